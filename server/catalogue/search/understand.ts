import { countOf, type Postings } from '../postings.ts';
import { wordsOf } from './fold.ts';
import { conceptAt } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing asked for: the words of the index that would do, the best first, each with how well (4 is exactly). */
export type Wanted = {
  readonly terms: readonly { readonly term: number; readonly quality: number }[];
  readonly products: number;
};
export type Understanding = { readonly wanted: readonly Wanted[]; readonly corrected: string | null };

const mostWords = 10;
const mostEndings = 64;

type Lexicon = { readonly vocabulary: Vocabulary; readonly postings: Postings };

function startsOf({ vocabulary, postings }: Lexicon, word: string): number[] {
  if (word.length < 2) return [];
  const [from, to] = vocabulary.beginningWith(word);
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  return all.length <= mostEndings
    ? all
    : all.sort((a, b) => countOf(postings, b) - countOf(postings, a)).slice(0, mostEndings);
}

function nearestOf({ vocabulary, postings }: Lexicon, word: string): number[] {
  return [...vocabulary.nearest(word)].sort((a, b) => countOf(postings, b) - countOf(postings, a)).slice(0, 3);
}

/** Splits a word into two that the index knows ("goldenkiwi"), or null. */
function split({ vocabulary }: Lexicon, word: string): readonly [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.find(a) >= 0 && vocabulary.find(b) >= 0) return [a, b];
  }
  return null;
}

/** What a search means in words of the index. With `isTyping` the last word may be only the beginning of one. */
export function understand(lexicon: Lexicon, search: string, isTyping = false): Understanding {
  const { vocabulary, postings } = lexicon;
  const words = wordsOf(search).slice(0, mostWords);
  const wanted: Wanted[] = [];
  const read: string[] = [];
  let isCorrected = false;

  const want = (candidates: readonly (readonly [number, number])[]): boolean => {
    const terms = candidates.filter(([term]) => term >= 0).map(([term, quality]) => ({ term, quality }));
    if (terms.length === 0) return false;
    wanted.push({ terms, products: terms.reduce((sum, { term }) => sum + countOf(postings, term), 0) });
    return true;
  };
  const wantWord = (word: string, concept: string | null, isLast: boolean): boolean => {
    const exact: (readonly [number, number])[] = [
      [vocabulary.find(word), 4],
      [concept === null ? -1 : vocabulary.find(concept), 3],
    ];
    if (isTyping && isLast) return want([...exact, ...startsOf(lexicon, word).map((term) => [term, 2] as const)]);
    return want(exact) || want(startsOf(lexicon, word).map((term) => [term, 2]));
  };

  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const here = conceptAt(words, at);
    const joined = word + (words[at + 1] ?? '');
    if (here && here.words > 1 && want([[vocabulary.find(here.concept), 4]])) {
      read.push(...words.slice(at, at + here.words));
      at += here.words;
    } else if (wantWord(word, here?.words === 1 ? here.concept : null, at === words.length - 1)) {
      read.push(word);
      at += 1;
    } else if (at + 1 < words.length && want([[vocabulary.find(joined), 4]])) {
      read.push(joined);
      at += 2;
    } else {
      const near = nearestOf(lexicon, word);
      const halves = near.length > 0 ? null : split(lexicon, word);
      if (halves) words.splice(at, 1, ...halves);
      else {
        at += 1;
        if (want(near.map((term) => [term, 3]))) read.push(vocabulary.terms[near[0] ?? -1] ?? word);
      }
      isCorrected ||= halves !== null || near.length > 0;
    }
  }
  return { wanted, corrected: isCorrected ? read.join(' ') : null };
}
