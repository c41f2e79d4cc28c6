import type { Fault } from '#services/fault.ts';
import type { Preferences, PreferencesTold } from '#services/preferences/preferences.contract.ts';
import type { PreferenceText } from '#services/preferences/preferences.words.ts';
import type { Carriage } from '../kit/index.ts';

/** What can be wished: each preference, and to be one of those who try what is new. */
export type Wishes = Preferences & { readonly beta: boolean };
export type WishName = keyof Wishes;
export type Wish = { readonly [Name in WishName]: { readonly name: Name; readonly value: Wishes[Name] } }[WishName];
export type Lost = { readonly wish: Wish; readonly fault: Fault };

/** What the store says once it has kept a wish. */
export type WishKept =
  | { readonly of: 'preferences'; readonly told: PreferencesTold }
  | { readonly of: 'beta'; readonly isInBeta: boolean };

export type PreferencesInput = { readonly subject: string | null };

export type PreferencesContext = {
  readonly subject: string | null;
  /** As the store last told them; null until it has. */
  readonly told: PreferencesTold | null;
  /** Whether this browser is in the beta group, once that was changed on this page; null before. */
  readonly isInBeta: boolean | null;
  /** Why they could not be read last. */
  readonly fault: Fault | null;
  /** They are on show again: the store is asked anew. */
  readonly isStale: boolean;
  /** What the store is being told. */
  readonly asked: Wish | null;
  /** What it is told after that, in this order. */
  readonly waiting: readonly Wish[];
  /** What it was told and did not keep. */
  readonly lost: readonly Lost[];
  /** What it has kept on this page. */
  readonly kept: readonly WishName[];
  /** What is typed and not kept yet; null where the store’s words stand. */
  readonly drafts: Readonly<Record<PreferenceText, string | null>>;
};

export type PreferencesEvent =
  /** The page comes on show. */
  | { readonly type: 'preferences.need' }
  | { readonly type: 'preferences.retry' }
  | { readonly type: 'wish.make'; readonly wish: Wish }
  | { readonly type: 'wish.retry'; readonly name: WishName }
  /** What was not kept is given up: it stays as the store has it. */
  | { readonly type: 'wish.putBack'; readonly name: WishName }
  | { readonly type: 'text.type'; readonly field: PreferenceText; readonly text: string }
  /** The field was left: what stands in it is kept now. */
  | { readonly type: 'text.leave' }
  | { readonly type: 'session.ended' }
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export type PreferencesReport =
  | { readonly type: 'wish.kept'; readonly wish: Wish; readonly kept: WishKept }
  | { readonly type: 'wish.lost'; readonly wish: Wish; readonly fault: Fault };

/** `busy`: they are being read. `failed`: they could not be. */
export type PreferencesTag = 'busy' | 'failed';

export const blankPreferences: PreferencesContext = {
  subject: null,
  told: null,
  isInBeta: null,
  fault: null,
  isStale: false,
  asked: null,
  waiting: [],
  lost: [],
  kept: [],
  drafts: { instructions: null, orderNotes: null },
};
export const preferencesCarriage: Carriage = { keeps: ['subject', 'told', 'fault'], blank: blankPreferences };
