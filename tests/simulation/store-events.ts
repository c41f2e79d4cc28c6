import type { Database } from '#server/db/database.ts';
import { reclaimExpired } from '#server/fulfilment/release-hold.ts';
import { startPicking } from '#server/orders/picking/steps.ts';
import type { Clock } from '#server/world.ts';
import { chanceOf, type FaultKind } from './faults.ts';
import type { Plan } from './plan.ts';
import type { Scheduler } from './scheduler.ts';

export type StoreEdge = {
  readonly plan: Plan;
  readonly db: Database;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly hasFault: (kind: FaultKind) => boolean;
  readonly seen: (kind: FaultKind) => void;
  readonly say: (line: string) => void;
  readonly written: () => void;
  readonly recover: () => void;
  /** Everybody looks once more and no later: what the store did by itself after that would be news to nobody. */
  readonly isResting: () => boolean;
  /** The store ends, whatever it was in the middle of, and another begins on its database. */
  readonly restart: () => void;
};

const minuteMs = 60_000;
const recoverEveryMs = 30_000;
const restartEveryMs = 45_000;
const early = 0.1;

/** What the store does by itself, what befalls it, and what those do who pick its orders. */
export function beginStoreEvents(edge: StoreEdge): void {
  const { plan, db, clock, scheduler, hasFault, seen, say, written } = edge;
  const befall = chanceOf(plan.seed, 'store');
  const every = (ms: number, work: () => void) => {
    const again = () =>
      void scheduler.after(ms, () => {
        again();
        work();
      });
    again();
  };
  every(recoverEveryMs, edge.recover);
  every(5 * minuteMs, () => void reclaimExpired({ db, clock }).then(written));
  let picks = 0;
  every(2 * minuteMs, () => void pick(picks++));
  let restarts = 0;
  every(restartEveryMs, () => {
    const [at, isNow] = [restarts++, befall.next() < 0.5];
    if (!isNow || !hasFault('restart') || plan.skippedEvents.includes(at)) return;
    seen('restart');
    say('the store begins again');
    edge.restart();
  });

  /** Whoever picks begins when the time to order is over, and at times before. */
  async function pick(nth: number): Promise<void> {
    if (edge.isResting()) return;
    const rows = await db.read.selectFrom('orders').select(['id', 'facts']).where('state', '=', 'placed').execute();
    for (const { id, facts } of rows) {
      const { cutOffMs } = (JSON.parse(facts) as { hold: { slot: { cutOffMs: number | null } } }).hold.slot;
      const isEarly = chanceOf(plan.seed, 'pick', id, nth).next() < early && hasFault('earlyPicking');
      if (!isEarly && (cutOffMs ?? Number.POSITIVE_INFINITY) > clock.nowMs()) continue;
      if (isEarly) seen('earlyPicking');
      say('an order begins to be picked');
      await startPicking({ db, clock }, id);
      written();
    }
  }
}
