import type { ShownItem } from '#machines/trolley/index.ts';
import { conflictWords } from '#services/dietary/dietary.rules.ts';
import { money, unitPriceText } from '#services/display/money.rules.ts';
import { amountText } from '#ui/add-to-trolley/change-words.ts';
import { productTexts } from '#ui/texts/product.texts.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';

type Priced = Pick<ShownItem, 'unit' | 'priceCents' | 'pieceGrams' | 'product'>;

/** "$4.19 each", or "$3.99 / kg" of what is weighed, even by the piece. */
export function priceText({ unit, priceCents: told, pieceGrams, product }: Priced): string {
  const priceCents = told ?? product?.price.salePriceCents ?? null;
  if (priceCents === null) return texts.noPrice.text;
  const isByWeight = unit === 'Kg' || pieceGrams !== undefined || product?.unit === 'Kg';
  return (isByWeight ? texts.perKilogram : texts.each).text.replace('{price}', () => money(priceCents));
}

/** What a kilogram costs is a unit price itself. */
export const unitText = ({ unit, product }: Priced): string | null =>
  unit === 'Kg' || !product?.unitPrice || product.unit === 'Kg' ? null : unitPriceText(product.unitPrice);

/** Why a line does not come; null for what does. */
export function stockWords({
  availabilityStatus,
  categoryType,
  keptOut,
  priceCents,
  status,
}: Pick<ShownItem, 'availabilityStatus' | 'categoryType' | 'keptOut' | 'priceCents' | 'status'>): string | null {
  if (keptOut) return productTexts.notDelivered.text;
  if (availabilityStatus === 'Unavailable' || (priceCents === null && status === 'resting'))
    return productTexts.unavailable.text;
  if (availabilityStatus === 'Out of Stock' || categoryType === 'OutOfStock') return productTexts.outOfStock.text;
  return null;
}

/** The line comes as things stand. */
export const comes = (item: Parameters<typeof stockWords>[0]): boolean => stockWords(item) === null;

export const amountWords = ({ amount, unit }: Pick<ShownItem, 'amount' | 'unit'>): string =>
  texts.amount.text.replace('{n}', () => amountText(amount, unit));

type Counted = Pick<ShownItem, 'status' | 'priceCents' | 'totalCents'>;

/** What the line comes to: the store's word, or about what it will say of what is wanted since. */
export function lineTotalText({ status, priceCents, totalCents }: Counted): string {
  if (status === 'resting') return money(totalCents);
  return priceCents === null ? '' : `≈ ${money(totalCents)}`;
}

/** Why a line is against how its shopper eats, in few words: what is on its label, and what its label does not say. */
export function againstWords({ againstDiet = [] }: Pick<ShownItem, 'againstDiet'>): string | null {
  if (againstDiet.length === 0) return null;
  const isSure = againstDiet.some(({ kind }) => kind !== 'unmarked');
  const why = againstDiet.map(conflictWords).join(', ');
  return (isSure ? texts.againstDiet : texts.perhapsAgainstDiet).text.replace('{why}', () => why);
}
