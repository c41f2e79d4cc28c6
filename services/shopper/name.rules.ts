export const longestName = 60;
export type NameProblem = 'nameMissing' | 'nameLong' | 'nameForm';

/** Letters of any script with their marks, and what stands between them in people's names. */
const form = /^[\p{L}\p{M}'’‘ʼ.·\- ]+$/u;
const hasLetter = /\p{L}/u;

/** A name in one form: composed letters, single spaces, none around it. */
export const nameOf = (written: string): string => written.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** What is wrong with a first or last name; null when nothing is. One letter is a name. */
export function nameProblem(written: string): NameProblem | null {
  const name = nameOf(written);
  if (name === '') return 'nameMissing';
  if ([...name].length > longestName) return 'nameLong';
  return form.test(name) && hasLetter.test(name) ? null : 'nameForm';
}
