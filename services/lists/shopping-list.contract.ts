import * as v from 'valibot';
import { sku } from '../wire.ts';
import { isTextShort, tidyText } from './list-text.rules.ts';
import { mostItems } from './lists.words.ts';

/** A line of a shopping list: words, or a product by its code with its name as words. */
export const ShoppingListItem = v.object({
  /** By which it is called: its product, else its words folded (`itemKeyOf`). */
  item: v.string(),
  text: v.string(),
  sku: v.nullable(sku),
  /** It is in the trolley, or was found elsewhere. */
  isTicked: v.boolean(),
});
export type ShoppingListItem = v.InferOutput<typeof ShoppingListItem>;

export const ShoppingList = v.object({
  items: v.array(ShoppingListItem),
  /** Anybody who knows the link can read it. */
  isShared: v.boolean(),
});
export type ShoppingList = v.InferOutput<typeof ShoppingList>;

/** What is to be on the list. What is there already stays as it is, unless `isTicked` says something else of it. */
export const ShoppingListAsked = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        text: v.pipe(
          v.string('is words'),
          v.maxBytes(2_048, 'is too long'),
          v.check(isTextShort, 'is too long: 120 characters are the most'),
          v.transform(tidyText),
          v.nonEmpty('says something'),
        ),
        sku: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits')))),
        isTicked: v.optional(v.boolean('is true or false')),
      }),
    ),
    v.minLength(1, 'says something'),
    v.maxLength(mostItems, 'is too long'),
  ),
});
export type ShoppingListLine = v.InferInput<typeof ShoppingListAsked>['items'][number];

/** What opens a list for whoever has the link. */
export const ListShare = v.object({ token: v.string() });
/** A list that somebody shared: its words and its products, and nothing of whose it is. */
export const SharedList = v.object({
  name: v.string(),
  items: v.array(
    v.object({
      text: v.string(),
      sku: v.nullable(sku),
      quantity: v.nullable(v.number()),
      pricingUnit: v.nullable(v.picklist(['Each', 'Kg'])),
    }),
  ),
});
export type SharedList = v.InferOutput<typeof SharedList>;

export interface ShoppingListService {
  list(signal?: AbortSignal): Promise<ShoppingList>;
  /** The whole list as it is then. Said again, it changes nothing. */
  keep(items: readonly ShoppingListLine[], signal?: AbortSignal): Promise<ShoppingList>;
  remove(item: string, signal?: AbortSignal): Promise<ShoppingList>;
  clear(signal?: AbortSignal): Promise<ShoppingList>;
  /** A new link; the one before opens nothing any more. */
  share(signal?: AbortSignal): Promise<string>;
  unshare(signal?: AbortSignal): Promise<void>;
  shared(token: string, signal?: AbortSignal): Promise<SharedList>;
}
