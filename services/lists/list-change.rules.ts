import { itemKeyOf, tidyText } from './list-text.rules.ts';
import { longestText, mostItems } from './lists.words.ts';
import type { KeptItem } from './kept-list.rules.ts';
import type { ShoppingList, ShoppingListItem } from './shopping-list.contract.ts';

/** Whose list it is: a shopper's is on the server, everybody else's in their browser. */
export type ListOwner = { readonly subject: string | null; readonly isShopper: boolean };

/** What is to become of a list. Said again, it changes nothing. */
export type ListChange =
  | { readonly type: 'keep'; readonly items: readonly NewItem[] }
  | { readonly type: 'remove'; readonly item: string }
  | { readonly type: 'clear' };
/** A line that is to stand on the list; a new one is not there yet, as far as this page knows. */
export type NewItem = KeptItem & { readonly isNew: boolean };

/** A list with what waits in this browser to be put on it; null where the store was not asked. */
export type ListLoaded = { readonly list: ShoppingList | null; readonly waiting: number };
/** What came of putting it there; null where nothing waited any more. */
export type ListMerged = { readonly list: ShoppingList | null; readonly added: number; readonly already: number };

/** Words as they may stand on a list; null where nothing is left of them. */
export function lineOf(item: KeptItem): KeptItem | null {
  const text = [...tidyText(item.text)].slice(0, longestText).join('').trim();
  return text === '' ? null : { text, sku: item.sku, isTicked: item.isTicked };
}

export const itemOf = (line: KeptItem): ShoppingListItem => ({ item: itemKeyOf(line), ...line });

/** As they are shown: tidy, and each once, where it first stood. */
export function itemsOf(lines: readonly KeptItem[]): readonly ShoppingListItem[] {
  const byKey = new Map<string, ShoppingListItem>();
  for (const line of lines) {
    const tidy = lineOf(line);
    const item = tidy && itemOf(tidy);
    if (item && !byKey.has(item.item)) byKey.set(item.item, item);
  }
  return [...byKey.values()];
}

/** A list after a change: what is there keeps its place and its words, what is new comes last. */
export function changedItems(items: readonly ShoppingListItem[], change: ListChange): readonly ShoppingListItem[] {
  if (change.type === 'clear') return [];
  if (change.type === 'remove') return items.filter(({ item }) => item !== change.item);
  const wanted = itemsOf(change.items);
  const ticks = new Map(wanted.map(({ item, isTicked }) => [item, isTicked]));
  const known = new Set(items.map(({ item }) => item));
  return [
    ...items.map((one) => ({ ...one, isTicked: ticks.get(one.item) ?? one.isTicked })),
    ...wanted.filter(({ item }) => !known.has(item)),
  ];
}

export const isTooLong = (items: readonly unknown[]): boolean => items.length > mostItems;
