import { sweepSlowDown } from '../accounts/slow-down.ts';
import { sessionLimits } from '../api/visitor-session.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sweepKeys } from '../db/repositories/idempotency.ts';
import { sweepLetters } from '../db/repositories/letters.ts';
import { sweepPayloads } from '../db/repositories/oidc-payloads.ts';
import { sweepSessions } from '../db/repositories/sessions.ts';
import { sweepSignIns } from '../db/repositories/sign-ins.ts';
import type { Log } from '../log.ts';
import type { ProcessWorld } from '../world.ts';

const hourMs = 3_600_000;
/** A browser that was offline for weeks may still send again what it has sent. */
const keysLastMs = 30 * 24 * hourMs;

/** What goes when its time is over, each in a transaction of its own: one that fails keeps none of the others. */
export const sweeps: readonly ((trx: Transaction, nowMs: number) => Promise<number>)[] = [
  (trx, nowMs) => sweepSessions(trx, nowMs - sessionLimits.idleMs),
  (trx, nowMs) => sweepKeys(trx, nowMs - keysLastMs),
  sweepLetters,
  sweepSignIns,
  sweepPayloads,
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
