import type { Fault } from '#services/fault.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { type Adding, type AddingReport, type LineTold, noAdding } from '../adding/index.ts';
import type { Carriage, User } from '../kit/index.ts';

export type ReorderInput = {
  /** Who orders again; null when no shopper is here. */
  readonly subject: string | null;
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
  /** Of an order, or of a page of everything that was bought. */
  readonly adding: Adding;
};

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
  | LineTold
  | AddingReport
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type ReorderReport =
  /** To be put into the trolley. */
  | { readonly type: 'lines.wanted'; readonly lines: readonly LineWish[] }
  /** What came of it, once for all of them. */
  | { readonly type: 'items.added'; readonly added: number; readonly lost: number; readonly waiting: number };

/** `busy`: the store is being asked. `unread`: it did not say. `missing`: there is no such order. */
export type ReorderTag = 'busy' | 'unread' | 'missing';

export const blankReorder: ReorderContext = {
  subject: null,
  orderId: null,
  items: null,
  fault: null,
  unticked: [],
  adding: noAdding,
};
export const reorderCarriage: Carriage = { keeps: ['subject'], blank: blankReorder };
