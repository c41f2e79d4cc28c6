import { refusals } from '../api/refusal.ts';
import type { Transaction } from '../db/database.ts';
import { takeCouponUse } from '../db/repositories/coupon-uses.ts';
import { consumeHold } from '../db/repositories/order-places.ts';
import {
  createOrder,
  isOrderUnderWay,
  type KeptFacts,
  type KeyedOrder,
  orderByKey,
} from '../db/repositories/orders.ts';
import { intendPayment } from '../db/repositories/payments.ts';
import { keepSaving } from '../db/repositories/subscription-savings.ts';
import type { TrolleyRows } from '../db/repositories/trolley.ts';
import type { Fee } from '../fulfilment/fee-now.ts';
import type { HeldSlot, Hold } from '../fulfilment/hold.ts';
import { overOf } from '../fulfilment/over-of.ts';
import { displayedOf } from '../payments/displayed.ts';
import type { KnownInstrument } from '../payments/provider.ts';
import { afterPlacing } from './keep-placed.ts';
import type { Draft } from './order.types.ts';
import { orderNumber } from './order-number.ts';
import type { OrderWorld } from './order-world.ts';
import { takeStock } from './take-stock.ts';

type Wanted = {
  readonly shopperId: string;
  readonly firstName: string;
  readonly key: string;
  readonly requestHash: string;
  readonly instrument: KnownInstrument | null;
  readonly draft: Draft;
  readonly hold: Hold;
  /** Held by this transaction. */
  readonly trolley: TrolleyRows;
};

const soldOut = () =>
  refusals.orderNotReady('Something in your trolley has just sold out. Please look over your order again.');

/** Makes an order of what was checked. The place in the slot, the coupons and the stock are the order's from now on. */
export async function makeOrder(
  trx: Transaction,
  world: OrderWorld,
  wanted: Wanted,
  nowMs: number,
): Promise<KeyedOrder> {
  const { shopperId, key, requestHash, draft, hold, trolley } = wanted;
  const { lines, totalCents } = draft;
  const orderId = world.ids.uuid4();
  for (const { code } of draft.coupons.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
    if (!(await takeCouponUse(trx, { code, shopperId, orderId }))) throw refusals.totalsChanged();
  const taken = await takeStock(trx, draft.storeId, lines);
  if (!taken) throw soldOut();
  const instrument = totalCents > 0 ? wanted.instrument : null;
  const placed = { orderId, shopperId, lines, orderedMs: nowMs, trolley };
  if (!instrument) await afterPlacing(trx, world, placed, nowMs);
  const { reservationId, slot } = hold;
  const held = await consumeHold(trx, { shopperId, reservationId }, nowMs);
  if (!held) throw await overOf(trx, shopperId, nowMs);
  const facts: KeptFacts = {
    ...kept(draft),
    hold: { ...held, slot: agreedSlot(held.slot, draft.fee), reservationId },
    firstName: wanted.firstName,
    instrument: instrument && displayedOf(instrument, nowMs),
    requestHash,
    taken,
  };
  const state = instrument ? 'paying' : 'placed';
  const order = { id: orderId, shopperId, key, state, slot, totalCents, facts, nowMs } as const;
  while (!(await createOrder(trx, { ...order, number: orderNumber(world.ids) })))
    if (await isOrderUnderWay(trx, shopperId)) throw refusals.orderUnderWay();
  const { saver = null, savedCents = 0 } = draft.fee ?? {};
  if (saver) await keepSaving(trx, { orderId, shopperId, subscriptionId: saver.subscriptionId, savedCents });
  if (instrument) {
    const { instrumentId } = instrument;
    const payment = { id: world.ids.uuid4(), instrumentId, amountCents: totalCents, createdMs: nowMs };
    await intendPayment(trx, { ...payment, orderId, shopperId });
  }
  const made = await orderByKey(trx, shopperId, key);
  if (!made) throw new Error('An order is not where it was put.');
  return made;
}

/** The order keeps what it was told, whatever becomes of a delivery pass. */
const agreedSlot = (slot: HeldSlot, fee: Fee | null): HeldSlot =>
  fee && fee.feeCents !== slot.feeCents ? { ...slot, agreedFeeCents: fee.feeCents } : slot;

const kept = (draft: Draft): Omit<KeptFacts, 'hold' | 'firstName' | 'instrument' | 'requestHash' | 'taken'> => ({
  lines: draft.lines,
  components: draft.components,
  savingsCents: draft.savingsCents,
  coupons: draft.coupons,
  method: draft.method,
  pickupType: draft.pickupType,
  place: draft.place,
  storeId: draft.storeId,
  storeName: draft.storeName,
  instructions: draft.instructions,
  orderNotes: draft.orderNotes,
  bonusProducts: draft.bonusProducts,
  samples: draft.samples,
  choice: draft.choice,
  trolleyChoices: draft.trolleyChoices,
});
