import type { StoreWorld } from '../api/store-world.ts';
import type { Reader } from '../db/database.ts';
import type { IntendedPayment } from '../db/repositories/orders.ts';
import type { ChargeAnswer } from './provider.ts';

/** Whoever pays is kept waiting no longer than this; what they are told then is that nobody knows yet. */
export const longestWaitMs = 8_000;
/** A charge that nobody has answered for so long is asked for once more. */
const askedAgainMs = 30_000;
/** After that nobody wants to be charged any more. */
const givenUpMs = 15 * 60_000;

const notAnswered: ChargeAnswer = {
  state: 'declined',
  reason: 'Your bank did not answer in time. You have not been charged. Please try again.',
};

type Parts = {
  /** Every payment that stands in the database and of which nobody knows what became of it. */
  readonly intended: (db: Reader) => Promise<readonly IntendedPayment[]>;
  /** Does what follows from an answer, once; of a payment that is none of these, nothing. */
  readonly settle: (paymentId: string, answer: ChargeAnswer) => Promise<void>;
};

export interface SeeingThrough {
  /** Sees a payment through, and waits for that as long as somebody may be kept waiting. */
  waitFor(payment: IntendedPayment): Promise<void>;
  /** Sees every payment through that was left in between and that nobody here is at work on. */
  recover(): Promise<void>;
  /** Listens to what is told of payments by itself. Gives the way to stop. */
  watch(): () => void;
}

type Attempt = { readonly sinceMs: number; readonly end: Promise<void> };

/**
 * Charges what stands in the database as intended, one attempt for each payment at a time, whatever it is for. It never
 * fails: who wants to know asks what was paid for.
 */
export function createSeeingThrough(
  { db, clock, wait, payments, log }: Pick<StoreWorld, 'db' | 'clock' | 'wait' | 'payments' | 'log'>,
  { intended, settle }: Parts,
): SeeingThrough {
  const underWay = new Map<string, Attempt>();
  const complain = (error: unknown) =>
    log.warn({ err: error, reason: 'charge' }, 'What became of a payment is not known yet.');

  async function answerOf({ id, instrumentId, amountCents, createdMs }: IntendedPayment): Promise<ChargeAnswer> {
    if (clock.nowMs() - createdMs < givenUpMs) return payments.charge({ paymentId: id, instrumentId, amountCents });
    return (await payments.giveUp(id)) === 'captured' ? { state: 'captured' } : notAnswered;
  }

  function pursue(payment: IntendedPayment): Promise<void> {
    const { id } = payment;
    const before = underWay.get(id);
    const sinceMs = clock.nowMs();
    if (before && sinceMs - before.sinceMs < askedAgainMs) return before.end;
    const end = answerOf(payment)
      .then((answer) => settle(id, answer))
      .catch(complain)
      .finally(() => {
        if (underWay.get(id)?.end === end) underWay.delete(id);
      });
    underWay.set(id, { sinceMs, end });
    return end;
  }

  return {
    waitFor: (payment) => Promise.race([pursue(payment), wait(longestWaitMs)]),
    recover: async () => void (await Promise.all((await intended(db.read)).map(pursue))),
    watch: () => payments.watch((paymentId, answer) => void settle(paymentId, answer).catch(complain)),
  };
}

/** Several of them as one. */
export const together = (all: readonly Pick<SeeingThrough, 'recover' | 'watch'>[]) => ({
  async recover(): Promise<void> {
    await Promise.all(all.map((one) => one.recover()));
  },
  watch(): () => void {
    const stops = all.map((one) => one.watch());
    return () => {
      for (const stop of stops) stop();
    };
  },
});
