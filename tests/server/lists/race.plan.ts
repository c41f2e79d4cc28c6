import type { DatabaseTarget } from '#server/db/open.ts';

export const shoppers = 200;
/** Half of them are words, half products; the first few are on every list before anybody merges. */
export const things = 120;
export const before = 12;

export type ListRaceTask = { readonly target: DatabaseTarget; readonly operations: number; readonly seed: number };
export type ListRaceCounts = {
  readonly merges: number;
  /** Said again, as after an answer that was lost; at the same moment or later. */
  readonly again: number;
  /** Ended in the middle, as by a crash, and begun anew. */
  readonly crashes: number;
  /** Answers that lacked something that was merged by them. */
  readonly lacking: number;
  /** What was merged into the list of each shopper, by its place among the things. */
  readonly merged: readonly (readonly number[])[];
};

export const shopperAt = (at: number): string => `list-race-${at}`;
const skuAt = (at: number): string | null => (at % 2 === 0 ? null : String(300_000 + at));
/** Writings of one thing: of each a list may hold one. */
const writings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => `  ${text.replace(' ', ' \t ')} `,
];
export const lineAt = (at: number, writing: number) => ({
  text: writings[writing % writings.length]?.(`Kūmara ${at}`) ?? '',
  sku: skuAt(at),
});
