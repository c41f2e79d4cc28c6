import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { Preferences } from '#services/preferences/preferences.contract.ts';
import { noPreferences, type PreferenceText } from '#services/preferences/preferences.words.ts';
import type { preferencesMachine } from './preferences.machine.ts';
import { isAlike, roomIn, wantedOf, wishAbout, wordsOf } from './preferences.rules.ts';
import { blankPreferences, type PreferencesContext, type Wish, type WishName } from './preferences.types.ts';

type Now = SnapshotFrom<typeof preferencesMachine> | undefined;

/** How a wish about something fares. */
export type WishShown = {
  readonly state: 'resting' | 'saving' | 'saved' | 'failed';
  readonly fault: Fault | null;
};
export type WordsShown = {
  readonly text: string;
  readonly state: WishShown['state'] | 'typing' | 'tooLong';
  readonly fault: Fault | null;
  /** Less than nothing when more is typed than can be kept. */
  readonly room: number;
};

const lostAbout = ({ lost }: PreferencesContext, name: WishName): Fault | null =>
  lost.find(({ wish }) => wish.name === name)?.fault ?? null;

function wishShown(context: PreferencesContext, name: WishName): WishShown {
  const fault = lostAbout(context, name);
  if (wishAbout(context, name)) return { state: 'saving', fault: null };
  if (fault) return { state: 'failed', fault };
  return { state: context.kept.includes(name) ? 'saved' : 'resting', fault: null };
}

function wordsShown(context: PreferencesContext, field: PreferenceText): WordsShown {
  const said = wordsOf(context, field);
  const draft = context.drafts[field];
  const room = roomIn(context, field);
  const { state, fault } = wishShown(context, field);
  const isTyping = draft !== null && !isAlike(draft, said);
  return { text: draft ?? said, room, fault, state: room < 0 ? 'tooLong' : isTyping && !fault ? 'typing' : state };
}

const withWanted = (preferences: Preferences, wish: Wish | null): Preferences =>
  wish === null || wish.name === 'beta' ? preferences : { ...preferences, [wish.name]: wish.value };

/** What is preferred as it shows: the last wishes over what the store says. */
export function preferencesShown(now: Now) {
  const context = now?.context ?? blankPreferences;
  const { told, fault } = context;
  const beta = wantedOf(context, 'beta');
  const names = Object.keys(noPreferences) as readonly (keyof Preferences)[];
  return {
    state: told !== null ? ('shown' as const) : now?.hasTag('failed') ? ('failed' as const) : ('asking' as const),
    /** Why it could not be read; what stands there may be out of date. */
    fault,
    packagingWays: told?.packagingWays ?? [],
    values: names.reduce(
      (values, name) => withWanted(values, wantedOf(context, name)),
      told?.preferences ?? noPreferences,
    ),
    /** Whether they are in the beta group; null where nothing was said of it on this page. */
    isInBeta: beta?.name === 'beta' ? beta.value : context.isInBeta,
    wish: (name: WishName): WishShown => wishShown(context, name),
    words: (field: PreferenceText): WordsShown => wordsShown(context, field),
  };
}
export type PreferencesShown = ReturnType<typeof preferencesShown>;
