import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { bestText, spokenPrice } from '#ui/price/price-lines.ts';
import { badgeTexts } from '#ui/texts/badges.texts.ts';
import { quantityText } from '#services/display/quantity.rules.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';

const measures: Readonly<Record<string, string>> = { L: 'litre', mL: 'millilitre', kg: 'kilogram', g: 'gram' };
const spokenSize = (size: string) =>
  size.replace(/(\d) ?(mL|L|kg|g)\b/g, (_, digit: string, unit: string) => `${digit} ${measures[unit]}`);

/** The word on stock that a shopper should see before anything else about it; null when there is nothing to say. */
export function stockNote({ availabilityStatus, price, keptOut }: Product): string | null {
  if (keptOut) return texts.notDelivered.text;
  if (availabilityStatus === 'Unavailable' || price.salePriceCents === null) return texts.unavailable.text;
  if (availabilityStatus === 'Out of Stock') return texts.outOfStock.text;
  return availabilityStatus === 'Low Stock' ? texts.lowStock.text : null;
}

export const canBeAdded = ({ availabilityStatus, price, keptOut }: Product): boolean =>
  !keptOut &&
  price.salePriceCents !== null &&
  availabilityStatus !== 'Unavailable' &&
  availabilityStatus !== 'Out of Stock';

/** The whole offer as the name of one link, with how much of it is in the trolley. It begins with the words that are seen. */
export function offerName(product: Product, amount = 0): string {
  const parts = [
    `${product.name} ${spokenSize(product.size)}`,
    ...badgesOf(product)
      .filter(({ kind }) => kind !== 'multibuy' && kind !== 'member')
      .map(({ text }) => text),
    spokenPrice(product),
    bestText(product),
    product.isSustainable ? badgeTexts.sustainable.text : null,
    stockNote(product),
    amount > 0
      ? (product.unit === 'Kg' ? texts.kilogramsInTrolley : texts.inTrolley).text.replace(
          '{n}',
          quantityText(amount, product.unit),
        )
      : null,
  ];
  return parts.filter(Boolean).join(', ');
}
