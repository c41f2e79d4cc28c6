import type { Timers } from '#services/clock/timers.ts';
import { faultOf } from '#services/fault.ts';
import { createHttp, type HttpEdge } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Timers that fire at once up to a length, remembering how long each wait was to be; longer ones never do. */
export function eagerTimers(firesUpToMs = 9_999) {
  const waits: number[] = [];
  const timers: Timers = {
    setTimeout: (run, ms) => {
      const timer = { isCleared: false };
      if (ms > firesUpToMs) return timer;
      waits.push(ms);
      setImmediate(() => timer.isCleared || run());
      return timer;
    },
    clearTimeout: (timer) => {
      if (timer) (timer as { isCleared: boolean }).isCleared = true;
    },
  };
  return { timers, waits };
}

/** The real wrapper over a fetch of two lines, with everything it says and asks kept. */
export function shopEdge(answer: Answer, more: Partial<HttpEdge> & { firesUpToMs?: number } = {}) {
  const asked: Request[] = [];
  const lines: string[] = [];
  const heard: number[] = [];
  const { timers, waits } = eagerTimers(more.firesUpToMs);
  const http = createHttp({
    fetch: async (request) => {
      asked.push(request.clone() as Request);
      return answer(request);
    },
    origin: 'http://shop.localhost:4000',
    marker: 'WebApp',
    version: 'build-7',
    clock: { nowMs: () => 1_000_000, keepServerNow: (serverNowMs) => void heard.push(serverNowMs) },
    log: { warn: (line) => void lines.push(line), error: (line) => void lines.push(line) },
    replay: createReplay(),
    random: () => 0,
    timers,
    ...more,
  });
  return { http, asked, lines, heard, waits, timers };
}

export const faultFrom = (work: Promise<unknown>) =>
  work.then(
    () => {
      throw new Error('This was to be refused.');
    },
    (error: unknown) => faultOf(error),
  );
