import type { Random } from '#fixtures/random.ts';
import { realWorld } from '../../world.ts';
import { type Phase, phases } from './browser.ts';

/** A request of that phase is in the store for about so long, in milliseconds; what the bank does takes longer. */
const longestMs: Readonly<Record<Phase, number>> = { reserve: 40, place: 80, pay: 300, other: 30 };
const longestWaitMs = 1_500;
const longestOpeningMs = 900;

/** Says when to kill: so long after a request of some phase was sent. */
export function createKiller(random: Random) {
  let waiting: { readonly phase: Phase; readonly done: () => void } | null = null;
  return {
    onSent(phase: Phase): void {
      if (waiting?.phase !== phase) return;
      waiting.done();
      waiting = null;
    },
    /** Resolves at a random instant of a random phase, and says of which. */
    async moment(): Promise<Phase> {
      const phase = random.pick(phases);
      const sent = new Promise<void>((resolve) => {
        waiting = { phase, done: resolve };
      });
      await Promise.race([sent, realWorld.clock.sleep(longestWaitMs)]);
      waiting = null;
      await realWorld.clock.sleep(random.between(0, longestMs[phase]));
      return phase;
    },
    /** Whether to kill while it opens, and when; null: it may open. */
    whileOpening: (): number | null => (random.next() < 0.12 ? random.between(0, longestOpeningMs) : null),
  };
}
