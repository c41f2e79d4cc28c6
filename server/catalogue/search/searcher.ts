import type { IndexData } from '../index-data.ts';
import { Matcher } from './match.ts';
import { createRanker } from './rank.ts';
import { understand } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';
import { heaviest } from './weights.ts';

export type Found = {
  readonly docs: Uint32Array;
  readonly scores: Uint16Array;
  readonly corrected: string | null;
  /** Whether they have all that was asked for. */
  readonly isAll: boolean;
};

export interface Searcher {
  /** Products that match, ascending, each with its score, and what was understood if that is not what was typed. */
  search(text: string): Found;
  /** The same for a text that is still being typed: of what is bought most. */
  suggest(text: string): Found;
}

const numberOfProduct = /^\d{6}$/;
/** How many entries of an index word are read at most: all there could be of any usual one, and of what is bought most. */
const mostRead = { search: 40_000, suggest: 3_000 };

export function createSearcher(index: IndexData): Searcher {
  const { head, columns, terms } = index;
  const vocabulary = new Vocabulary(terms);
  const postings = { from: columns.termFrom, docs: columns.termDocs };
  const matcher = new Matcher(head.products, postings, columns.termWeights, heaviest);
  const rank = createRanker(index);

  const find = (text: string, isTyping: boolean): Found => {
    const typed = text.trim();
    const doc = numberOfProduct.test(typed) ? columns.sku.indexOf(Number(typed)) : -1;
    if (doc >= 0) return { docs: Uint32Array.of(doc), scores: Uint16Array.of(1), corrected: null, isAll: true };
    const understood = understand({ vocabulary, postings }, typed, isTyping);
    const matches = matcher.match(understood.wanted, isTyping ? mostRead.suggest : mostRead.search);
    return { ...matches, scores: rank(matches, understood), corrected: understood.corrected };
  };
  return { search: (text) => find(text, false), suggest: (text) => find(text, true) };
}
