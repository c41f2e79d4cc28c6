import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { units } from '../catalogue/catalogue.words.ts';
import { sku } from '../wire.ts';
import { isTextShort, tidyText } from './list-text.rules.ts';
import { longestListName, mostSavedItems } from './lists.words.ts';

export const SavedListLine = v.object({ sku, quantity: v.number(), pricingUnit: v.picklist(units) });
export type SavedListLine = v.InferOutput<typeof SavedListLine>;

export const SavedListSummary = v.object({
  id: v.string(),
  name: v.string(),
  itemCount: v.number(),
  changedMs: v.number(),
  isShared: v.boolean(),
});
export type SavedListSummary = v.InferOutput<typeof SavedListSummary>;
/** The one that was changed last stands first. */
export const SavedLists = v.object({ lists: v.array(SavedListSummary) });

/** A saved list with its products as they are today; what is not sold any more keeps its name and has no product. */
export const SavedList = v.object({
  ...SavedListSummary.entries,
  items: v.array(v.object({ ...SavedListLine.entries, name: v.string(), product: v.nullable(Product) })),
});
export type SavedList = v.InferOutput<typeof SavedList>;

const line = v.strictObject({
  sku: v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits')),
  quantity: v.pipe(v.number('is a number'), v.finite('is a number'), v.gtValue(0, 'is more than 0')),
  pricingUnit: v.picklist(units, 'is Each or Kg'),
});
const name = v.pipe(
  v.string('is words'),
  v.maxBytes(1_024, 'is too long'),
  v.check((text) => isTextShort(text, longestListName), 'is too long: 60 characters are the most'),
  v.transform(tidyText),
  v.nonEmpty('says what to call it'),
);
const items = v.pipe(v.array(line), v.maxLength(mostSavedItems, 'is too long'));
/** A list under a name of its own: two lists of a shopper are not called the same. */
export const SavedListAsked = v.strictObject({ name, items });
export const SavedListChange = v.strictObject({ name: v.optional(name), items: v.optional(items) });
export type SavedListAsked = v.InferInput<typeof SavedListAsked>;
export type SavedListChange = v.InferInput<typeof SavedListChange>;

export interface SavedListsService {
  lists(signal?: AbortSignal): Promise<readonly SavedListSummary[]>;
  list(id: string, signal?: AbortSignal): Promise<SavedList>;
  save(list: SavedListAsked, key: string | null, signal?: AbortSignal): Promise<SavedListSummary>;
  change(id: string, change: SavedListChange, signal?: AbortSignal): Promise<SavedListSummary>;
  remove(id: string, signal?: AbortSignal): Promise<void>;
  share(id: string, signal?: AbortSignal): Promise<string>;
  unshare(id: string, signal?: AbortSignal): Promise<void>;
}
