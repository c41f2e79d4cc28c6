import { wholeNumber } from '#services/display/money.rules.ts';
import { listingTexts as texts } from '../texts/listing.texts.ts';

/** "1 product", "1,204 products". */
export const countText = (count: number): string =>
  `${wholeNumber(count)} ${(count === 1 ? texts.product : texts.products).text}`;
