import { endRefund, type IntendedRefund, intendedRefunds } from '../../db/repositories/refunds.ts';
import type { OrderWorld } from '../order-world.ts';

/** A refund that nobody has answered for so long is asked for once more. */
const askedAgainMs = 30_000;

export interface Refunding {
  /** Sees what an order is owed through; of every order for none. It never fails: what is left is tried again. */
  pursue(orderId?: string): Promise<void>;
}

/** Gives back what is intended, one attempt for each refund at a time. Said twice, the payment side does it once. */
export function createRefunding({ db, clock, payments, log }: OrderWorld): Refunding {
  const underWay = new Map<string, { readonly sinceMs: number; readonly end: Promise<void> }>();
  const complain = (error: unknown) =>
    log.warn({ err: error, reason: 'refund' }, 'What became of a refund is not known yet.');

  async function give({ refundId, paymentId, amountCents }: IntendedRefund): Promise<void> {
    const state = await payments.refund({ refundId, paymentId, amountCents });
    const isNew = await db.transaction((trx) => endRefund(trx, refundId, state, clock.nowMs()));
    if (isNew && state === 'refused')
      log.error({ event: 'refund-refused' }, 'A refund was refused: somebody has to look at the refunds of the store.');
  }
  function pursueOne(refund: IntendedRefund): Promise<void> {
    const { refundId } = refund;
    const before = underWay.get(refundId);
    const sinceMs = clock.nowMs();
    if (before && sinceMs - before.sinceMs < askedAgainMs) return before.end;
    const end = give(refund)
      .catch(complain)
      .finally(() => {
        if (underWay.get(refundId)?.end === end) underWay.delete(refundId);
      });
    underWay.set(refundId, { sinceMs, end });
    return end;
  }
  return {
    async pursue(orderId) {
      try {
        await Promise.all((await intendedRefunds(db.read, orderId)).map(pursueOne));
      } catch (error) {
        complain(error);
      }
    },
  };
}
