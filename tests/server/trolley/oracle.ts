import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';

/** What a trolley must come to, written a second time from the facts of the products, in fractions of BigInt. */
export type Sent = { readonly sku: string; readonly quantity: number; readonly pricingUnit: string };
type Held = Map<string, bigint>;

const store = 0;
const mostLines = 200;

/** Thousandths of a piece or kilogram; null for what has more than three decimals. */
function thousandths(value: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(String(value)) ?? [];
  return whole === undefined ? null : BigInt(whole) * 1_000n + BigInt(fraction.padEnd(3, '0'));
}

export function isTaken({ sku, quantity, pricingUnit }: Sent, facts: ProductFacts | undefined, held: Held): boolean {
  const amount = thousandths(quantity);
  if (!/^\d{6}$/.test(sku) || amount === null || (pricingUnit !== 'Each' && pricingUnit !== 'Kg')) return false;
  if (pricingUnit === 'Each' && amount % 1_000n !== 0n) return false;
  if (amount === 0n) return true;
  if (!facts || facts.isWithdrawn || facts.unit !== pricingUnit) return false;
  const had = held.get(sku);
  if ((facts.stockByStore[store] ?? 0) === 0 && amount > (had ?? 0n)) return false;
  const least = BigInt(facts.minThousandths);
  const most = facts.maxThousandths === null ? (facts.unit === 'Kg' ? 50_000n : 99_000n) : BigInt(facts.maxThousandths);
  if (amount < least || amount > most || (amount - least) % BigInt(facts.incrementThousandths) !== 0n) return false;
  return had !== undefined || held.size < mostLines;
}

export function keep(held: Held, { sku, quantity }: Sent): void {
  const amount = thousandths(quantity) ?? 0n;
  if (amount === 0n) held.delete(sku);
  else held.set(sku, amount);
}

export function centsOf(facts: ProductFacts, amount: bigint, isMember: boolean): bigint {
  const today = BigInt(facts.saleCents ?? facts.priceCents);
  const own =
    isMember && facts.memberCents !== null && BigInt(facts.memberCents) < today ? BigInt(facts.memberCents) : today;
  // Half a cent counts as one.
  if (facts.unit === 'Kg') return (own * amount * 2n + 1_000n) / 2_000n;
  const pieces = amount / 1_000n;
  let least = pieces * own;
  if (facts.multibuy) {
    const [several, value] = [BigInt(facts.multibuy.quantity), BigInt(facts.multibuy.valueCents)];
    const together = (pieces / several) * value + (pieces % several) * today;
    if (together < least) least = together;
  }
  return least;
}

export const totalOf = (held: Held, bySku: ReadonlyMap<string, ProductFacts>, isMember: boolean): bigint =>
  [...held].reduce((sum, [sku, amount]) => {
    const facts = bySku.get(sku);
    return facts ? sum + centsOf(facts, amount, isMember) : sum;
  }, 0n);
