import type { Timers } from '#services/clock/timers.ts';

/** Timers that stand still until they are told how far to go. */
export function stoppedTimers() {
  const waits = new Map<number, { readonly atMs: number; readonly run: () => void }>();
  let nowMs = 0;
  let last = 0;
  const timers: Timers = {
    setTimeout: (run, ms) => {
      last += 1;
      waits.set(last, { atMs: nowMs + ms, run });
      return last;
    },
    clearTimeout: (timer) => void waits.delete(timer as number),
  };
  return {
    timers,
    open: () => waits.size,
    async pass(ms: number): Promise<void> {
      const untilMs = nowMs + ms;
      for (;;) {
        const [next] = [...waits].filter(([, { atMs }]) => atMs <= untilMs).sort(([, a], [, b]) => a.atMs - b.atMs);
        if (!next) break;
        nowMs = next[1].atMs;
        waits.delete(next[0]);
        next[1].run();
        await Promise.resolve();
      }
      nowMs = untilMs;
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}
