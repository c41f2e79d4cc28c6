import type { FeatureFlags } from '../experiments/experiments.words.ts';

/** Gives a text its new words. What is shown changes and nothing else: keys, filters and addresses keep the old ones. */
export type Rename = (text: string) => string;

export const asItIs: Rename = (text) => text;

type Renaming = { readonly flag: keyof FeatureFlags; readonly old: string; readonly now: string };

/** The longer phrase first, so that it is not half renamed by a shorter one. */
const renamings: readonly Renaming[] = [
  { flag: 'GreatToLowPrice', old: 'Specials & Great Prices', now: 'Specials' },
  { flag: 'GreatToLowPrice', old: 'great price', now: 'Low Price' },
  { flag: 'HaystackEDRChanges', old: 'onecard club', now: 'Member Price' },
];

/** A whole phrase in any case; a letter or a digit beside it makes it part of another word. */
const wholePhrase = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'giu');

/** What the flags that are on rename; what they leave alone comes back as it was. */
export function renameOf(flags: Partial<FeatureFlags>): Rename {
  const active = renamings.filter(({ flag }) => flags[flag]).map(({ old, now }) => [wholePhrase(old), now] as const);
  return active.length === 0
    ? asItIs
    : (text) => active.reduce((said, [phrase, now]) => said.replace(phrase, now), text);
}
