import type { Fault } from '#services/fault.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type ReorderInput = {
  /** Who orders again; null when no shopper is here. */
  readonly subject: string | null;
};

export type Adding = {
  /** The order, or the page of everything that was bought, that it is all from; null while nothing was added. */
  readonly of: string | null;
  /** Asked for, and not answered yet. */
  readonly pending: readonly string[];
  readonly added: readonly string[];
  readonly lost: readonly string[];
};

export type ReorderContext = {
  readonly subject: string | null;
  /** The order that is looked over, to be ordered again. */
  readonly orderId: string | null;
  /** What stood in it; null until the store has said that. */
  readonly items: readonly ReorderItem[] | null;
  readonly fault: Fault | null;
  /** What is not to be ordered again, by code. */
  readonly unticked: readonly string[];
  readonly adding: Adding;
};

export type User = { readonly subject: string | null; readonly isShopper: boolean };

export type ReorderEvent =
  | { readonly type: 'order.open'; readonly orderId: string }
  | { readonly type: 'order.reload' }
  | { readonly type: 'order.close' }
  | { readonly type: 'item.tick'; readonly sku: string; readonly isWanted: boolean }
  | { readonly type: 'ticks.set'; readonly isWanted: boolean }
  /** What is ticked of the order is put into the trolley. */
  | { readonly type: 'items.add' }
  /** All that can be had of a page of everything that was bought. */
  | { readonly type: 'page.add'; readonly of: string; readonly items: readonly ReorderItem[] }
  /** What the trolley says of a line that was asked for. */
  | { readonly type: 'line.done'; readonly sku: string }
  | { readonly type: 'line.lost'; readonly sku: string }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type ReorderReport =
  /** To be put into the trolley. */
  | { readonly type: 'lines.wanted'; readonly lines: readonly LineWish[] }
  /** What came of it, once for all of them. */
  | { readonly type: 'items.added'; readonly added: number; readonly lost: number; readonly waiting: number };

/** `busy`: the store is being asked. `unread`: it did not say. `missing`: there is no such order. `adding`, `added`: into the trolley. */
export type ReorderTag = 'busy' | 'unread' | 'missing' | 'adding' | 'added';

export const noAdding: Adding = { of: null, pending: [], added: [], lost: [] };
export const blankReorder: ReorderContext = {
  subject: null,
  orderId: null,
  items: null,
  fault: null,
  unticked: [],
  adding: noAdding,
};
export const reorderCarriage: Carriage = { keeps: ['subject'], blank: blankReorder };
