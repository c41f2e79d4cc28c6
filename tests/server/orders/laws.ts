import type { Broken, Told, Wish } from './history.ts';
import type { Charged, Kept, KeptOrder } from './kept.ts';

const isPlace = ({ state }: Pick<KeptOrder, 'state'>): boolean => state !== 'declined' && String(state) !== 'cancelled';
const keyOf = (shopperId: string, key: string): string => `${shopperId} ${key}`;

function grouped<T>(things: readonly T[], keyOfThing: (thing: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const group = groups.get(keyOfThing(thing));
    if (group) group.push(thing);
    else groups.set(keyOfThing(thing), [thing]);
  }
  return groups;
}

/** Whether the database bears out what a browser was told. */
function isBorneOut(told: Told, orders: readonly KeptOrder[]): boolean {
  if (told.state === 'refused') return !orders.some(isPlace);
  return orders.some(({ id, state }) => id === told.orderId && state === told.state);
}

function* lawsOfWishes(history: readonly Wish[], { orders }: Kept): Generator<Broken> {
  const byKey = grouped(orders, (order) => keyOf(order.shopperId, order.key));
  const wished = new Map(history.map((wish) => [keyOf(wish.shopperId, wish.key), wish]));
  for (const wish of history) {
    const made = byKey.get(keyOf(wish.shopperId, wish.key)) ?? [];
    if (wish.told && !isBorneOut(wish.told, made))
      yield { law: `an order that was told of as ${wish.told.state} is not there like that`, about: { wish, made } };
    if (made.length > 1) yield { law: 'one key made several orders', about: { wish, made } };
    for (const order of made)
      if (order.totalCents !== wish.totalCents)
        yield { law: 'an order costs something else than its shopper saw', about: { wish, order } };
  }
  for (const [key, made] of byKey) if (!wished.has(key)) yield { law: 'an order that nobody asked for', about: made };
  for (const wishes of grouped(history, ({ shopperId, trolley }) => `${shopperId} ${trolley}`).values()) {
    const made = wishes.flatMap(({ shopperId, key }) => byKey.get(keyOf(shopperId, key)) ?? []).filter(isPlace);
    if (made.length > 1) yield { law: 'one trolley became several orders', about: { wishes, made } };
  }
}

const expected = { paying: 'intended', placed: 'captured', declined: 'declined' } as const;

function* lawsOfMoney({ orders, payments }: Kept, charges: readonly Charged[]): Generator<Broken> {
  const paid = grouped(payments, ({ orderId }) => orderId);
  const charged = grouped(charges, ({ paymentId }) => paymentId);
  const known = new Set(payments.map(({ id }) => id));
  for (const charge of charges)
    if (!known.has(charge.paymentId))
      yield { law: 'something was charged for that the store knows of no payment', about: charge };
  for (const order of orders) {
    const own = paid.get(order.id) ?? [];
    const captured = own.flatMap(({ id }) => charged.get(id) ?? []);
    const about = { order, payments: own, captured };
    const [payment] = own;
    if (own.length !== (order.totalCents > 0 ? 1 : 0)) yield { law: 'an order has one payment', about };
    if (payment && (payment.state !== expected[order.state] || payment.amountCents !== order.totalCents))
      yield { law: 'a payment goes with its order', about };
    if (captured.length > 1) yield { law: 'an order was charged for twice', about };
    if (order.state === 'placed' && captured.length !== own.length)
      yield { law: 'an order that is placed was charged for', about };
    if (order.state === 'declined' && captured.length > 0)
      yield { law: 'an order that was declined was charged for', about };
    if (captured.some(({ amountCents }) => amountCents !== order.totalCents))
      yield { law: 'what is charged is what the order costs', about };
  }
}

function* lawsOfPlaces({ orders, slots, holds }: Kept): Generator<Broken> {
  const ordered = grouped(orders.filter(isPlace), ({ slotId }) => slotId);
  const held = grouped(holds, ({ slotId }) => slotId);
  for (const slot of slots) {
    const [ofOrders, ofHolds] = [ordered.get(slot.id)?.length ?? 0, held.get(slot.id)?.length ?? 0];
    if (slot.taken !== ofOrders + ofHolds || slot.taken > slot.capacity)
      yield { law: 'the places taken in a slot are those held and those ordered', about: { slot, ofOrders, ofHolds } };
  }
}

function* lawsOfWhatGoesAlong({
  orders,
  letters,
  orderCounts,
  coupons,
  uses,
  stock,
  stockMoved,
}: Kept): Generator<Broken> {
  const placed = orders.filter(({ state }) => state === 'placed');
  const written = grouped(letters, ({ orderId }) => orderId);
  for (const { id, number } of placed)
    if (written.get(id)?.length !== 1) yield { law: 'a letter is due for each order', about: { id, number } };
  if (letters.length > placed.length) yield { law: 'a letter is due for orders alone', about: letters.length };
  const ofShopper = grouped(placed, ({ shopperId }) => shopperId);
  for (const { shopperId, orderCount } of orderCounts)
    if (orderCount !== (ofShopper.get(shopperId)?.length ?? 0))
      yield { law: 'the orders of a shopper are counted', about: { shopperId, orderCount } };
  const usedFor = grouped(uses, ({ orderId }) => orderId);
  for (const order of orders) {
    const used = (usedFor.get(order.id) ?? []).map(({ code }) => code);
    if (used.join() !== (isPlace(order) ? order.couponCodes.join() : ''))
      yield {
        law: 'an order uses the coupons that it costs less by, and one that was declined uses none',
        about: { order, used },
      };
  }
  for (const coupon of coupons) {
    const used = uses.filter(({ code }) => code === coupon.code);
    if (coupon.uses !== used.length || coupon.uses > coupon.mostUses)
      yield { law: 'a coupon is used so often and no more', about: { coupon, used } };
    for (const ofOne of grouped(used, ({ shopperId }) => shopperId).values())
      if (ofOne.length > coupon.mostPerShopper)
        yield { law: 'a coupon is used by one shopper so often and no more', about: { coupon, ofOne } };
  }
  const taken = new Map<string, number>();
  for (const order of orders.filter(isPlace))
    for (const { sku, pieces } of order.taken) taken.set(sku, (taken.get(sku) ?? 0) + pieces);
  for (const [sku, pieces] of stock)
    if (pieces !== (stockMoved.get(sku) ?? 0) - (taken.get(sku) ?? 0))
      yield { law: 'what was ordered was taken off the shelf, once', about: { sku, pieces, taken: taken.get(sku) } };
}

/** Everything of an order's laws that does not hold of this history, this database and this ledger of the payment side. */
export const brokenLaws = (history: readonly Wish[], kept: Kept, charges: readonly Charged[]): readonly Broken[] => [
  ...lawsOfWishes(history, kept),
  ...lawsOfMoney(kept, charges),
  ...lawsOfPlaces(kept),
  ...lawsOfWhatGoesAlong(kept),
];

/** Orders and payments of which nobody knows yet what became of them. */
export const unknownIn = ({ orders, payments }: Kept): readonly string[] => [
  ...orders.filter(({ state }) => state === 'paying').map(({ id }) => id),
  ...payments.filter(({ state }) => state === 'intended').map(({ id }) => id),
];
