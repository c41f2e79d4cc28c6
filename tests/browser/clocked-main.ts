import { randomFillSync } from 'node:crypto';
import { run } from '#server/start/run.ts';
import type { ProcessWorld } from '#server/world.ts';

/** The store on a clock that the test which started it moves: `{ byMs }` in, `{ nowMs }` out. */
let aheadMs = Number(process.env['CLOCK_AHEAD_MS'] ?? 0);
const rounds = new Set<{ readonly ms: number; readonly work: () => void }>();

const world: ProcessWorld = {
  clock: {
    nowMs: () => Math.floor(Date.now() + aheadMs),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
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
  // What comes round by the minute has come round.
  for (const { ms, work } of rounds) if (ms <= byMs) work();
  process.send?.({ nowMs: world.clock.nowMs() });
});
process.on('SIGTERM', () => void store.close('SIGTERM').then(() => process.exit(0)));
