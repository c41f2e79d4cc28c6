import type { Product } from '#services/catalogue/catalogue.contract.ts';
import type { Fault } from '#services/fault.ts';
import type { KeptList, KeptMark } from '#services/lists/kept-paste.rules.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import type { Carriage } from '../kit/index.ts';

export type ListSearchInput = { readonly subject: string | null };
export type Found = ListSearch['results'][number];

/** What of a line went into the trolley. */
export type Added = { readonly sku: string; readonly name: string; readonly amount: number; readonly unit: Unit };

/** A line of the list, with what the store has for it. */
export type ListLine = {
  /** As it was written. */
  readonly term: string;
  /** What was looked for. */
  readonly search: string;
  /** How many the line asks for, in pieces. */
  readonly wanted: number;
  readonly products: readonly Product[];
  readonly totalItems: number;
  readonly chosen: string | null;
  /** Of the chosen one, in pieces or grams. */
  readonly amount: number;
  readonly state: 'open' | 'added' | 'skipped';
  readonly added: Added | null;
};

export type ListSearchContext = {
  readonly subject: string | null;
  /** As it was written or pasted. */
  readonly text: string;
  /** There was nothing in it to look for. */
  readonly isEmpty: boolean;
  /** Every line of it, as words to look for. */
  readonly terms: readonly string[];
  readonly lines: readonly ListLine[];
  /** What was done with it before the page was loaded anew. */
  readonly marks: readonly KeptMark[];
  /** The line it stands at. */
  readonly current: number;
  /** Another wording that is looked for, or could not be. */
  readonly wording: { readonly line: number; readonly term: string } | null;
  readonly fault: Fault | null;
};

type At = { readonly line: number };
export type ListSearchEvent =
  /** The page came on show; `kept` is what the tab remembers. */
  | { readonly type: 'page.open'; readonly kept: KeptList | null }
  | { readonly type: 'text.write'; readonly text: string }
  | { readonly type: 'list.look' }
  /** Back to the words, which stand as they were. */
  | { readonly type: 'list.edit' }
  /** Another list, from the beginning. */
  | { readonly type: 'list.restart' }
  /** What came of it is to be told, whatever is still open. */
  | { readonly type: 'list.finish' }
  | { readonly type: 'list.save' }
  | ({ readonly type: 'line.go' } & At)
  | { readonly type: 'line.back' }
  | ({ readonly type: 'line.choose'; readonly sku: string } & At)
  | ({ readonly type: 'line.amount'; readonly amount: number } & At)
  | ({ readonly type: 'line.add' } & At)
  | ({ readonly type: 'line.skip' } & At)
  /** It was skipped, and is wanted after all. */
  | ({ readonly type: 'line.reopen' } & At)
  | ({ readonly type: 'line.search'; readonly term: string } & At)
  | { readonly type: 'all.show' }
  | { readonly type: 'all.hide' }
  | { readonly type: 'all.addBest' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

/** What others may want to know of. */
export type ListSearchHappening =
  /** It is to be in the trolley: so much of it altogether, for all lines of the list that want it. */
  | ({ readonly type: 'product.wanted'; readonly line: number } & Added)
  /** A line was passed, and this comes next; null when the list is done. */
  | {
      readonly type: 'line.passed';
      readonly did: 'added' | 'skipped';
      readonly name: string;
      readonly next: { readonly term: string; readonly count: number } | null;
    }
  | { readonly type: 'all.added'; readonly count: number }
  | { readonly type: 'list.looked'; readonly count: number; readonly none: number }
  | { readonly type: 'wording.looked'; readonly term: string; readonly count: number }
  | { readonly type: 'list.kept' }
  /** What a tab is to remember. */
  | ({ readonly type: 'text.kept'; readonly subject: string | null } & Omit<KeptList, 'isHanded'>);

/** `busy`: the store is being asked. `failed`: it did not say. */
export type ListSearchTag = 'busy' | 'failed';

export const blankListSearch: ListSearchContext = {
  subject: null,
  text: '',
  isEmpty: false,
  terms: [],
  lines: [],
  marks: [],
  current: 0,
  wording: null,
  fault: null,
};

export const listSearchCarriage: Carriage = { keeps: ['subject'], blank: blankListSearch };
