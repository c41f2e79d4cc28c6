import { dateText, dayOfText } from '#services/display/dates.rules.ts';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Words = { readonly text: string };

/** "1 offer", "3 offers" */
export const counted = (n: number, one: Words, many: Words): string =>
  (n === 1 ? one : many).text.replace('{n}', String(n));

/** What came of a press, for those who listen: "Boosted: Milk." or "3 offers boosted." */
export function boostedWords(name: string | null, count: number): string {
  if (count === 0) return refusedWords(name);
  if (name !== null) return texts.saidBoosted.text.replace('{name}', () => name);
  return counted(count, texts.saidBoostedOne, texts.saidBoostedSome);
}

export const refusedWords = (name: string | null): string =>
  name === null ? texts.saidRefusedSome.text : texts.saidRefused.text.replace('{name}', () => name);

/** "Until 30th November" */
export const untilWords = (endsOn: string): string =>
  texts.until.text.replace('{date}', () => dateText(dayOfText(endsOn)));

export const productsWords = (n: number): string => counted(n, texts.productsOne, texts.products);
