import type { OrderLine, SuppliedLine } from '../order.types.ts';

/** What came of a line, as whoever picked it says: never more than was ordered. */
export type Picked = {
  readonly sku: string;
  /** Pieces or grams. */
  readonly amount: number;
  readonly substitute?: {
    readonly sku: string;
    readonly name: string;
    readonly amount: number;
    /** What so much of it costs. */
    readonly costsCents: number;
  };
};

/** A part of what a line costs; of a part of a cent the shopper has the good. */
const shareOf = ({ totalCents, amount }: OrderLine, part: number): number =>
  amount === 0 ? 0 : Math.floor((totalCents * part) / amount);

/** What did not come is not paid for, and what came in its place costs the less of both. */
function suppliedLine(line: OrderLine, { amount, substitute }: Picked): SuppliedLine {
  const came = shareOf(line, amount);
  const instead = substitute ? Math.min(line.totalCents - came, substitute.costsCents) : 0;
  const { sku } = line;
  const of = substitute ? { sku: substitute.sku, name: substitute.name, amount: substitute.amount } : null;
  return { sku, amount, substitute: of, refundCents: line.totalCents - came - instead };
}

/** Every line that did not come as it was ordered, with what it costs less: all of them together never more than was paid. */
export function suppliedOf(
  lines: readonly OrderLine[],
  totalCents: number,
  picked: readonly Picked[],
): readonly SuppliedLine[] {
  let left = totalCents;
  return picked.flatMap((one) => {
    const line = lines.find(({ sku }) => sku === one.sku);
    if (!line || (one.amount === line.amount && !one.substitute)) return [];
    const supplied = suppliedLine(line, one);
    const refundCents = Math.min(left, supplied.refundCents);
    left -= refundCents;
    return [{ ...supplied, refundCents }];
  });
}
