import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';

/*
 * What a trolley may hold and what it must come to, written a second time from the rules, from the facts of the products
 * and in whole numbers of any size: a millionth of a cent is still one.
 */

/** A body as a page might send it, or anything else in its place. */
export type Sent = Readonly<Record<string, unknown>>;
export type Buyer = { readonly isMember: boolean; readonly isAdult: boolean };
/** Pieces, or grams of what was asked for by weight. */
type HeldLine = { readonly isByWeight: boolean; readonly count: bigint };
export type Held = Map<string, HeldLine>;
export type Reckoned = {
  readonly subtotal: bigint;
  readonly savings: bigint;
  readonly things: bigint;
  readonly products: number;
};

const store = 0;
const mostLines = 400;
const mostPieces = 99n;
const mostGrams = 50_000n;
const keys = ['sku', 'quantity', 'pricingUnit', 'addToBasketSource', 'orderId'];

/** How many thousandths a number has as it is written; null for what is written with more decimals, or not in digits. */
function thousandths(value: unknown): bigint | null {
  if (typeof value !== 'number') return null;
  const written = /^(\d{1,9})(?:\.(\d{1,3}))?$/.exec(String(value));
  return written ? BigInt(written[1] ?? '0') * 1_000n + BigInt((written[2] ?? '').padEnd(3, '0')) : null;
}

/** What is wanted of which product; null for a body that is none. */
export function understood(sent: Sent): { readonly sku: string; readonly line: HeldLine } | null {
  const { sku, quantity, pricingUnit, addToBasketSource: source, orderId } = sent;
  if (Object.keys(sent).some((key) => !keys.includes(key))) return null;
  if (typeof sku !== 'string' || !/^\d{6}$/.test(sku)) return null;
  if (typeof source !== 'string' || source === '' || source.length > 60) return null;
  if (orderId !== undefined && orderId !== null) return null;
  if (pricingUnit !== 'Each' && pricingUnit !== 'Kg') return null;
  const parts = thousandths(quantity);
  if (parts === null) return null;
  if (pricingUnit === 'Kg') return { sku, line: { isByWeight: true, count: parts } };
  return parts % 1_000n === 0n ? { sku, line: { isByWeight: false, count: parts / 1_000n } } : null;
}

const isWeighed = ({ unit }: ProductFacts) => unit === 'Kg';
const gramsAPiece = (facts: ProductFacts): bigint => (isWeighed(facts) ? BigInt(facts.pieceGrams ?? 0) : 0n);
/** How much of the product that is: grams of what is weighed, else pieces. */
const measure = (facts: ProductFacts, { isByWeight, count }: HeldLine): bigint =>
  isWeighed(facts) && !isByWeight ? count * gramsAPiece(facts) : count;

const lowest = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Whether so much of it can be sold, in that way, leaving aside who asks and what is in store. */
export function isSold(facts: ProductFacts, { isByWeight, count }: HeldLine): boolean {
  const least = BigInt(facts.minThousandths);
  const step = BigInt(facts.incrementThousandths);
  if (isByWeight) {
    const most = facts.maxThousandths === null ? mostGrams : BigInt(facts.maxThousandths);
    return isWeighed(facts) && count >= least && count <= most && (count - least) % step === 0n;
  }
  if (isWeighed(facts)) {
    const grams = count * gramsAPiece(facts);
    const most = facts.maxThousandths === null ? mostGrams : BigInt(facts.maxThousandths);
    return grams > 0n && count <= mostPieces && grams >= least && grams <= most;
  }
  const pieces = count * 1_000n;
  const most = facts.maxThousandths === null ? mostPieces * 1_000n : BigInt(facts.maxThousandths);
  return pieces >= least && pieces <= most && (pieces - least) % step === 0n;
}

export function isTaken(sent: Sent, bySku: ReadonlyMap<string, ProductFacts>, held: Held, { isAdult }: Buyer): boolean {
  const wanted = understood(sent);
  if (!wanted) return false;
  if (wanted.line.count === 0n) return true;
  const facts = bySku.get(wanted.sku);
  if (!facts || facts.isWithdrawn || !isSold(facts, wanted.line)) return false;
  const had = held.get(wanted.sku);
  const isMore = !had || measure(facts, wanted.line) > measure(facts, had);
  const isOut = (facts.stockByStore[store] ?? 0) === 0;
  const isForAdults = facts.restriction === 'Alcohol' || facts.restriction === 'Tobacco';
  if (isMore && (isOut || (isForAdults && !isAdult))) return false;
  return had !== undefined || held.size < mostLines;
}

/** Puts in what was taken. */
export function keep(held: Held, sent: Sent): void {
  const wanted = understood(sent);
  if (!wanted) return;
  if (wanted.line.count === 0n) held.delete(wanted.sku);
  else held.set(wanted.sku, wanted.line);
}

/** Cents of a weight at a price a kilogram; half a cent counts as one. */
function ofWeight(cents: number, grams: bigint): bigint {
  const thousandths = BigInt(cents) * grams;
  const whole = thousandths / 1_000n;
  return thousandths - whole * 1_000n >= 500n ? whole + 1n : whole;
}

const plainly = (facts: ProductFacts, cents: number, line: HeldLine): bigint =>
  isWeighed(facts) ? ofWeight(cents, measure(facts, line)) : line.count * BigInt(cents);

/** The cheapest way that the shop offers, each offer alone. */
export function centsOf(facts: ProductFacts, line: HeldLine, { isMember }: Pick<Buyer, 'isMember'>): bigint {
  const today = facts.saleCents ?? facts.priceCents;
  const own = isMember ? Math.min(today, facts.memberCents ?? today) : today;
  const single = plainly(facts, own, line);
  if (!facts.multibuy || isWeighed(facts)) return single;
  const { quantity, valueCents } = facts.multibuy;
  let [left, together] = [line.count, 0n];
  while (left >= BigInt(quantity)) {
    left -= BigInt(quantity);
    together += BigInt(valueCents);
  }
  return lowest(single, together + left * BigInt(today));
}

/** What all of it comes to. What cannot be had costs nothing, and what is unknown is not there. */
export function reckoned(held: Held, bySku: ReadonlyMap<string, ProductFacts>, buyer: Buyer): Reckoned {
  let [subtotal, savings, things, products] = [0n, 0n, 0n, 0];
  for (const [sku, line] of held) {
    const facts = bySku.get(sku);
    if (!facts) continue;
    products += 1;
    things += line.isByWeight ? 1n : line.count;
    if (facts.isWithdrawn || (facts.stockByStore[store] ?? 0) === 0) continue;
    const cents = centsOf(facts, line, buyer);
    subtotal += cents;
    const before = plainly(facts, facts.priceCents, line);
    if (before > cents) savings += before - cents;
  }
  return { subtotal, savings, things, products };
}
