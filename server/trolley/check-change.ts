import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { highest, quantityText } from '#services/display/quantity.rules.ts';
import { amountOf, isSoldBy, isWithin, limitsOf } from '#services/trolley/amounts.rules.ts';
import type { TrolleyItemChange } from '#services/trolley/trolley.contract.ts';
import { mostLines } from '#services/trolley/trolley.words.ts';
import { Refusal } from '../api/refusal.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import type { Terms } from '../fulfilment/terms.ts';
import type { CardOf } from './trolley-told.ts';
import { keptOutBy } from './validate-lines.ts';

const refused = (field: keyof TrolleyItemChange, says: string, message: string) =>
  new Refusal(400, 'Invalid', message, { fieldErrors: { [field]: says } });

type Brought = Pick<Terms, 'goods' | 'isServed' | 'suburb'>;

function notBrought(terms: Brought, card: ProductWire): Refusal | null {
  const reason = keptOutBy(terms, card);
  if (reason === null) return null;
  const where = terms.suburb?.name ?? 'your area';
  const message =
    reason === 'area'
      ? `We do not deliver to ${where}. Pick up or another address would do.`
      : `${card.name} cannot be delivered to ${where}. Pick up or another address would do.`;
  return refused('sku', 'is not delivered there', message);
}

type Amount = Pick<TrolleyLine, 'unit' | 'amount'>;
const ofAgeAlone: readonly ProductWire['restriction'][] = ['Alcohol', 'Tobacco'];
/** Pieces of what is weighed as what they weigh: so much of it is compared whichever way it was asked for. */
const measureOf = (card: ProductWire, { unit, amount }: Amount): number =>
  unit === 'Each' && card.unit === 'Kg' ? amount * (card.pieceGrams ?? 0) : amount;

/** Whether that is more of it than there was, however each was asked for. */
export const isMoreOf = (card: ProductWire, line: Amount, had: Amount | undefined): boolean =>
  !had || measureOf(card, line) > measureOf(card, had);

/** The line as it may be kept; a refusal in words for the shopper when it may not. Taking out is always open. */
export function lineOf(
  change: TrolleyItemChange,
  held: readonly TrolleyLine[],
  terms: Brought,
  cardOf: CardOf,
  isAdult: () => boolean,
): TrolleyLine {
  const { sku, quantity, pricingUnit: unit, addToBasketSource: source } = change;
  const line = { sku, unit, amount: amountOf(quantity, unit), source };
  if (line.amount === 0) return line;
  const card = cardOf(sku);
  if (!card) throw refused('sku', 'is not a product of ours', 'We do not sell that any more.');
  const { name, availabilityStatus } = card;
  const had = held.find((one) => one.sku === sku);
  const isMore = isMoreOf(card, line, had);
  const keptOut = card.price.salePrice === null ? null : notBrought(terms, card);
  if (keptOut && isMore) throw keptOut;
  if (card.price.salePrice === null || (availabilityStatus === 'Unavailable' && !keptOut))
    throw refused('sku', 'is not available', `${name} is not available at your store.`);
  if (availabilityStatus === 'Out of Stock' && isMore)
    throw refused('sku', 'is out of stock', `${name} is out of stock at your store.`);
  if (isMore && ofAgeAlone.includes(card.restriction) && !isAdult())
    throw refused('sku', 'is for those who are 18 or older', `${name} is only for those who are 18 or older.`);
  if (!isSoldBy(card, unit))
    throw refused('pricingUnit', `is ${card.unit} for this product`, `${name} is not sold that way.`);
  const limits = limitsOf(card, unit);
  if (!isWithin(line.amount, limits)) {
    const words = (amount: number) => `${quantityText(amount, unit)}${unit === 'Kg' ? ' kg' : ''}`;
    const [least, step, most] = [limits.min, limits.step, highest(limits)].map(words);
    throw line.amount > highest(limits)
      ? refused('quantity', `is at most ${most}`, `You can have at most ${most} of ${name}.`)
      : refused(
          'quantity',
          `is ${least} or more, in steps of ${step}`,
          `${name} comes from ${least}, in steps of ${step}.`,
        );
  }
  if (!had && held.length >= mostLines)
    throw refused('sku', 'is one too many', `Your trolley is full: it holds ${mostLines} different products.`);
  return line;
}
