import { countOf, type Postings } from '../postings.ts';
import { claimsIn } from './claims.ts';
import { isSize, wordsOf } from './fold.ts';
import { ideasOf, isManner, wordsOfIdea } from './head-word.ts';
import { bestQuality } from './match.ts';
import { conceptAt, conceptsBeginning } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing asked for: the words of the index that would do, the best first, each with how well (4 is exactly). */
export type Wanted = {
  readonly terms: readonly { readonly term: number; readonly quality: number }[];
  readonly products: number;
  readonly isSize: boolean;
};
export type Understanding = {
  readonly wanted: readonly Wanted[];
  /** Nouns that name the thing itself, as words of the index, and those of the other words. */
  readonly heads: ReadonlySet<number>;
  readonly otherHeads: ReadonlySet<number>;
  readonly claims: number;
  readonly ideas: readonly string[];
  /** What was read instead of what was typed; null when nothing had to be. */
  readonly corrected: string | null;
};

const mostWords = 10;
const mostEndings = 64;
const mostNear = 3;
const begunQuality = 2;
/** A whole word is taken for a beginning as well when that has so many times its products. */
const muchMore = 8;
const shortestBeginning = 4;
const shortestPart = 3;
const isNumber = /^\d+$/;

type Lexicon = { readonly vocabulary: Vocabulary; readonly postings: Postings };
type Candidate = readonly [term: number, quality: number];

/** Words that begin so, the commonest first. */
function startsOf({ vocabulary, postings }: Lexicon, word: string): number[] {
  const [from, to] = vocabulary.beginningWith(word);
  const all = Array.from({ length: to - from }, (_, i) => from + i);
  if (all.length === 0)
    return conceptsBeginning(word)
      .flatMap((concept) => vocabulary.find(concept))
      .filter((at) => at >= 0);
  return all.length <= mostEndings
    ? all
    : all.sort((a, b) => countOf(postings, b) - countOf(postings, a)).slice(0, mostEndings);
}

/** Splits a word into two that the index knows ("goldenkiwi"), or null. */
function split({ vocabulary }: Lexicon, word: string): readonly [string, string] | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const [a, b] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.find(a) >= 0 && vocabulary.find(b) >= 0) return [a, b];
  }
  return null;
}

/** Words that are not in the index are read as those that are: nearest in spelling, or two that were written as one. */
function spelled(lexicon: Lexicon, typed: readonly string[], isTyping: boolean) {
  const { vocabulary, postings } = lexicon;
  const words = [...typed];
  const corrections = new Map<string, string>();
  const others = new Map<string, readonly string[]>();
  const isKnown = (word: string, next: string) =>
    vocabulary.find(word) >= 0 ||
    conceptAt([word], 0) !== null ||
    conceptAt([word, next], 0) !== null ||
    vocabulary.find(word + next) >= 0 ||
    startsOf(lexicon, word).length > 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (isSize(word) || isKnown(word, words[at + 1] ?? '')) continue;
    const isLast = isTyping && at === words.length - 1;
    const near = [...(isLast ? vocabulary.nearestBeginning(word) : vocabulary.nearest(word))]
      .sort((a, b) => countOf(postings, b) - countOf(postings, a))
      .slice(0, mostNear)
      .map((term) => vocabulary.terms[term] ?? '');
    const [first] = near;
    const halves = first === undefined ? split(lexicon, word) : null;
    if (halves) words.splice(at, 1, ...halves);
    if (first === undefined) continue;
    corrections.set(word, first);
    others.set(first, near.slice(1));
    words[at] = first;
  }
  return { words, corrections, others };
}

/** What a search means in words of the index. With `isTyping` the last word may be only the beginning of one. */
export function understand(lexicon: Lexicon, search: string, isTyping = false): Understanding {
  const { vocabulary, postings } = lexicon;
  const { words, corrections, others } = spelled(lexicon, wordsOf(search).slice(0, mostWords), isTyping);
  const wanted: { what: Wanted; heads: Set<number>; isWish: boolean }[] = [];
  const read: string[] = [];
  const count = (terms: readonly Candidate[]) =>
    terms.reduce((sum, [term]) => sum + (term < 0 ? 0 : countOf(postings, term)), 0);
  const conceptOf = (word: string) => vocabulary.find(conceptAt([word], 0)?.concept ?? '');

  const want = (candidates: readonly Candidate[], word: string): boolean => {
    const terms = candidates.filter(([term]) => term >= 0).map(([term, quality]) => ({ term, quality }));
    if (terms.length === 0) return false;
    const heads = new Set<number>();
    for (const { term, quality } of terms) {
      const concept = conceptOf(vocabulary.terms[term] ?? '');
      const isMeant = quality > begunQuality || (vocabulary.terms[concept] ?? '').startsWith(`~${word.slice(0, 1)}`);
      heads.add(concept >= 0 && isMeant ? concept : term);
    }
    wanted.push({ what: { terms, products: count(candidates), isSize: isSize(word) }, heads, isWish: isManner(word) });
    read.push(word);
    return true;
  };
  const exactly = (word: string, quality = bestQuality): Candidate[] => [
    [vocabulary.find(word), quality],
    [conceptOf(word), quality - 1],
    ...(isNumber.test(word) ? [[vocabulary.find(`${word}pk`), quality - 1] as const] : []),
  ];
  const wantWord = (word: string, isLast: boolean): boolean => {
    const near = others.get(word);
    if (near && !(isTyping && isLast))
      return want([...exactly(word, 3), ...near.flatMap((other) => exactly(other, 2))], word);
    const exact = exactly(word);
    const products = count(exact);
    const isWhole = products > 0 && (word.length < shortestBeginning || isSize(word));
    if (isWhole && !(isTyping && isLast)) return want(exact, word);
    const begun = startsOf(lexicon, word).map((term) => [term, begunQuality] as const);
    const isBegun = products === 0 || (isTyping && isLast) || count(begun) > products * muchMore;
    if (!isBegun) return want(exact, word);
    const [commonest] = begun.reduce((best, one) => (count([one]) > count([best]) ? one : best), begun[0] ?? [-1, 0]);
    return want([...exact, ...begun], products > 0 ? word : (vocabulary.terms[commonest] ?? word));
  };

  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const here = conceptAt(words, at);
    const joined = word.length >= shortestPart && next.length >= shortestPart ? word + next : '';
    if (here && here.words > 1 && want([[vocabulary.find(here.concept), bestQuality]], here.concept)) at += here.words;
    else if (vocabulary.find(joined) >= 0 && want(exactly(joined), joined)) at += 2;
    else {
      wantWord(word, at === words.length - 1);
      at += 1;
    }
  }

  const things = wanted.filter(({ isWish }) => !isWish);
  const named = things.at(-1) ?? wanted.at(-1);
  return {
    wanted: wanted.map(({ what }) => what),
    heads: named?.heads ?? new Set(),
    otherHeads: new Set(things.flatMap(({ heads }) => [...heads])),
    claims: claimsIn(read.flatMap((word) => wordsOfIdea(word))),
    ideas: ideasOf(read.filter((word) => !isSize(word))),
    corrected: corrections.size === 0 ? null : corrected(search, corrections),
  };
}

/** What was typed, with the words that were read otherwise put in their places. */
const corrected = (search: string, corrections: ReadonlyMap<string, string>): string =>
  search
    .trim()
    .split(/\s+/)
    .map(
      (token) =>
        wordsOf(token)
          .map((word) => corrections.get(word))
          .find((word) => word !== undefined) ?? token,
    )
    .join(' ');
