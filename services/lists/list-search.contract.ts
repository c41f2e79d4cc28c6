import * as v from 'valibot';
import { Product, ProductRow } from '../catalogue/catalogue.contract.ts';
import { isTextShort, tidyText } from './list-text.rules.ts';
import { mostTerms } from './lists.words.ts';

/** The lines of a pasted list. */
export const ListSearchAsked = v.strictObject({
  terms: v.pipe(
    v.array(
      v.pipe(
        v.string('is words'),
        v.maxBytes(2_048, 'is too long'),
        v.check(isTextShort, 'is too long: 120 characters are the most'),
        v.transform(tidyText),
        v.nonEmpty('says something'),
      ),
    ),
    v.minLength(1, 'says something'),
    v.maxLength(mostTerms, 'is too long: 60 lines are the most'),
  ),
});

/** What the store has for each line, the best first; in the order of the lines. */
export const ListSearch = v.object({
  results: v.array(
    v.object({
      term: v.string(),
      /** How much of it the line asks for ("2 x milk"), in pieces; 1 where it does not say. */
      wanted: v.number(),
      /** What was looked for: the line without its amount, or what a slip of the hand was taken for. */
      search: v.string(),
      products: v.array(Product),
      totalItems: v.number(),
    }),
  ),
});
export type ListSearch = v.InferOutput<typeof ListSearch>;

/** What a shopper may have forgotten. */
export const ForgottenProducts = v.object({ rows: v.array(ProductRow) });

export interface ListSearchService {
  search(terms: readonly string[], signal?: AbortSignal): Promise<ListSearch>;
  /** What this shopper usually takes, and what goes with what is in the trolley, and is not in it. */
  forgotten(signal?: AbortSignal): Promise<readonly v.InferOutput<typeof ProductRow>[]>;
}
