import type { Log } from '../log.ts';

export type HealthParts = {
  /** Rejects or says false while requests would not be answered well. */
  readonly isReady: () => Promise<boolean>;
  readonly metrics: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
};
export const healthPaths = ['/healthz', '/readyz', '/metrics'] as const;

/** Answers for those who look after the process; null for a path that is none of theirs. */
export function createHealth({ isReady, metrics, headers, log }: HealthParts) {
  const text = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
    new Response(body, { status, headers: { ...headers, 'content-type': type, 'cache-control': 'no-store' } });

  async function readiness(): Promise<Response> {
    try {
      if (await isReady()) return text(200, 'ready\n');
    } catch (error) {
      log.error({ err: error }, 'The database does not answer.');
    }
    const notNow = text(503, 'not ready\n');
    notNow.headers.set('retry-after', '2');
    return notNow;
  }

  return async (path: string): Promise<Response | null> => {
    if (path === '/healthz') return text(200, 'alive\n');
    if (path === '/readyz') return readiness();
    return path === '/metrics' ? text(200, metrics(), 'text/plain; version=0.0.4; charset=utf-8') : null;
  };
}
export type Health = ReturnType<typeof createHealth>;
