import { type DestinationStream, pino } from 'pino';
import type { Config } from './config.ts';

/** Every field that a log line may carry. What is not named here is dropped, so a new one is a decision. */
export const logFields = [
  'attempt',
  'build',
  'bytes',
  'catalogueVersion',
  'code',
  'durationMs',
  'engine',
  'errorId',
  'event',
  'method',
  'mode',
  'origin',
  'port',
  'products',
  'reason',
  'requestId',
  'route',
  'signal',
  'size',
  'status',
  'step',
] as const;
type LogField = (typeof logFields)[number];

/** Facts beside a constant sentence. `err` takes a thrown thing and keeps its kind and place, never its words. */
export type LogFacts = Readonly<Partial<Record<LogField, string | number | boolean | null>>> & {
  readonly err?: unknown;
};

type Write = (facts: LogFacts, message: string) => void;
export type Log = Readonly<Record<'debug' | 'info' | 'warn' | 'error' | 'fatal', Write>>;

const allowed: ReadonlySet<string> = new Set(logFields);
const longest = 200;
const mostFrames = 12;

/** JSON lines with listed fields only: no name, address, mail, token or address of a page can be in them. */
export function createLog(
  level: Config['logLevel'],
  nowMs: () => number,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":${nowMs()}`,
      formatters: { level: (label) => ({ level: label }), log: keepListed },
    },
    destination,
  );
}

/** Nothing is said: for tests and tools. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {}, fatal() {} };

function keepListed(facts: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (name === 'err') kept['err'] = describe(value);
    else if (allowed.has(name)) kept[name] = plain(value);
  }
  return kept;
}

function plain(value: unknown): string | number | boolean | null {
  if (typeof value === 'string') return value.slice(0, longest);
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** An error's message may repeat what a shopper typed, so its class, its code and its frames are all that is kept. */
function describe(thrown: unknown): Record<string, unknown> {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { code } = thrown as { code?: unknown };
  const frames = thrown.stack?.replace(thrown.message, '').split('\n').slice(1, mostFrames);
  return {
    type: thrown.name,
    ...(typeof code === 'string' ? { code: plain(code) } : {}),
    at: frames?.map((line) => line.trim()),
    ...(thrown.cause === undefined ? {} : { cause: describe(thrown.cause) }),
  };
}
