import { randomFillSync } from 'node:crypto';
import type { World } from '#server/world.ts';

/** The real clock and real chance, for tests that run real engines. */
export const realWorld: World = {
  clock: {
    nowMs: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  },
  random: { fraction: () => Math.random(), bytes: (length) => randomFillSync(new Uint8Array(length)) },
};
