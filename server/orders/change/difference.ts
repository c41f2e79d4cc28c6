import type { OrderDifference } from '#services/orders/order-change.contract.ts';
import { toInstant } from '#services/wire.ts';
import type * as v from 'valibot';
import type { StoreWorld } from '../../api/store-world.ts';
import type { Known } from '../../api/visitor-session.ts';
import { orderToChange, type OrderToChange } from '../../db/repositories/orders-to-change.ts';
import { draftOf } from '../draft.ts';
import type { Draft, OrderLine } from '../order.types.ts';

type Told = v.InferInput<typeof OrderDifference>;
type Side = Told['lines'][number]['before'];

const sideOf = (line: OrderLine | undefined): Side =>
  line ? { amount: line.amount, unit: line.unit, totalCents: line.totalCents } : null;
const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each line that is other than it was, be it only its price: first as they stood in the order, then what is new. */
function linesTold(before: readonly OrderLine[], after: readonly OrderLine[]): Told['lines'] {
  const then = new Map(before.map((line) => [line.sku, line]));
  const now = new Map(after.map((line) => [line.sku, line]));
  return [...before, ...after.filter(({ sku }) => !then.has(sku))].flatMap(({ sku, name, image }) => {
    const sides = { before: sideOf(then.get(sku)), after: sideOf(now.get(sku)) };
    return isAlike(sides.before, sides.after) ? [] : [{ sku, name, image, ...sides }];
  });
}

type Said = Pick<
  Draft,
  'lines' | 'components' | 'coupons' | 'instructions' | 'orderNotes' | 'bonusProducts' | 'samples'
> &
  Partial<Pick<Draft, 'trolleyChoices'>>;

/** All that makes an order what it is, in an order of its own, so that two can be held against each other. */
const substanceOf = (order: Said) => [
  order.lines
    .map(({ sku, allowSubstitutes, note }) => [sku, allowSubstitutes, note] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  order.components.map(({ part, valueCents }) => [part, valueCents]),
  order.coupons.map(({ code }) => code),
  [order.instructions, order.orderNotes],
  [order.bonusProducts.toSorted(), order.samples.toSorted()],
  [order.trolleyChoices?.paperPackingSlip ?? false, order.trolleyChoices?.packagingPreferenceId ?? null],
];

/** What a change comes to: the order as it stands, held against what the trolley would make of it now. */
export function differenceBetween({ id, number, totalCents, facts }: OrderToChange, draft: Draft): Told {
  const lines = linesTold(facts.lines, draft.lines);
  const { cutOffMs } = facts.hold.slot;
  const skus = new Set([...facts.lines, ...draft.lines].map(({ sku }) => sku));
  return {
    orderId: id,
    orderNumber: number,
    cutOffTime: cutOffMs === null ? null : toInstant(cutOffMs),
    lines,
    unchangedCount: skus.size - lines.length,
    beforeCents: totalCents,
    afterCents: draft.totalCents,
    differenceCents: draft.totalCents - totalCents,
    isChanged: lines.length > 0 || !isAlike(substanceOf(facts), substanceOf(draft)),
    isAgeAsked: draft.isAgeAsked,
    instrument: facts.instrument,
    problems: [...draft.problems],
  };
}

/** The difference that the change of a shopper makes; null while they change none. */
export async function differenceTold(world: StoreWorld, known: Known): Promise<Told | null> {
  const { person } = known;
  const { read } = world.db;
  const change = person?.shopper?.change;
  if (!person || !change) return null;
  const order = await orderToChange(read, person.accountId, change.orderId);
  return order && differenceBetween(order, await draftOf(read, world, known));
}
