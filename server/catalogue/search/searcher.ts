import type { IndexData } from '../index-data.ts';
import { Matcher } from './match.ts';
import { understand } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';

export type Found = { readonly docs: Uint32Array; readonly scores: Uint16Array; readonly corrected: string | null };

export interface Searcher {
  readonly vocabulary: Vocabulary;
  /** Products that match, ascending, each with its score, and what was understood if that is not what was typed. */
  search(text: string, isTyping?: boolean): Found;
}

export function createSearcher({ head, columns, terms }: IndexData): Searcher {
  const vocabulary = new Vocabulary(terms);
  const postings = { from: columns.termFrom, docs: columns.termDocs };
  const matcher = new Matcher(head.products, postings, columns.termWeights);
  return {
    vocabulary,
    search(text, isTyping = false) {
      const { wanted, corrected } = understand({ vocabulary, postings }, text, isTyping);
      return { ...matcher.match(wanted), corrected };
    },
  };
}
