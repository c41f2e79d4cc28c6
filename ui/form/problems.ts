/** What was typed, by the name of its field. */
export type Values = Readonly<Record<string, string>>;
/** What is wrong with it, in words, by the name of its field. A field that is right has no entry. */
export type Problems = Readonly<Record<string, string>>;
/** What is wrong with a value, in words; null when it is right. */
export type Judge = (value: string, values: Values) => string | null;
export type Judges = Readonly<Record<string, Judge>>;

export const noProblems: Problems = {};

export function problemsIn(values: Values, judges: Judges): Problems {
  const judged = Object.entries(judges).map(([name, judge]) => [name, judge(values[name] ?? '', values)] as const);
  return Object.fromEntries(judged.filter((one): one is readonly [string, string] => one[1] !== null));
}

/** The store's word about a field as a sentence: "is too long" is said of its label, a whole sentence as it came. */
export function sentenceOf(label: string, words: string): string {
  const text = words.trim();
  if (!/^\p{Ll}/u.test(text)) return text;
  return `${label} ${text}${/[.!?]$/.test(text) ? '' : '.'}`;
}

/** What is wrong with each field as sentences. Nothing wrong is always the same nothing. */
export function sentencesOf(labels: Readonly<Record<string, string>>, problems: Problems): Problems {
  const entries = Object.entries(problems);
  if (entries.length === 0) return noProblems;
  return Object.fromEntries(entries.map(([name, words]) => [name, sentenceOf(labels[name] ?? name, words)]));
}
