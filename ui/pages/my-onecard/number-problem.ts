import { readOnecard } from '#services/onecard/onecard.rules.ts';
import { myOnecardTexts as texts } from '#ui/texts/loyalty.texts.ts';

/** What is wrong with a number as it is written, in words. */
export function numberProblem(written: string): string | null {
  const read = readOnecard(written);
  if ('problem' in read) return texts.wrongNumber.text;
  return read.number === null ? texts.noNumber.text : null;
}
