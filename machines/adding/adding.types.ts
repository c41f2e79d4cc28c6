import type { LineWish } from '#services/trolley/trolley.contract.ts';

/** Many products on their way into the trolley, as whoever asked for them keeps it. */
export type Adding = {
  readonly state: 'resting' | 'adding' | 'added';
  /** What they are all from, such as an order or a page; null where there is one thing only, or nothing. */
  readonly of: string | null;
  /** Asked for, and not answered yet. */
  readonly pending: readonly string[];
  readonly added: readonly string[];
  readonly lost: readonly string[];
};

/** What the trolley says of a line that was asked for. */
export type LineTold = { readonly type: 'line.done' | 'line.lost'; readonly sku: string };
export type AddingEvent =
  | { readonly type: 'line.done'; readonly sku: string }
  | { readonly type: 'line.lost'; readonly sku: string };

/** What the parent hears after each answer, and once it is over. */
export type AddingReport = { readonly type: 'adding.told'; readonly adding: Adding };

export const noAdding: Adding = { state: 'resting', of: null, pending: [], added: [], lost: [] };

/** With what it begins: all that is asked for has no answer. */
export const begunAdding = (of: string | null, lines: readonly LineWish[]): Adding => ({
  ...noAdding,
  state: 'adding',
  of,
  pending: lines.map(({ sku }) => sku),
});
