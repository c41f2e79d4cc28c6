import { sweepSlowDown } from '../accounts/slow-down.ts';
import { sessionLimits } from '../api/visitor-session.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sweepLetters } from '../db/repositories/letters.ts';
import { sweepSessions } from '../db/repositories/sessions.ts';
import type { Log } from '../log.ts';
import type { ProcessWorld } from '../world.ts';

const hourMs = 3_600_000;

/** What goes when its time is over, each in a transaction of its own: one that fails keeps none of the others. */
export const sweeps: readonly ((trx: Transaction, nowMs: number) => Promise<number>)[] = [
  (trx, nowMs) => sweepSessions(trx, nowMs - sessionLimits.idleMs),
  sweepLetters,
  sweepSlowDown,
];

/** Sweeps every hour until it is stopped. */
export function startSweeps(db: Database, log: Pick<Log, 'warn'>, { clock, every }: ProcessWorld): () => void {
  const sweep = async () => {
    for (const work of sweeps)
      await db
        .transaction((trx) => work(trx, clock.nowMs()))
        .catch((error: unknown) => log.warn({ err: error }, 'What is out of date could not be swept.'));
  };
  return every(hourMs, () => void sweep());
}
