import * as v from 'valibot';
import { parseQuery } from '#services/navigation/query.rules.ts';
import { readJson, saysJson } from '../security/body.ts';
import { isOwnWrite } from '../security/own-write.ts';
import type { Ask, Operation } from './operation.ts';
import { refusals } from './refusal.ts';
import type { StoreWorld } from './store-world.ts';
import { checkRole, checkSubject, subjectHeader } from './role.ts';
import { type Known, visitorSessionOf } from './visitor-session.ts';

type Parts = { readonly params: Readonly<Record<string, string>>; readonly search: string };
export type Ran = { readonly answer: unknown; readonly cookies: readonly string[] };

/** Checks a request against its operation, does the work and gives the answer. */
export async function runOperation(
  operation: Operation,
  request: Request,
  parts: Parts,
  world: StoreWorld,
  isChecking: boolean,
  known?: Known,
  client?: string,
): Promise<Ran> {
  const isWrite = operation.method !== 'GET';
  if (isWrite && !isOwnWrite(request.headers, world.publicOrigin)) throw refusals.forbidden();
  if (isWrite && !saysJson(request.headers)) throw refusals.notJson();
  const readBody = async () => (isWrite ? bodyOf(operation, request) : undefined);
  const subject = isWrite ? request.headers.get(subjectHeader) : undefined;
  const key = isWrite ? keyOf(request.headers) : null;
  const isBackground = request.headers.get('x-background') === '1';
  const cookie = request.headers.get('cookie');
  return run({ operation, cookie, parts, world, isChecking, known, client, subject, key, isBackground, readBody });
}

/** The same for a read that needs no request: only the visitor's cookies. */
export const runRead = (asked: Omit<Run, 'readBody'>): Promise<Ran> =>
  run({ ...asked, readBody: async () => undefined });

type Run = {
  readonly operation: Operation;
  readonly cookie: string | null;
  readonly parts: Parts;
  readonly world: StoreWorld;
  readonly isChecking: boolean;
  readonly known?: Known | undefined;
  readonly client?: string | undefined;
  /** Whom a write takes itself to be for; undefined for a read. */
  readonly subject?: string | null | undefined;
  readonly key?: string | null;
  readonly isBackground?: boolean;
  readonly readBody: () => Promise<unknown>;
};

async function run({ operation, cookie, parts, world, isChecking, known, client, ...write }: Run): Promise<Ran> {
  const { subject, key, isBackground = false, readBody } = write;
  const session = visitorSessionOf(cookie, world, known);
  if (operation.role !== 'anyone') checkRole(operation.role, await session.person());
  if (subject !== undefined && !operation.settlesSubject) await checkSubject(operation.role, subject, session);
  const ask = {
    world,
    session,
    params: operation.params && checkedPath(operation.params, parts.params),
    query: operation.query && checked(operation.query, parseQuery(parts.search)),
    body: await readBody(),
    client: client ?? '',
    idempotencyKey: key ?? null,
    isBackground,
  } as Ask<never, never, never>;
  const answer = await operation.handle(ask);
  if (isChecking) v.parse(operation.answer, answer);
  return { answer, cookies: session.cookies };
}

const keyShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function keyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key');
  if (key !== null && !keyShape.test(key)) throw refusals.invalid({ 'Idempotency-Key': 'is a UUID in lower case' });
  return key;
}

async function bodyOf({ body, longestList }: Operation, request: Request): Promise<unknown> {
  const json = await readJson(request, longestList);
  if (body) return checked(body, json, 'body');
  if (json === undefined || (typeof json === 'object' && json !== null && Object.keys(json).length === 0))
    return undefined;
  throw refusals.invalid({ body: 'is empty here' });
}

/** A path whose parameters are of another shape leads nowhere. */
function checkedPath(schema: v.GenericSchema, value: unknown): unknown {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) throw refusals.notFound();
  return parsed.output;
}

function checked(schema: v.GenericSchema, value: unknown, whole = 'query'): unknown {
  const parsed = v.safeParse(schema, value, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  throw refusals.invalid(
    Object.fromEntries(
      parsed.issues.slice(0, mostTold).map((issue) => [v.getDotPath(issue)?.slice(0, 100) ?? whole, told(issue)]),
    ),
  );
}

const mostTold = 20;
/** Our own schemas say what is right; the library's words repeat what was sent, so they are not passed on. */
const told = (issue: v.BaseIssue<unknown>): string =>
  issue.message.startsWith('Invalid') ? 'is not right' : issue.message;
