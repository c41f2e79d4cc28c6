import { randomFillSync } from 'node:crypto';
import { run } from '#server/start/run.ts';
import type { ProcessWorld } from '#server/world.ts';

/** The store on a clock that the test which started it moves: `{ byMs }` in, `{ nowMs }` out. */
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
/** What takes seconds takes so many times as long, unless the test moves the clock past its end. */
const slowness = Number(process.env['CLOCK_SLOWNESS'] ?? 1);
const longMs = 10_000;
const naps = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
const rounds = new Set<{ readonly ms: number; readonly work: () => void }>();

const world: ProcessWorld = {
  clock: {
    nowMs: () => Math.floor(Date.now() + aheadMs),
    sleep: (ms) =>
      new Promise((resolve) => {
        const wake = () => {
          naps.delete(nap);
          resolve();
        };
        const nap = { untilMs: Date.now() + aheadMs + ms, wake };
        naps.add(nap);
        setTimeout(wake, ms < longMs ? ms : ms * slowness);
      }),
  },
  random: { fraction: () => Math.random(), bytes: (length) => randomFillSync(new Uint8Array(length)) },
  monotonicMs: () => performance.now(),
  every(ms, work) {
    const round = { ms, work };
    rounds.add(round);
    const timer = setInterval(work, ms).unref();
    return () => {
      rounds.delete(round);
      clearInterval(timer);
    };
  },
};

const store = await run(process.env, world, (line) => console.log(line));
process.on('message', ({ byMs }: { byMs: number }) => {
  aheadMs += byMs;
  for (const { untilMs, wake } of naps) if (untilMs <= world.clock.nowMs()) wake();
  // What comes round by the minute has come round.
  for (const { ms, work } of rounds) if (ms <= byMs) work();
  process.send?.({ nowMs: world.clock.nowMs() });
});
process.on('SIGTERM', () => void store.close('SIGTERM').then(() => process.exit(0)));
