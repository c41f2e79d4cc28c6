import type * as v from 'valibot';
import type { PastOrderRow } from '#services/orders/past-orders.contract.ts';
import { itemsIn } from '#services/trolley/amounts.rules.ts';
import { toInstant } from '#services/wire.ts';
import type { PastOrderKept } from '../../db/repositories/past-orders.ts';
import { reasonAgainst } from '../change/reasons.ts';

const mostImages = 6;
/** What decides on an order besides itself. */
export type Asking = {
  /** An order of its shopper's is being paid for. */
  readonly isUnderWay: boolean;
  /** The order that its shopper is changing. */
  readonly changing: string | null;
  readonly nowMs: number;
};

/** Whether it may be changed now. */
export function isChangeable({ id, state, facts }: PastOrderKept, { isUnderWay, changing, nowMs }: Asking): boolean {
  const isOther = changing !== id;
  const told = {
    ...{ state, cutOffMs: facts.hold.slot.cutOffMs, hasChoice: facts.choice !== undefined },
    ...{ isUnderWay: isUnderWay && isOther, isAnotherInChange: changing !== null && isOther },
  };
  return reasonAgainst(told, nowMs) === null;
}

function isCancellable({ state, isPending, facts }: PastOrderKept, nowMs: number): boolean {
  const { cutOffMs } = facts.hold.slot;
  return state === 'placed' && !isPending && (cutOffMs === null || nowMs < cutOffMs);
}

/** An order as a row of a list tells it. */
export function rowTold(order: PastOrderKept, asking: Asking): v.InferInput<typeof PastOrderRow> {
  const { id, number, state, placedMs, totalCents, isInChange, facts } = order;
  const { slot } = facts.hold;
  return {
    orderId: id,
    orderNumber: number,
    placedAt: toInstant(placedMs),
    state,
    method: facts.method,
    pickupType: facts.pickupType,
    place: facts.place,
    startTime: toInstant(slot.startMs),
    endTime: toInstant(slot.endMs),
    cutOffTime: slot.cutOffMs === null ? null : toInstant(slot.cutOffMs),
    itemCount: itemsIn(facts.lines),
    totalCents,
    images: facts.lines.slice(0, mostImages).map(({ image }) => image),
    isChangeable: isChangeable(order, asking),
    isCancellable: isCancellable(order, asking.nowMs),
    isInChange,
  };
}
