import type { SnapshotFrom } from 'xstate';
import { itemsIn, lineCents, type Unit } from '#services/trolley/amounts.rules.ts';
import { excessOf, expressCountOf } from '#services/trolley/express.rules.ts';
import type { Fault } from '#services/fault.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { CategoryType } from '#services/trolley/trolley.words.ts';
import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';
import type { trolleyMachine } from './trolley.machine.ts';
import { heldIn } from './trolley.rules.ts';
import type { TrolleyContext, Wish } from './trolley.types.ts';

type Trolley = SnapshotFrom<typeof trolleyMachine>;

/** What is shown of a product: what is wanted of it, and how that fares. Null for what is not in the trolley. */
export type ShownLine = {
  readonly amount: number;
  /** In which it is wanted; null of what is out of the trolley again. */
  readonly unit?: Unit | null;
  /** `savedHere`: kept on this device until it can be sent. */
  readonly status: 'resting' | 'sending' | 'savedHere' | { readonly refused: string };
};

function statusOf({ wishes, trolley, fault }: TrolleyContext, sku: string): ShownLine['status'] {
  const wish = wishes[sku];
  if (!wish) return 'resting';
  if (wish.stage === 'refused') return { refused: wish.fault?.message ?? '' };
  const isHeldBack = wish.stage === 'held' && trolley === null && fault !== null;
  // What is sent by itself is not called under way before it has come through.
  return wish.stage === 'unsent' || isHeldBack || (wish.stage === 'due' && wish.isBackground) ? 'savedHere' : 'sending';
}

/** The last word of the store, or what the shopper wants since. */
export const amountIn = (context: TrolleyContext, sku: string): number =>
  context.wishes[sku]?.amount ?? heldIn(context, sku)?.amount ?? 0;

/** Of a product that is in the trolley, or was on this page. */
export function lineIn({ context }: Trolley, sku: string): ShownLine | null {
  const amount = amountIn(context, sku);
  if (amount === 0 && !context.touched.includes(sku) && !context.wishes[sku]) return null;
  const { unit = null } = context.wishes[sku] ?? heldIn(context, sku) ?? {};
  return { amount, unit, status: statusOf(context, sku) };
}

/** How many things are in it, wishes counted; null while nobody knows. */
export const countIn = (context: TrolleyContext): number | null =>
  context.trolley &&
  itemsIn([...context.trolley.items.filter(({ sku }) => !context.wishes[sku]), ...Object.values(context.wishes)]);

export type ShownTotal = {
  readonly count: number;
  /** Null where something is wanted that nobody has told the price of yet. */
  readonly totalCents: number | null;
  /** What the offers take off. */
  readonly savingsCents: number;
  /** Something is wanted that the store has not reckoned yet. */
  readonly isRough: boolean;
};

const isAsItIs = (item: TrolleyItem, wish: Wish | undefined): boolean =>
  !wish || (wish.amount === item.amount && wish.unit === item.unit);

const canBeHad = ({ availabilityStatus, keptOut }: TrolleyItem): boolean =>
  !keptOut && (availabilityStatus === 'In Stock' || availabilityStatus === 'Low Stock');

/** About what a line comes to once its wish has come through. */
function lineTotal(item: TrolleyItem, wish: Wish | undefined): number {
  const { priceCents, totalCents, pieceGrams } = item;
  if (!wish || priceCents === null || !canBeHad(item) || isAsItIs(item, wish)) return totalCents;
  return lineCents({ priceCents, memberCents: null, multiBuy: null }, wish.amount, wish.unit, false, pieceGrams);
}

/** An offer is taken to go on as it does for what is there. */
function lineSaving(item: TrolleyItem, wish: Wish | undefined): number {
  const { savingCents, totalCents } = item;
  if (isAsItIs(item, wish) || totalCents === 0) return savingCents;
  return Math.round((savingCents * lineTotal(item, wish)) / totalCents);
}

/** The store's total and about what the wishes add to it; null while nobody knows. */
export function totalIn({ context }: Trolley): ShownTotal | null {
  const { trolley, wishes } = context;
  const count = countIn(context);
  if (!trolley || count === null) return null;
  let [totalCents, savingsCents] = [trolley.subtotalCents, trolley.savingsCents];
  for (const item of trolley.items) {
    totalCents += lineTotal(item, wishes[item.sku]) - item.totalCents;
    savingsCents += lineSaving(item, wishes[item.sku]) - item.savingCents;
  }
  const isPriced = Object.entries(wishes).every(([sku, { amount }]) => amount === 0 || heldIn(context, sku));
  return {
    count,
    totalCents: isPriced ? totalCents : null,
    savingsCents,
    isRough: Object.keys(wishes).length > 0,
  };
}

/** How many things have to come out before an express order may be placed, wishes counted; null while nobody knows. */
export function expressTotalQuantityToRemove({ context }: Trolley, limit: number | null): number | null {
  const { trolley, wishes } = context;
  if (!trolley) return null;
  const held = trolley.items.map((item) => ({
    unit: wishes[item.sku]?.unit ?? item.unit,
    amount: wishes[item.sku]?.amount ?? item.amount,
    isBuyable: canBeHad(item),
  }));
  const added = Object.entries(wishes).flatMap(([sku, { unit, amount }]) =>
    heldIn(context, sku) ? [] : [{ unit, amount, isBuyable: true }],
  );
  return excessOf(expressCountOf([...held, ...added]), limit);
}

export const isSameTotal = (one: ShownTotal | null, other: ShownTotal | null): boolean =>
  one?.count === other?.count &&
  one?.totalCents === other?.totalCents &&
  one?.savingsCents === other?.savingsCents &&
  one?.isRough === other?.isRough;

export const isSameLine = (one: ShownLine | null, other: ShownLine | null): boolean =>
  one?.amount === other?.amount &&
  one?.unit === other?.unit &&
  JSON.stringify(one?.status) === JSON.stringify(other?.status);

export const isLoading = (trolley: Trolley): boolean => trolley.hasTag('busy');
/** Everything is coming out. */
export const isClearing = (trolley: Trolley): boolean => trolley.hasTag('clearing');
/** Why it could not be emptied. */
export const clearFaultIn = (trolley: Trolley): Fault | null =>
  trolley.hasTag('uncleared') ? trolley.context.fault : null;

const countOf = ({ context }: Trolley, is: (status: ShownLine['status']) => boolean): number =>
  Object.keys(context.wishes).filter((sku) => is(statusOf(context, sku))).length;
/** Lines that the store has said no to. */
export const refusedIn = (trolley: Trolley): number => countOf(trolley, (status) => typeof status === 'object');
/** Lines that are kept on this device until they can be sent. */
export const savedHereIn = (trolley: Trolley): number => countOf(trolley, (status) => status === 'savedHere');
/** Lines that the store has not answered yet: they would be lost if the shopper went now. */
export const unsentIn = (trolley: Trolley): number => countOf(trolley, (status) => typeof status !== 'object');

/** A line as it is shown: what is wanted of it, how that fares, and the product itself where it is known. */
export type ShownItem = TrolleyItem & { readonly status: ShownLine['status']; readonly product: Product | null };
export type ShownCategory = {
  readonly type: CategoryType;
  readonly name: string;
  readonly lines: readonly ShownItem[];
};
type Filling = ShownCategory & { readonly lines: ShownItem[] };

const justAdded = 'Just added';

/** What is wanted and has not been told of by the store yet, as far as anybody can name it. */
function newLines(context: TrolleyContext): readonly ShownItem[] {
  return Object.entries(context.wishes).flatMap(([sku, wish]): ShownItem[] => {
    const product = context.products[sku] ?? null;
    const name = wish.name || product?.name;
    const isShown = wish.amount > 0 || wish.stage === 'refused';
    if (heldIn(context, sku) || !name || !isShown) return [];
    return [
      {
        ...{
          sku,
          name,
          unit: wish.unit,
          amount: wish.amount,
          max: null,
          priceCents: null,
          totalCents: 0,
          savingCents: 0,
        },
        ...{ availabilityStatus: 'In Stock', subsAllowed: false, allowSubstitutes: false },
        ...{ categoryType: 'Standard', category: justAdded, status: statusOf(context, sku), product },
      },
    ];
  });
}

/**
 * The shelves of the trolley with what is wanted since; what is taken out is gone unless the store has refused that, and
 * a shelf without lines too. What is new stands on a shelf of its own at the end.
 */
export function categoriesIn({ context }: Trolley): readonly ShownCategory[] {
  const { trolley, wishes, products } = context;
  const shelves = new Map<string, Filling>();
  for (const item of trolley?.items ?? []) {
    const wish = wishes[item.sku];
    const { amount, unit } = wish ?? item;
    if (amount === 0 && wish?.stage !== 'refused') continue;
    const key = `${item.categoryType} ${item.category}`;
    const shelf = shelves.get(key) ?? { type: item.categoryType, name: item.category, lines: [] };
    shelves.set(key, shelf);
    shelf.lines.push({
      ...item,
      ...{ amount, unit, totalCents: lineTotal(item, wish), savingCents: lineSaving(item, wish) },
      ...{ status: statusOf(context, item.sku), product: products[item.sku] ?? null },
    });
  }
  const added = newLines(context);
  return added.length > 0
    ? [...shelves.values(), { type: 'Standard', name: justAdded, lines: added }]
    : [...shelves.values()];
}
