import { Hono } from 'hono';
import { createPasswords, type Passwords } from './accounts/passwords.ts';
import { createAnalyticsSink } from './analytics/sink.ts';
import { type AskStore, createAsk } from './api/ask.ts';
import { emptyAnswer, jsonAnswer, refusalAnswer } from './api/answer.ts';
import { fileAnswer } from './api/file-answer.ts';
import { pathOf } from './api/operation.ts';
import { operations } from './api/operations.ts';
import { Refusal, refusals } from './api/refusal.ts';
import { runOperation } from './api/run-operation.ts';
import type { StoreWorld } from './api/store-world.ts';
import { type Known, visitorSessionOf } from './api/visitor-session.ts';
import { mountSignOn } from './bff/mount.ts';
import type { SignOn } from './bff/sign-on.ts';
import { DatabaseBusy } from './db/retry.ts';
import { renewDue } from './delivery-saver/renew.ts';
import { createSaverCharging } from './delivery-saver/settle.ts';
import { shelfKeyOf, termsOf } from './fulfilment/terms.ts';
import { createIds } from './ids.ts';
import { type Letters, noLetters } from './letters/letters.ts';
import { type Charging, createCharging } from './orders/charging.ts';
import { noPayments, type PaymentProvider } from './payments/provider.ts';
import { together } from './payments/see-through.ts';
import { createCspReports } from './security/csp-reports.ts';
import { apiHeaders, clearedCache } from './security/headers.ts';
import { never, type Overload } from './security/overload.ts';
import { createPace } from './security/pace.ts';
import type { World } from './world.ts';

type Given =
  | 'ids'
  | 'clock'
  | 'analyticsSink'
  | 'payments'
  | 'charging'
  | 'saverCharging'
  | 'serverKey'
  | 'letters'
  | 'passwords'
  | 'lookUps'
  | 'giveWay'
  | 'wait'
  | 'isSignInElsewhere'
  | 'signInAt';
export type StoreParts = Omit<StoreWorld, Given> &
  World & {
    /** Without one, counted events are forgotten. */
    readonly analyticsSink?: StoreWorld['analyticsSink'];
    /** Without one, no card can be taken. */
    readonly payments?: PaymentProvider;
    /** Without them, every letter is lost. */
    readonly letters?: Letters;
    /** Without them, those that cost what they should. */
    readonly passwords?: Passwords;
    /** Without one, hashes that leave the store change with each start. */
    readonly serverKey?: string | null;
    readonly overload?: Overload;
    /** Without one, the sign-in page has a form of its own. */
    readonly signOn?: SignOn | null;
    /** Checks each answer against its contract before it leaves: for tests. */
    readonly isChecking?: boolean;
    /** Answers what is not the API's: pages. Without it there are none. */
    readonly render?: (request: Request) => Response | Promise<Response>;
  };

export interface Store {
  /** Answers a request; a page that has already read what its guest's session knows hands that over, and a door whose request it is. */
  fetch(request: Request, known?: Known, client?: string): Promise<Response>;
  /** Answers a page of this process; null where it has to send a request. */
  readonly ask: AskStore;
  /** What the session knows of who sends these cookies, whose shelves they see, and cookies to set. */
  visitorOf(cookie: string): Promise<ReadVisitor>;
  readonly app: Hono<App>;
  /** Sees payments through that nobody waits for. */
  readonly charging: Pick<Charging, 'recover' | 'watch'>;
  /** Charges for the next period of delivery passes, and ends those that are over. */
  renew(): Promise<void>;
  /** How many reports of a broken page policy have come in. */
  readonly cspReports: { readonly count: number };
}

export type ReadVisitor = {
  readonly known: Known;
  /** Whose answers of the catalogue they share. */
  readonly shelfKey: string;
  readonly cookies: readonly string[];
};

/** What is handed along with a request that came from inside. */
type App = { Bindings: { readonly known?: Known | undefined; readonly client?: string | undefined } };

const errorIdBytes = 6;

/** Makes the store: a function from Request to Response that needs no port, no file and no clock of its own. */
export function createStore(parts: StoreParts): Store {
  const { clock, random, overload = never, isChecking = false, render, serverKey, signOn = null, ...rest } = parts;
  const seen: Omit<StoreWorld, 'charging' | 'saverCharging'> = {
    analyticsSink: createAnalyticsSink({ nowMs: () => clock.nowMs() }),
    payments: noPayments,
    letters: noLetters,
    passwords: createPasswords(random),
    lookUps: createPace({ atOnce: 240, aMinute: 240 }),
    wait: (ms) => clock.sleep(ms),
    giveWay: () => clock.sleep(0),
    isSignInElsewhere: signOn?.kind === 'issuer',
    signInAt: signOn?.kind === 'issuer' ? signOn.issuer : null,
    ...rest,
    clock,
    ids: createIds(clock, random),
    serverKey: serverKey ?? Buffer.from(random.bytes(32)).toString('base64url'),
  };
  const [charging, saverCharging] = [createCharging(seen), createSaverCharging(seen)];
  const world: StoreWorld = { ...seen, charging, saverCharging };
  const { log, publicOrigin } = parts;
  const headers = apiHeaders(publicOrigin.startsWith('https:'));
  const cspReports = createCspReports(log, () => clock.nowMs());
  const app = new Hono<App>();

  app.use(async (_, next) => {
    if (overload.isOverloaded()) throw refusals.busy();
    await next();
  });

  const methods = new Map<string, string[]>();
  for (const operation of operations) {
    const template = pathOf(operation.endpoint);
    const path = template.replace(/\{(\w+)\}/g, ':$1');
    const allowed = methods.get(path) ?? [];
    methods.set(path, [...allowed, operation.method, ...(operation.method === 'GET' ? ['HEAD'] : [])]);
    app.on(operation.method, path, async (c) => {
      const search = new URL(c.req.url).search;
      const { answer, cookies } = await runOperation(
        operation,
        c.req.raw,
        { params: c.req.param(), search },
        world,
        isChecking,
        c.env?.known,
        c.env?.client,
      );
      const told = operation.clearsCache ? { ...headers, ...clearedCache } : headers;
      if (operation.file !== null) return fileAnswer(operation.file, answer, told, cookies);
      return answer === undefined ? emptyAnswer(told, cookies) : jsonAnswer(200, answer, told, cookies);
    });
  }
  let document: Promise<object> | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= import('./openapi/document.ts').then(({ openApiDocument }) => openApiDocument(publicOrigin));
    return jsonAnswer(200, await document, headers);
  });
  app.post('/csp-reports', async (c) => {
    await cspReports.take(c.req.raw);
    return new Response(null, { status: 204, headers });
  });
  for (const path of mountSignOn(app, world, signOn)) methods.set(path, ['GET']);
  methods.set('/api/openapi.json', ['GET', 'HEAD']).set('/csp-reports', ['POST']);
  for (const [path, allowed] of methods)
    app.all(path, (c) => {
      const allow = [...new Set([...allowed, 'OPTIONS'])].join(', ');
      if (c.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...headers, allow } });
      throw refusals.wrongMethod(allow);
    });
  for (const path of ['/api', '/api/*', '/bff/*'])
    app.all(path, () => {
      throw refusals.notFound();
    });
  app.all('*', (c) => {
    if (render) return render(c.req.raw);
    throw refusals.notFound();
  });

  app.onError((error, c) => refusalAnswer(error instanceof Refusal ? error : refusalOf(error, c.req.method), headers));

  function refusalOf(error: unknown, method: string): Refusal {
    if (error instanceof DatabaseBusy) return refusals.busy();
    const errorId = Buffer.from(random.bytes(errorIdBytes)).toString('hex');
    log.error({ errorId, method, err: error }, 'A request failed.');
    return refusals.unexpected(errorId);
  }

  async function fetch(request: Request, known?: Known, client?: string): Promise<Response> {
    try {
      return await app.fetch(request, { known, client });
    } catch (thrown) {
      return refusalAnswer(refusalOf(thrown, request.method), headers);
    }
  }
  async function visitorOf(cookie: string): Promise<ReadVisitor> {
    const session = visitorSessionOf(cookie, world);
    const known = await session.known();
    return { known, shelfKey: shelfKeyOf(termsOf(world, known)), cookies: session.cookies };
  }
  const read = createAsk(world, isChecking);
  const ask: AskStore = async (asked) => (overload.isOverloaded() ? null : read(asked));
  const renew = () => renewDue(world);
  return { app, charging: together([charging, saverCharging]), renew, cspReports, fetch, ask, visitorOf };
}
