import type { Fault } from '#services/fault.ts';
import type { SavedItem } from '#services/lists/saved-items.rules.ts';
import type { SavedList, SavedListLine, SavedListSummary } from '#services/lists/saved-lists.contract.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { type Adding, type AddingReport, type LineTold, noAdding } from '../adding/index.ts';
import { type Carriage, type FieldProblems, noFieldProblems, type User } from '../kit/index.ts';

export type SavedListsInput = {
  /** Whose lists they are; null when no shopper is here. */
  readonly subject: string | null;
};

/** One thing to be told the store. They are told one after the other, in the order in which they were wanted. */
export type Task =
  | { readonly kind: 'save'; readonly name: string; readonly lines: readonly SavedListLine[]; readonly key: string }
  /** Puts more on a list that there is. */
  | { readonly kind: 'append'; readonly id: string; readonly lines: readonly SavedListLine[] }
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'items'; readonly id: string; readonly lines: readonly SavedListLine[] }
  | { readonly kind: 'remove'; readonly id: string }
  | { readonly kind: 'share'; readonly id: string }
  | { readonly kind: 'unshare'; readonly id: string };

/** How the list stands once the store has done it; the token is what opens a shared one. */
export type Done = { readonly list: SavedListSummary | null; readonly token: string | null };

/** A product that was taken off a list, and where on it. */
export type TakenOff = { readonly item: SavedItem; readonly at: number };

export type SavedListsContext = {
  readonly subject: string | null;
  /** The one that was changed last first; null until the store has said them. */
  readonly lists: readonly SavedListSummary[] | null;
  readonly listsFault: Fault | null;
  /** The list on show. */
  readonly openId: string | null;
  /** As the shopper wants it, which the store may not have been told yet; null until it is known. */
  readonly list: SavedList | null;
  readonly listFault: Fault | null;
  /** What is not to be added, by code. */
  readonly unticked: readonly string[];
  readonly takenOff: TakenOff | null;
  readonly queue: readonly Task[];
  /** Why the first of the queue did not get through. */
  readonly fault: Fault | null;
  readonly problems: FieldProblems;
  /** What was saved last, in the form that stands open. */
  readonly saved: SavedListSummary | null;
  /** The list that the question is about. */
  readonly askedId: string | null;
  /** What opens the shared list on show. */
  readonly token: string | null;
  readonly adding: Adding;
};

type Judged = { readonly problems?: FieldProblems };

export type SavedListsEvent =
  | { readonly type: 'lists.refresh' }
  | { readonly type: 'list.open'; readonly id: string }
  | { readonly type: 'list.reload' }
  /** A form to save a list stands open: what was said of an earlier one is over. */
  | { readonly type: 'save.begin' }
  /** What the form found wrong comes along; then nothing is sent. Heard twice with one key, it is done once. */
  | ({
      readonly type: 'list.save';
      readonly name: string;
      readonly lines: readonly SavedListLine[];
      readonly key: string;
    } & Judged)
  | { readonly type: 'list.append'; readonly id: string; readonly lines: readonly SavedListLine[] }
  | { readonly type: 'rename.begin' }
  | ({ readonly type: 'list.rename'; readonly id: string; readonly name: string } & Judged)
  /** Asks before it takes a list away. */
  | { readonly type: 'list.remove'; readonly id: string }
  | { readonly type: 'remove.confirm' }
  /** Closes the question, or the form of the name. */
  | { readonly type: 'ask.cancel' }
  | { readonly type: 'list.share'; readonly id: string }
  | { readonly type: 'list.unshare'; readonly id: string }
  /** So much of it is to stand on the list on show; 0 takes it off. */
  | { readonly type: 'item.want'; readonly sku: string; readonly amount: number }
  /** What was taken off last comes back to where it stood. */
  | { readonly type: 'item.restore' }
  | { readonly type: 'change.retry' }
  /** What did not get through is given up: the lists are as the store has them. */
  | { readonly type: 'change.drop' }
  | { readonly type: 'item.tick'; readonly sku: string; readonly isWanted: boolean }
  | { readonly type: 'ticks.set'; readonly isWanted: boolean }
  /** What is ticked is put into the trolley. */
  | { readonly type: 'items.add' }
  | LineTold
  | AddingReport
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User)
  /** Its own word: the list on show is there no more. */
  | { readonly type: 'list.gone' };

/** What others may want to know of. */
export type SavedListsReport =
  | { readonly type: 'list.saved'; readonly list: SavedListSummary; readonly isNew: boolean }
  | { readonly type: 'list.renamed'; readonly name: string }
  | { readonly type: 'list.removed'; readonly id: string; readonly name: string }
  | { readonly type: 'list.shared'; readonly name: string; readonly isShared: boolean }
  | { readonly type: 'item.removed'; readonly name: string }
  | { readonly type: 'change.failed'; readonly fault: Fault }
  /** To be put into the trolley. */
  | { readonly type: 'lines.wanted'; readonly lines: readonly LineWish[] }
  /** What came of it, once for all of them. */
  | {
      readonly type: 'items.added';
      readonly name: string;
      readonly added: number;
      readonly lost: number;
      readonly waiting: number;
    };

/**
 * `busy`: the store is being asked. `reading`, `unread`: the lists. `opening`, `missing`, `unopened`: the list on show.
 * `sending`, `failed`: a change. `renaming`, `asking`: what stands open.
 */
export type SavedListsTag =
  | 'busy'
  | 'reading'
  | 'unread'
  | 'opening'
  | 'missing'
  | 'unopened'
  | 'sending'
  | 'failed'
  | 'renaming'
  | 'asking';

export const blankSavedLists: SavedListsContext = {
  subject: null,
  lists: null,
  listsFault: null,
  openId: null,
  list: null,
  listFault: null,
  unticked: [],
  takenOff: null,
  queue: [],
  fault: null,
  problems: noFieldProblems,
  saved: null,
  askedId: null,
  token: null,
  adding: noAdding,
};
export const savedListsCarriage: Carriage = {
  keeps: ['subject', 'lists', 'listsFault', 'openId', 'list', 'listFault'],
  blank: blankSavedLists,
};
