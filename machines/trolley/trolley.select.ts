import type { SnapshotFrom } from 'xstate';
import { itemsIn, lineCents } from '#services/trolley/amounts.rules.ts';
import { excessOf, expressCountOf } from '#services/trolley/express.rules.ts';
import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';
import type { trolleyMachine } from './trolley.machine.ts';
import type { TrolleyContext, Wish } from './trolley.types.ts';

type Trolley = SnapshotFrom<typeof trolleyMachine>;

/** What is shown of a product: what is wanted of it, and how that fares. Null for what is not in the trolley. */
export type ShownLine = {
  readonly amount: number;
  readonly status: 'resting' | 'sending' | { readonly refused: string };
};

const statusOf = (wish: Wish | undefined): ShownLine['status'] =>
  wish === undefined ? 'resting' : wish.fault ? { refused: wish.fault.message } : 'sending';

const heldOf = ({ trolley }: TrolleyContext, sku: string) => trolley?.items.find((item) => item.sku === sku);

/** The last word of the store, or what the shopper wants since. */
export const amountIn = (context: TrolleyContext, sku: string): number =>
  context.wishes[sku]?.amount ?? heldOf(context, sku)?.amount ?? 0;

/** Of a product that is in the trolley, or was on this page. */
export function lineIn({ context }: Trolley, sku: string): ShownLine | null {
  const amount = amountIn(context, sku);
  return amount === 0 && !context.touched.includes(sku) && !context.wishes[sku]
    ? null
    : { amount, status: statusOf(context.wishes[sku]) };
}

/** How many things are in it, wishes counted; null while nobody knows. */
export const countIn = (context: TrolleyContext): number | null =>
  context.trolley &&
  itemsIn([...context.trolley.items.filter(({ sku }) => !context.wishes[sku]), ...Object.values(context.wishes)]);

export type ShownTotal = {
  readonly count: number;
  /** Null where something is wanted that nobody has told the price of yet. */
  readonly totalCents: number | null;
  /** Something is wanted that the store has not reckoned yet. */
  readonly isRough: boolean;
};

/** The store's total and about what the wishes add to it; null while nobody knows. */
export function totalIn({ context }: Trolley): ShownTotal | null {
  const { trolley, wishes } = context;
  const count = countIn(context);
  if (!trolley || count === null) return null;
  const more = trolley.items.reduce((sum, { sku, unit, priceCents, totalCents }) => {
    const wish = wishes[sku];
    if (!wish || priceCents === null) return sum;
    return sum + lineCents({ priceCents, memberCents: null, multiBuy: null }, wish.amount, unit, false) - totalCents;
  }, 0);
  const isPriced = Object.entries(wishes).every(([sku, { amount }]) => amount === 0 || heldOf(context, sku));
  return {
    count,
    totalCents: isPriced ? trolley.subtotalCents + more : null,
    isRough: Object.keys(wishes).length > 0,
  };
}

const canBeHad = ({ availabilityStatus, keptOut }: TrolleyItem): boolean =>
  !keptOut && (availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock');

/** How many things have to come out before an express order may be placed, wishes counted; null while nobody knows. */
export function expressTotalQuantityToRemove({ context }: Trolley, limit: number | null): number | null {
  const { trolley, wishes } = context;
  if (!trolley) return null;
  const held = trolley.items.map((item) => ({
    unit: item.unit,
    amount: wishes[item.sku]?.amount ?? item.amount,
    isBuyable: canBeHad(item),
  }));
  const added = Object.entries(wishes).flatMap(([sku, { unit, amount }]) =>
    heldOf(context, sku) ? [] : [{ unit, amount, isBuyable: true }],
  );
  return excessOf(expressCountOf([...held, ...added]), limit);
}

export const isSameTotal = (one: ShownTotal | null, other: ShownTotal | null): boolean =>
  one?.count === other?.count && one?.totalCents === other?.totalCents && one?.isRough === other?.isRough;

export const isSameLine = (one: ShownLine | null, other: ShownLine | null): boolean =>
  one?.amount === other?.amount && JSON.stringify(one?.status) === JSON.stringify(other?.status);

export const isLoading = (trolley: Trolley): boolean => trolley.hasTag('busy');
