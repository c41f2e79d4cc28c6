import type { IndexData } from '../index-data.ts';
import { Matcher } from './match.ts';
import { createRanker } from './rank.ts';
import { understand } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';
import { heaviest } from './weights.ts';

export type Found = { readonly docs: Uint32Array; readonly scores: Uint16Array; readonly corrected: string | null };

export interface Searcher {
  readonly vocabulary: Vocabulary;
  /** Products that match, ascending, each with its score, and what was understood if that is not what was typed. */
  search(text: string, isTyping?: boolean): Found;
}

const numberOfProduct = /^\d{6}$/;

export function createSearcher(index: IndexData): Searcher {
  const { head, columns, terms } = index;
  const vocabulary = new Vocabulary(terms);
  const postings = { from: columns.termFrom, docs: columns.termDocs };
  const matcher = new Matcher(head.products, postings, columns.termWeights, heaviest);
  const rank = createRanker(index);
  return {
    vocabulary,
    search(text, isTyping = false) {
      const typed = text.trim();
      const doc = numberOfProduct.test(typed) ? columns.sku.indexOf(Number(typed)) : -1;
      if (doc >= 0) return { docs: Uint32Array.of(doc), scores: Uint16Array.of(1), corrected: null };
      const understood = understand({ vocabulary, postings }, typed, isTyping);
      const matches = matcher.match(understood.wanted);
      return { docs: matches.docs, scores: rank(matches, understood), corrected: understood.corrected };
    },
  };
}
