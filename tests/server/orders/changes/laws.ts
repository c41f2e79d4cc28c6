import type { KeptFacts, TakenStock } from '#server/db/repositories/orders.ts';
import type { SavedVersion } from '#server/db/repositories/order-saves.ts';
import type { Broken } from '../history.ts';

export type Version = { readonly totalCents: number; readonly facts: KeptFacts };
/** An order with all that the store and its bank know of it, while nobody is at work on it. */
export type StoodOrder = Version & {
  readonly id: string;
  readonly shopperId: string;
  readonly state: string;
  readonly slotId: string;
  readonly isUnderWay: boolean;
  readonly saves: readonly { readonly key: string; readonly state: string; readonly version: SavedVersion }[];
  /** What the bank has taken for it, less what it has given back. */
  readonly paidCents: number;
  readonly events: readonly string[];
};
/** The same of the whole store. */
export type Stood = {
  readonly orders: readonly StoodOrder[];
  readonly slots: readonly { readonly id: string; readonly taken: number }[];
  readonly holds: readonly { readonly slotId: string }[];
  readonly stock: ReadonlyMap<string, number>;
  readonly stockMoved: ReadonlyMap<string, number>;
  readonly unknown: readonly string[];
};
/** What a trial knows of an order: how it was placed, and what was in the trolley beside it. */
export type Tried = {
  readonly orderId: string;
  readonly placed: Version;
  readonly key: string;
  readonly told: string;
  /** What was in the trolley before the change, and after all. */
  readonly kept: string;
  readonly left: string;
  readonly changes: number;
};

/** What a version is, but for what was taken off the shelf for it. */
const substanceOf = ({ totalCents, facts: { taken: _, ...facts } }: Version): string =>
  JSON.stringify([totalCents, Object.entries(facts).toSorted(([one], [other]) => (one < other ? -1 : 1))]);

function* lawsOfVersions(tried: readonly Tried[], { orders }: Stood): Generator<Broken> {
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { orderId, placed, key, told, kept, left, changes } of tried) {
    const order = byId.get(orderId);
    const save = order?.saves.find((one) => one.key === key);
    const about = { order, told, save: save?.state };
    if (!order) {
      yield { law: 'an order that was placed is there', about: { orderId } };
      continue;
    }
    const version = save?.state === 'placed' ? save.version : placed;
    if (substanceOf(order) !== substanceOf(version)) yield { law: 'an order is wholly one of its versions', about };
    if (told !== (save?.state ?? 'refused')) yield { law: 'what was told of a change is so', about };
    if (order.saves.length > 1) yield { law: 'one key saves once', about };
    const expected = ['placed', ...(save?.state === 'placed' ? ['changed'] : [])];
    const later = order.state === 'placed' ? [] : [order.state];
    if (order.events.join() !== [...expected, ...later].join())
      yield { law: 'what happened to an order is told once, in its order', about };
    if (left !== kept) yield { law: 'the trolley comes back as it was', about: { orderId, kept, left } };
    if (changes > 1) yield { law: 'a shopper changes one order at a time', about: { orderId, changes } };
  }
}

function* lawsOfMoney({ orders, unknown }: Stood): Generator<Broken> {
  for (const about of unknown) yield { law: 'nothing stays unknown', about };
  for (const order of orders) {
    const { state, totalCents, paidCents } = order;
    const owed = state === 'cancelled' || state === 'declined' ? 0 : totalCents;
    if (paidCents !== owed)
      yield { law: 'what is charged less what is given back is what the order costs', about: order };
    if (order.isUnderWay) yield { law: 'nothing is being paid for any more', about: order };
  }
}

function* lawsOfGoods({ orders, slots, holds, stock, stockMoved }: Stood): Generator<Broken> {
  const standing = orders.filter(({ state }) => state !== 'cancelled' && state !== 'declined');
  for (const { id, taken } of slots) {
    const ordered = standing.filter(({ slotId }) => slotId === id).length;
    const held = holds.filter(({ slotId }) => slotId === id).length;
    if (taken !== ordered + held)
      yield { law: 'a slot counts the orders that stand and what is held', about: { id, taken, ordered, held } };
  }
  const taken = new Map<string, number>();
  const add = ({ sku, pieces }: TakenStock) => taken.set(sku, (taken.get(sku) ?? 0) + pieces);
  for (const { facts } of standing) for (const one of facts.taken) add(one);
  for (const [sku, pieces] of stock)
    if (pieces !== (stockMoved.get(sku) ?? 0) - (taken.get(sku) ?? 0))
      yield { law: 'what stands ordered was taken off the shelf, once', about: { sku, pieces, taken: taken.get(sku) } };
}

/** Everything of the laws of changed, cancelled and picked orders that does not hold. */
export const brokenChanges = (tried: readonly Tried[], stood: Stood): readonly Broken[] => [
  ...lawsOfVersions(tried, stood),
  ...lawsOfMoney(stood),
  ...lawsOfGoods(stood),
];
