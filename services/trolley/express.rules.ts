import type { Unit } from './amounts.rules.ts';

type Line = {
  readonly unit: Unit;
  /** Pieces or grams. */
  readonly amount: number;
  /** It can be had today: what cannot is not carried. */
  readonly isBuyable: boolean;
};

/** What is weighed is one thing however much of it, and so is what is no whole number of pieces. */
const thingsIn = ({ unit, amount }: Line): number =>
  amount <= 0 ? 0 : unit === 'Kg' || !Number.isSafeInteger(amount) ? 1 : amount;

/** How many things an express driver would carry. */
export const expressCountOf = (lines: Iterable<Line>): number => {
  let count = 0;
  for (const line of lines) if (line.isBuyable) count += thingsIn(line);
  return count;
};

/** How many things have to come out; none where no limit is set. */
export const excessOf = (count: number, limit: number | null): number =>
  limit === null || limit <= 0 ? 0 : Math.max(0, count - limit);

/** The most an express order may be of: what its slot says where the store goes by that, else what the settings say. */
export const expressLimitOf = (isOfSlots: boolean, ofSlot: number | null, ofSettings: number | null): number | null =>
  isOfSlots ? ofSlot : ofSettings;
