import type { ShoppingListReport } from '#machines/shopping-list/index.ts';
import type { Fault } from '#services/fault.ts';
import { shoppingListTexts as texts } from '#ui/texts/shopping-list.texts.ts';

type Words = { readonly text: string };
const counted = (one: Words, many: Words, all: readonly string[]): string | null => {
  const [first] = all;
  if (first === undefined) return null;
  return all.length === 1 ? one.text.replace('{text}', () => first) : many.text.replace('{n}', String(all.length));
};

/** Why something did not get through, for whoever it was. */
export function reasonOf(fault: Fault): string {
  if (fault.tag === 'offline') return texts.offline.text;
  const told = fault.tag === 'refused' ? fault.fieldErrors?.['items'] : undefined;
  if (told) return `It ${told}`;
  return fault.tag === 'refused' && fault.code === 'TooLarge' ? fault.message : texts.otherwise.text;
}

/** "What you wrote before signing in: 4 items added, 2 already there." */
export const mergedWords = ({ added, already }: { readonly added: number; readonly already: number }): string =>
  texts.merged.text
    .replace('{added}', added === 1 ? texts.mergedOneAdded.text : texts.mergedAdded.text.replace('{n}', String(added)))
    .replace('{already}', texts.mergedAlready.text.replace('{n}', String(already)));

export const removedWords = (all: readonly string[]): string | null =>
  counted(texts.removedOne, texts.removedMany, all);

/** What is said aloud of what has just happened. */
export function listReportWords(report: ShoppingListReport): string | null {
  switch (report.type) {
    case 'items.added': {
      const { added, already, left } = report;
      const words = [
        counted(texts.addedOne, texts.addedMany, added),
        counted(texts.alreadyOne, texts.alreadyMany, already),
        left > 0 ? texts.full.text.replace('{n}', String(left)) : null,
      ].filter((word) => word !== null);
      return words.length > 0 ? words.join(' ') : null;
    }
    case 'items.removed':
      return removedWords(report.texts);
    case 'items.returned':
      return counted(texts.returnedOne, texts.returnedMany, report.texts);
    case 'change.failed':
      return texts.notSavedOne.text.replace('{reason}', () => reasonOf(report.fault));
    case 'list.merged':
      return mergedWords(report);
  }
}
