import type { Fault } from '#services/fault.ts';
import type { KeptItem } from '#services/lists/kept-list.rules.ts';
import type { ListChange, ListOwner } from '#services/lists/list-change.rules.ts';
import type { ShoppingListItem } from '#services/lists/shopping-list.contract.ts';
import type { Carriage } from '../kit/index.ts';

/** What is wanted of one line and is not known to hold: the last wish for it counts. */
export type ListWish = KeptItem & {
  readonly item: string;
  /** False: it is to go. */
  readonly isWanted: boolean;
  /** Which wish it is: another one for the same line has another number. */
  readonly at: number;
  /** Why it did not get through; it is tried again when somebody says so. */
  readonly fault: Fault | null;
};

/** What is on its way: a change, and the wishes that it answers. */
export type ListBatch = { readonly change: ListChange; readonly wishes: readonly number[] };
/** What the last removal or clearing took away. */
export type Removal = { readonly items: readonly KeptItem[] };
export type Merged = { readonly added: number; readonly already: number };

export type ShoppingListContext = ListOwner & {
  /** Somebody shows it or has written on it: it is fetched again for whoever comes next. */
  readonly isNeeded: boolean;
  /** What holds, as far as anybody said; null while nobody did. */
  readonly items: readonly ShoppingListItem[] | null;
  readonly isShared: boolean;
  readonly wishes: readonly ListWish[];
  /** All of it is to go, before the wishes; null where it is not. */
  readonly clearing: { readonly fault: Fault | null } | null;
  readonly batch: ListBatch | null;
  readonly count: number;
  readonly removal: Removal | null;
  /** Another tab has changed what this browser keeps. */
  readonly isOld: boolean;
  /** How many lines of this browser are still to go to the server. */
  readonly waiting: number;
  readonly isMergeTried: boolean;
  readonly merged: Merged | null;
  readonly mergeFault: Fault | null;
  readonly fault: Fault | null;
  /** The link just made; it is not known later on. */
  readonly token: string | null;
  readonly shareFault: Fault | null;
};

export type ShoppingListEvent =
  /** Somebody shows the list. */
  | { readonly type: 'list.need' }
  /** Everything that failed is tried again. */
  | { readonly type: 'list.retry' }
  | { readonly type: 'items.add'; readonly items: readonly { readonly text: string; readonly sku?: string | null }[] }
  | { readonly type: 'item.tick'; readonly item: string; readonly isTicked: boolean }
  | { readonly type: 'item.remove'; readonly item: string }
  | { readonly type: 'list.clear' }
  | { readonly type: 'removal.undo' }
  | { readonly type: 'merged.dismiss' }
  /** What is kept has changed without this chart: by another tab, or by the page of a whole list. */
  | { readonly type: 'kept.changed' }
  | { readonly type: 'share.make' }
  | { readonly type: 'share.end' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What whoever listens says aloud. */
export type ShoppingListReport =
  /** `left`: how many did not fit. */
  | {
      readonly type: 'items.added';
      readonly added: readonly string[];
      readonly already: readonly string[];
      readonly left: number;
    }
  | { readonly type: 'items.removed'; readonly texts: readonly string[] }
  | { readonly type: 'items.returned'; readonly texts: readonly string[] }
  | { readonly type: 'change.failed'; readonly fault: Fault }
  | ({ readonly type: 'list.merged' } & Merged);

/** `unread`: nobody has asked for it. `loading`: it is fetched. `failed`: it could not be. `sharing`: a link is made. */
export type ShoppingListTag = 'busy' | 'unread' | 'loading' | 'saving' | 'failed' | 'sharing';

export const blankShoppingList: ShoppingListContext = {
  subject: null,
  isShopper: false,
  isNeeded: false,
  items: null,
  isShared: false,
  wishes: [],
  clearing: null,
  batch: null,
  count: 0,
  removal: null,
  isOld: false,
  waiting: 0,
  isMergeTried: false,
  merged: null,
  mergeFault: null,
  fault: null,
  token: null,
  shareFault: null,
};

export const shoppingListCarriage: Carriage = {
  keeps: ['subject', 'isShopper', 'isNeeded', 'items', 'isShared', 'fault'],
  blank: blankShoppingList,
};
