import { type IntendedPayment } from '../db/repositories/orders.ts';
import { intendedPayments } from '../db/repositories/payments.ts';
import type { ChargeAnswer } from '../payments/provider.ts';
import type { OrderWorld } from './order-world.ts';
import { createRefunding } from './refunds/refunding.ts';
import { settle } from './settle.ts';

/** Whoever places an order is kept waiting no longer than this; what they are told then is that nobody knows yet. */
export const longestWaitMs = 8_000;
/** A charge that nobody has answered for so long is asked for once more. */
const askedAgainMs = 30_000;
/** After that nobody wants to be charged any more. */
const givenUpMs = 15 * 60_000;

const notAnswered: ChargeAnswer = {
  state: 'declined',
  reason: 'Your bank did not answer in time. You have not been charged. Please try again.',
};

export interface Charging {
  /** Sees a payment through, and waits for that as long as a shopper may be kept waiting. */
  waitFor(payment: IntendedPayment): Promise<void>;
  /** Sees through what an order is owed, as long as a shopper may be kept waiting. */
  giveBack(orderId: string): Promise<void>;
  /** Sees every payment and every refund through that was left in between and that nobody here is at work on. */
  recover(): Promise<void>;
  /** Listens to what is told of payments by itself. Gives the way to stop. */
  watch(): () => void;
}

type Attempt = { readonly sinceMs: number; readonly end: Promise<void> };

/** Charges what is intended, one attempt for each payment at a time. It never fails: who wants to know asks the order. */
export function createCharging(world: OrderWorld): Charging {
  const { db, clock, wait, payments, log } = world;
  const underWay = new Map<string, Attempt>();
  const refunding = createRefunding(world);
  const complain = (error: unknown) =>
    log.warn({ err: error, reason: 'charge' }, 'What became of a payment is not known yet.');

  async function answerOf({ id, instrumentId, amountCents, createdMs }: IntendedPayment): Promise<ChargeAnswer> {
    if (clock.nowMs() - createdMs < givenUpMs) return payments.charge({ paymentId: id, instrumentId, amountCents });
    return (await payments.giveUp(id)) === 'captured' ? { state: 'captured' } : notAnswered;
  }

  async function settleAll(paymentId: string, answer: ChargeAnswer): Promise<void> {
    const owing = await settle(world, paymentId, answer);
    if (owing !== null) void refunding.pursue(owing);
  }

  function pursue(payment: IntendedPayment): Promise<void> {
    const { id } = payment;
    const before = underWay.get(id);
    const sinceMs = clock.nowMs();
    if (before && sinceMs - before.sinceMs < askedAgainMs) return before.end;
    const end = answerOf(payment)
      .then((answer) => settleAll(id, answer))
      .catch(complain)
      .finally(() => {
        if (underWay.get(id)?.end === end) underWay.delete(id);
      });
    underWay.set(id, { sinceMs, end });
    return end;
  }

  return {
    waitFor: (payment) => Promise.race([pursue(payment), wait(longestWaitMs)]),
    giveBack: (orderId) => Promise.race([refunding.pursue(orderId), wait(longestWaitMs)]),
    async recover() {
      const intended = (await intendedPayments(db.read)).map(pursue);
      await Promise.all([...intended, refunding.pursue()]);
    },
    watch: () => payments.watch((paymentId, answer) => void settleAll(paymentId, answer).catch(complain)),
  };
}
