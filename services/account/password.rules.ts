import { minimumPasswordLength, requiredPasswordGroups } from '../constants.ts';

/** The longest password, in bytes of UTF-8: more is refused, never cut. */
export const longestPasswordBytes = 1_024;

/** In the order in which they are told. */
export const passwordProblemKinds = ['long', 'short', 'groups', 'common', 'context'] as const;
export type PasswordProblem = (typeof passwordProblemKinds)[number];

export type PasswordWords = {
  /** `isCommonPassword`, which is loaded late; without it nothing counts as common. */
  readonly isCommon?: ((password: string) => boolean) | undefined;
  /** What anyone who knows of the person would try: `contextWordsOf`. */
  readonly context: readonly string[];
};

/** What is typed in two ways on two keyboards is one password. */
export const normalPassword = (password: string): string => password.normalize('NFC');

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/** How a word is compared: without its case and without the swaps that everyone knows. */
export const foldPassword = (text: string): string =>
  normalPassword(text)
    .toLowerCase()
    .replace(/[01!|l34@5$7]/g, (sign) => lookalikes[sign] ?? sign);

/** A letter of any script counts by its case; one that has none, a space and whatever else there is count as symbols. */
const groups = [/\p{Ll}/u, /[\p{Lu}\p{Lt}]/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Lt}\p{Nd}\p{M}]/u];

const shortestContextWord = 3;
const brand = 'kete';

/** The brand, the address before its @ and the names of a person, whole and in parts. */
export function contextWordsOf(email: string, ...names: readonly string[]): readonly string[] {
  const local = email.slice(0, Math.max(0, email.lastIndexOf('@')));
  const parts = [local, ...names].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}]+/u)]);
  return [...new Set([brand, ...parts.map((part) => part.trim())])].filter(
    (word) => [...word].length >= shortestContextWord,
  );
}

/** What is left of a folded password without the words that belong to the person, the longest taken first. */
function withoutWords(folded: string, words: readonly string[]): string {
  const longestFirst = words.map(foldPassword).sort((a, b) => b.length - a.length);
  return longestFirst.reduce((left, word) => left.replaceAll(word, ''), folded);
}

const lengthOf = (text: string) => [...text].length;

/** Everything that keeps a password from being good enough; empty when it is. */
export function passwordProblems(password: string, { isCommon, context }: PasswordWords): readonly PasswordProblem[] {
  const normal = normalPassword(password);
  if (new TextEncoder().encode(normal).length > longestPasswordBytes) return ['long'];
  const folded = foldPassword(normal);
  const left = withoutWords(folded, context);
  const isShort = lengthOf(normal) < minimumPasswordLength;
  const found: Readonly<Record<PasswordProblem, boolean>> = {
    long: false,
    short: isShort,
    groups: groups.filter((group) => group.test(normal)).length < requiredPasswordGroups,
    common: !isShort && isCommon?.(normal) === true,
    context: !isShort && left !== folded && lengthOf(left) < minimumPasswordLength,
  };
  return passwordProblemKinds.filter((kind) => found[kind]);
}
