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

/** How a product is sold, in sentences: its steps and limits, what one piece comes to, and what is in the trolley. */
export function quantityWords({ unit, price, quantity }: Product, pieceGrams: number | null): readonly string[] {
  const { salePriceCents, totalCents } = price;
  if (salePriceCents === null) return [];
  const { min, max, increment, value, quantityInOrder = 0 } = quantity;
  const isByWeight = unit === 'Kg';
  const amount = isByWeight ? weightText : String;
  const steps = (text: string) => text.replace('{min}', amount(min)).replace('{step}', amount(increment));
  const words: string[] = [];
  if (isByWeight && pieceGrams !== null)
    words.push(
      texts.pieceHint.text
        .replace('{weight}', weightText(pieceGrams / 1000))
        .replace('{price}', money((salePriceCents * pieceGrams) / 1000)),
    );
  if (isByWeight) words.push(steps(texts.byWeight.text));
  else if (min !== 1 || increment !== 1) words.push(steps(texts.bySteps.text));
  if (max !== null && (isByWeight || max < plentyOfPieces)) words.push(texts.atMost.text.replace('{max}', amount(max)));
  if (value > 0)
    words.push(
      `${texts.inTrolley.text.replace('{n}', amount(value))}${totalCents === null ? '' : `, ${money(totalCents)}`}`,
    );
  if (quantityInOrder > 0) words.push(texts.inOrder.text.replace('{n}', amount(quantityInOrder)));
  return words;
}
