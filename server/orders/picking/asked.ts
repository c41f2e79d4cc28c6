import type { PickedLine } from './finish.ts';

/** What was typed is not how it is asked for. */
export class AskedWrongly extends Error {
  override readonly name = 'AskedWrongly';
}

const amountIn = (typed: string | undefined): number => {
  if (typed === undefined || !/^\d{1,6}$/.test(typed)) throw new AskedWrongly('An amount is whole pieces, or grams.');
  return Number(typed);
};
const partsOf = (typed: string): readonly string[] => typed.split(',').filter((part) => part !== '');

type Ordered = readonly { readonly sku: string; readonly amount: number }[];
type Typed = { readonly missing: string; readonly instead: string };

/** "sku=amount,…" that did not come, and "sku=sku:amount,…" that came in the place of all of a line, as a picking of those lines. */
export function pickedIn(lines: Ordered, { missing, instead }: Typed): readonly PickedLine[] {
  const picked = new Map<string, PickedLine>();
  for (const part of partsOf(missing)) {
    const [sku = '', typed] = part.split('=');
    const line = lines.find((one) => one.sku === sku);
    if (!line) throw new AskedWrongly(`${sku} is not in this order.`);
    picked.set(sku, { sku, amount: Math.max(0, line.amount - amountIn(typed)) });
  }
  for (const part of partsOf(instead)) {
    const [sku = '', other = ''] = part.split('=');
    const [substitute = '', typed] = other.split(':');
    const amount = picked.get(sku)?.amount ?? 0;
    picked.set(sku, { sku, amount, substitute: { sku: substitute, amount: amountIn(typed) } });
  }
  return [...picked.values()];
}
