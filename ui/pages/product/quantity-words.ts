import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { money } from '#services/display/money.rules.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

/** A household carries home no more than this of anything, so it goes without saying. */
const plentyOfPieces = 99;

/** 0.1 is "100 g", 1.5 is "1.5 kg". */
export function weightText(kilograms: number): string {
  const grams = Math.round(kilograms * 1000);
  return grams < 1000 ? `${grams} g` : `${grams / 1000} kg`;
}

/** What one piece of what is sold by weight comes to. */
export function pieceHint({ unit, price: { salePriceCents } }: Product, pieceGrams: number | null): string | null {
  if (unit !== 'Kg' || pieceGrams === null || salePriceCents === null) return null;
  return texts.pieceHint.text
    .replace('{weight}', weightText(pieceGrams / 1000))
    .replace('{price}', money((salePriceCents * pieceGrams) / 1000));
}

/** How a product is sold, in sentences: its steps and limits, and what is in the trolley and the order. */
export function quantityWords({ unit, price, quantity }: Product): readonly string[] {
  const { salePriceCents, totalCents } = price;
  if (salePriceCents === null) return [];
  const { min, max, increment, value, quantityInOrder = 0 } = quantity;
  const isByWeight = unit === 'Kg';
  const amount = isByWeight ? weightText : String;
  const steps = (text: string) => text.replace('{min}', amount(min)).replace('{step}', amount(increment));
  const words: string[] = [];
  if (isByWeight) words.push(steps(texts.byWeight.text));
  else if (min !== 1 || increment !== 1) words.push(steps(texts.bySteps.text));
  if (max !== null && (isByWeight || max < plentyOfPieces)) words.push(texts.atMost.text.replace('{max}', amount(max)));
  if (value > 0)
    words.push(
      texts.inTrolley.text
        .replace('{n}', amount(value))
        .replace('{total}', totalCents === null ? '' : `, ${money(totalCents)}`),
    );
  if (quantityInOrder > 0) words.push(texts.inOrder.text.replace('{n}', amount(quantityInOrder)));
  return words;
}
