import type { Page } from 'playwright-core';

/** What is true of whoever is on a journey, beyond where they are: what decides where they can honestly go on. */
export type Facts = Readonly<Record<FactName, string>>;
export type FactName =
  | 'who'
  | 'app'
  | 'trolley'
  | 'time'
  | 'method'
  | 'slot'
  | 'order'
  | 'store'
  | 'lists'
  | 'area'
  | 'clock'
  | 'late'
  | 'page'
  | 'device';

/** What has to be so for something to be done: for each fact one of these. */
export type Needs = Readonly<Partial<Record<FactName, readonly string[]>>>;
export type Sets = Partial<Facts>;

/** A rule of an area: for an event, for "-> place", or for a whole arrow "place -event-> place". */
export type FactRule = { readonly needs?: Needs; readonly sets?: Sets };
export type AreaFacts = {
  /** What is true where the area's journey begins by itself. */
  readonly begins: Sets;
  /** On which devices it is played; on a desktop unless it says otherwise. */
  readonly devices?: readonly string[];
  readonly rules: Readonly<Record<string, FactRule>>;
};

/** Where one area's journey can be left, and the place in another's that is the same world. */
export type Joint = {
  readonly id: string;
  /** "area.place", or "area.*" for everywhere in it. */
  readonly from: readonly string[];
  readonly to: string;
  readonly says: string;
  readonly needs: Needs;
  readonly sets?: Sets;
  /** Goes over through the page, and makes ready what the next area asks of its world. */
  readonly cross: (page: Page) => Promise<void>;
};
