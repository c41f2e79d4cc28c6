import type { Unit } from '#services/trolley/amounts.rules.ts';

/** What was taken out, as it stood before. */
export type RemovedLine = {
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: Unit;
};

export type RemovalContext = { readonly lines: readonly RemovedLine[] };

export type RemovalEvent =
  /** The shopper has taken these out at one stroke. */
  | { readonly type: 'lines.gone'; readonly lines: readonly RemovedLine[] }
  /** What the list shows now: what is there again needs no way back. */
  | { readonly type: 'lines.shown'; readonly skus: readonly string[] }
  | { readonly type: 'undo.press' };

/** What is to be put back, with how much of it. */
export type RemovalReport = { readonly type: 'lines.wanted'; readonly lines: readonly RemovedLine[] };

/** `undoable`: the last removal can be taken back. */
export type RemovalTag = 'undoable';
