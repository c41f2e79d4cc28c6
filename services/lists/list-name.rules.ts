import { isTextShort, tidyText } from './list-text.rules.ts';
import { longestListName } from './lists.words.ts';

/** What is wrong with a name for a list: there is none, it is too long, or another list is called that. */
export type NameProblem = 'missing' | 'long' | 'taken';

const folded = (name: string) => tidyText(name).toLocaleLowerCase('en-NZ');

export function nameProblemOf(name: string, others: readonly string[]): NameProblem | null {
  if (tidyText(name) === '') return 'missing';
  if (!isTextShort(name, longestListName)) return 'long';
  return others.some((other) => folded(other) === folded(name)) ? 'taken' : null;
}
