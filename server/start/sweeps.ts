import { sweepSlowDown } from '../accounts/slow-down.ts';
import { slotHorizonDays } from '#services/fulfilment/fulfilment.words.ts';
import type { Store } from '../app.ts';
import { sessionLimits } from '../api/visitor-session.ts';
import type { Database, Transaction } from '../db/database.ts';
import { sweepKeys } from '../db/repositories/idempotency.ts';
import { sweepSlots } from '../db/repositories/holds.ts';
import { sweepLetters } from '../db/repositories/letters.ts';
import { sweepDueLetters } from '../db/repositories/letters-due.ts';
import { sweepPayloads } from '../db/repositories/oidc-payloads.ts';
import { sweepSessions } from '../db/repositories/sessions.ts';
import { sweepSignIns } from '../db/repositories/sign-ins.ts';
import { reclaimExpired } from '../fulfilment/release-hold.ts';
import type { Log } from '../log.ts';
import type { ProcessWorld } from '../world.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** A browser that was offline for weeks may still send again what it has sent. */
const keysLastMs = 30 * 24 * hourMs;
/** So long whoever looks into it sees when the letter of an order went. */
const lettersLastMs = 30 * 24 * hourMs;

/** What goes when its time is over, each in a transaction of its own: one that fails keeps none of the others. */
export const sweeps: readonly ((trx: Transaction, nowMs: number) => Promise<number>)[] = [
  (trx, nowMs) => sweepSessions(trx, nowMs - sessionLimits.idleMs),
  (trx, nowMs) => sweepKeys(trx, nowMs - keysLastMs),
  sweepLetters,
  (trx, nowMs) => sweepDueLetters(trx, nowMs - lettersLastMs),
  sweepSignIns,
  sweepPayloads,
  sweepSlowDown,
  (trx, nowMs) => sweepSlots(trx, nowMs - slotHorizonDays * 24 * hourMs),
];

const recoverEveryMs = 2_000;

/**
 * Sees payments through that a process before this one left in between, now and every two seconds, and listens to what is
 * told of others, until it is stopped.
 */
export function startRecovery(
  charging: Store['charging'],
  log: Pick<Log, 'warn'>,
  { every }: ProcessWorld,
): () => void {
  const recover = () =>
    void charging
      .recover()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'Payments that were left in between could not be looked for.'),
      );
  const stops = [charging.watch(), every(recoverEveryMs, recover)];
  recover();
  return () => {
    for (const stop of stops) stop();
  };
}

/** Charges for delivery passes that renew, at the start and every minute, until it is stopped. */
export function startRenewals(
  renew: Store['renew'],
  log: Pick<Log, 'warn'>,
  { every }: Pick<ProcessWorld, 'every'>,
): () => void {
  const work = () =>
    void renew().catch((error: unknown) => log.warn({ err: error }, 'Delivery passes could not be renewed.'));
  work();
  return every(minuteMs, work);
}

/** Who is told that a place in a slot came free. */
export type OnFreed = (slotId: string) => Promise<void>;

/** Takes back each minute the slots that nobody holds any more, and sweeps every hour, until it is stopped. */
export function startSweeps(
  db: Database,
  log: Pick<Log, 'warn'>,
  { clock, every }: ProcessWorld,
  onFreed: OnFreed,
): () => void {
  const warn = (error: unknown) => log.warn({ err: error }, 'What is out of date could not be swept.');
  const sweep = async () => {
    for (const work of sweeps) await db.transaction((trx) => work(trx, clock.nowMs())).catch(warn);
  };
  const takeBack = async () => {
    for (const slotId of await reclaimExpired({ db, clock })) await onFreed(slotId);
  };
  const stops = [every(minuteMs, () => void takeBack().catch(warn)), every(hourMs, () => void sweep())];
  return () => {
    for (const stop of stops) stop();
  };
}
