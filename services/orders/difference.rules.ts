import type { OrderDifference } from './order-change.contract.ts';

export type DifferenceLine = OrderDifference['lines'][number];
export type LineChange = 'added' | 'takenOut' | 'more' | 'less' | 'dearer' | 'cheaper';

/** What has become of a line. In another unit it is more or less by what it costs. */
export function lineChangeOf({ before, after }: DifferenceLine): LineChange {
  if (before === null) return 'added';
  if (after === null) return 'takenOut';
  const isDearer = after.totalCents > before.totalCents;
  if (before.unit !== after.unit) return isDearer ? 'more' : 'less';
  if (before.amount !== after.amount) return after.amount > before.amount ? 'more' : 'less';
  return isDearer ? 'dearer' : 'cheaper';
}

/** What would put a line back as it was ordered; null where only its price is another one. */
export function undoOf({ sku, name, before, after }: DifferenceLine) {
  const unit = before?.unit ?? after?.unit;
  if (unit === undefined) return null;
  if (before?.amount === after?.amount && before?.unit === after?.unit) return null;
  return { sku, name, amount: before?.amount ?? 0, unit } as const;
}
export type Undo = NonNullable<ReturnType<typeof undoOf>>;

export const undosOf = ({ lines }: OrderDifference): readonly Undo[] =>
  lines.flatMap((line) => {
    const undo = undoOf(line);
    return undo === null ? [] : [undo];
  });

/** Something is to be paid with, or to be said, before it can be saved. */
export const asksForPayment = ({ differenceCents, isAgeAsked }: OrderDifference): boolean =>
  differenceCents > 0 || isAgeAsked;
