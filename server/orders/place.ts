import type { Placement, PlacementTold } from '#services/orders/placing.contract.ts';
import type { Ask } from '../api/operation.ts';
import { refusals } from '../api/refusal.ts';
import { shopperOf } from '../api/trolley-change.ts';
import type { Transaction } from '../db/database.ts';
import { type KeyedOrder, orderByKey } from '../db/repositories/orders.ts';
import { holdTrolley } from '../db/repositories/trolley.ts';
import { paidWith } from '../payments/paid-with.ts';
import type { KnownInstrument } from '../payments/provider.ts';
import { hashOf } from '../security/secrets.ts';
import { checkMayPay, checkPlacement } from './check-placement.ts';
import { draftOf } from './draft.ts';
import { makeOrder } from './make-order.ts';
import { isFinal, keepRefusal, refusedBefore } from './refused-key.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & {
  readonly key: string;
  readonly placement: Placement;
};
type Hashed = Asked & { readonly requestHash: string };
type Wanted = Hashed & { readonly instrument: KnownInstrument | null };

export const placementTold = ({ id, number, state, reason }: KeyedOrder): PlacementTold => ({
  orderId: id,
  orderNumber: number,
  state,
  reason,
});

/**
 * Makes an order of the trolley, once for each key, and sees to it that it is paid for. Nothing is charged before it
 * stands in the database what for; so whoever dies in between, it is settled.
 */
export async function placeOrder(asked: Asked): Promise<PlacementTold> {
  const { world, session, key, placement } = asked;
  const { accountId: shopperId } = await shopperOf({ session });
  const requestHash = hashOf(JSON.stringify(['place', placement]));
  const earlier = await orderByKey(world.db.read, shopperId, key);
  const order = earlier ?? (await makeOrRefuse({ ...asked, requestHash }, shopperId));
  if (order.requestHash !== requestHash) throw refusals.keyReused();
  if (order.intended === null) return placementTold(order);
  await world.charging.waitFor(order.intended);
  return placementTold((await orderByKey(world.db.read, shopperId, key)) ?? order);
}

/** What was refused stays refused for its key: a copy that comes later is not placed behind the back of who was told no. */
async function makeOrRefuse(asked: Hashed, shopperId: string): Promise<KeyedOrder> {
  const { world, key, requestHash, placement } = asked;
  const request = { owner: shopperId, key, requestHash };
  try {
    const { instrumentId } = placement;
    const instrument = instrumentId === null ? null : await paidWith(world, shopperId, instrumentId);
    return await world.db.transaction((trx) => begin(trx, { ...asked, instrument }, shopperId));
  } catch (error) {
    if (!isFinal(error)) throw error;
    const made = await world.db.transaction((trx) => keepRefusal(trx, request, error, world.clock.nowMs()));
    if (made === null) throw error;
    return made;
  }
}

/** The order of a key, made now unless another request with it was first. */
async function begin(trx: Transaction, wanted: Wanted, shopperId: string): Promise<KeyedOrder> {
  const { world, session, key, requestHash, placement, instrument } = wanted;
  const nowMs = world.clock.nowMs();
  await session.remember(trx, {});
  const trolley = await holdTrolley(trx, shopperId, nowMs);
  const earlier = await orderByKey(trx, shopperId, key);
  if (earlier) return earlier;
  const refusal = await refusedBefore(trx, { owner: shopperId, key, requestHash }, nowMs);
  if (refusal) throw refusal;
  const known = await session.reread(trx);
  const { person } = known;
  if (!person?.shopper) throw refusals.notSignedIn();
  if (person.accountId !== shopperId) throw refusals.subjectChanged();
  if (person.shopper.change)
    throw refusals.orderInChange('You’re changing an order. Save or leave that change before you place another order.');
  await checkMayPay(trx, shopperId, nowMs);
  const draft = await draftOf(trx, world, known);
  const hold = await checkPlacement(trx, { shopperId, draft, placement }, nowMs);
  const { firstName } = person.shopper;
  return makeOrder(trx, world, { shopperId, firstName, key, requestHash, instrument, draft, hold, trolley }, nowMs);
}
