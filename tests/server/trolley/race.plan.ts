import type { DatabaseTarget } from '#server/db/open.ts';

export const processes = 2;
export const shoppers = 6;
/** Different products that each process puts into each trolley: nobody else writes that line. */
export const products = 12;

export type TrolleyRaceTask = {
  readonly target: DatabaseTarget;
  readonly operations: number;
  readonly seed: number;
  readonly at: number;
};
export type TrolleyRaceCounts = {
  readonly changes: number;
  /** Sent again with the same key, at the same moment or after it. */
  readonly again: number;
  /** Given up in the middle and begun anew. */
  readonly crashes: number;
  /** Changes that took effect, by shopper: the revision of a trolley counts them. */
  readonly effects: readonly number[];
  /** What each line is, by shopper and sku. */
  readonly lines: Readonly<Record<string, number>>;
};
export const shopperAt = (at: number): string => `racer-${at}`;
export const skuAt = (process: number, at: number): string => String(600_000 + process * 1_000 + at);
