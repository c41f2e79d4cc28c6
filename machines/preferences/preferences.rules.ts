import type { Fault } from '#services/fault.ts';
import { keptText } from '#services/orders/order-notes.rules.ts';
import { longestOrderNotes } from '#services/orders/orders.words.ts';
import {
  longestUsualInstructions,
  noPreferences,
  type PreferenceText,
  preferenceTexts,
} from '#services/preferences/preferences.words.ts';
import type { PreferencesContext, Wish, WishKept, WishName } from './preferences.types.ts';

type Wanted = Pick<PreferencesContext, 'asked' | 'waiting' | 'lost' | 'kept'>;
const isAbout = (name: WishName) => (wish: Wish) => wish.name === name;
const isSame = (one: Wish | null, other: Wish): boolean => one?.name === other.name && one.value === other.value;

/** The last wish wins; what the store is being told already is not told twice. */
export const withWish = ({ asked, waiting, lost, kept }: Wanted, wish: Wish): Omit<Wanted, 'asked'> => {
  const others = waiting.filter(({ name }) => name !== wish.name);
  return {
    waiting: isSame(asked, wish) ? others : [...others, wish],
    lost: lost.filter((one) => one.wish.name !== wish.name),
    kept: kept.filter((name) => name !== wish.name),
  };
};

export const withoutLost = ({ lost }: Wanted, name: WishName): Pick<Wanted, 'lost'> => ({
  lost: lost.filter(({ wish }) => wish.name !== name),
});

/** What did not get through stays a wish, unless something else has been wanted since. */
export function afterLoss({ asked, waiting, lost }: Wanted, fault: Fault): Partial<Wanted> {
  if (asked === null || waiting.some(isAbout(asked.name))) return { asked: null };
  return { asked: null, lost: [...lost, { wish: asked, fault }] };
}

/** The last wish about something that is on its way, or will be. */
export const wishAbout = ({ asked, waiting }: Wanted, name: WishName): Wish | null =>
  waiting.find(isAbout(name)) ?? (asked?.name === name ? asked : null);

/** What is wanted of it and not kept: on its way, or lost. */
export const wantedOf = (context: Wanted, name: WishName): Wish | null =>
  wishAbout(context, name) ?? context.lost.find(({ wish }) => wish.name === name)?.wish ?? null;

/** The words that count: the last wish, else what did not get through, else the store’s. */
export function wordsOf(context: PreferencesContext, field: PreferenceText): string {
  const wish = wantedOf(context, field);
  return wish?.name === field ? wish.value : (context.told?.preferences ?? noPreferences)[field];
}

const longest = { instructions: longestUsualInstructions, orderNotes: longestOrderNotes } as const;
/** Less than nothing when more is typed than can be kept. */
export const roomIn = (context: PreferencesContext, field: PreferenceText): number =>
  longest[field] - (context.drafts[field] ?? wordsOf(context, field)).length;

/** The same once it is kept: spaces at the ends and forms of letters are no difference. */
export const isAlike = (typed: string | null, kept: string): boolean =>
  typed !== null && keptText(typed) === keptText(kept);

function withText(context: PreferencesContext, field: PreferenceText): PreferencesContext {
  const typed = context.drafts[field];
  if (typed === null || roomIn(context, field) < 0) return context;
  const isLost = context.lost.some(({ wish }) => wish.name === field);
  if (isAlike(typed, wordsOf(context, field)) && !isLost) return context;
  return { ...context, ...withWish(context, { name: field, value: keptText(typed) }) };
}
/** What is typed becomes a wish; what is too long waits until it is shorter, and what the store has needs none. */
export const withTexts = (context: PreferencesContext): PreferencesContext => preferenceTexts.reduce(withText, context);

/** Nobody types any more: where the store has the same words, its own stand there again. */
export function afterLeaving(context: PreferencesContext): PreferencesContext {
  const next = withTexts(context);
  const draftOf = (field: PreferenceText) =>
    isAlike(next.drafts[field], wordsOf(next, field)) && wantedOf(next, field) === null ? null : next.drafts[field];
  return { ...next, drafts: { instructions: draftOf('instructions'), orderNotes: draftOf('orderNotes') } };
}

export const withDraft = (context: PreferencesContext, field: PreferenceText, text: string): PreferencesContext => ({
  ...context,
  drafts: { ...context.drafts, [field]: text },
  kept: context.kept.filter((name) => name !== field),
});

const isText = (name: WishName): name is PreferenceText => (preferenceTexts as readonly string[]).includes(name);

/** The store has kept it: what it says stands, but for what has been wanted or typed since. */
export function afterKept(context: PreferencesContext, answer: WishKept): PreferencesContext {
  const { asked } = context;
  const news = answer.of === 'preferences' ? { told: answer.told, fault: null } : { isInBeta: answer.isInBeta };
  const next = { ...context, asked: null, ...news };
  if (asked === null || wishAbout(next, asked.name) !== null) return next;
  const kept = { ...next, kept: [...next.kept.filter((name) => name !== asked.name), asked.name] };
  if (!isText(asked.name) || typeof asked.value !== 'string') return kept;
  const draft = next.drafts[asked.name];
  if (draft !== null && !isAlike(draft, asked.value)) return next;
  // Whoever types on finds every space where they put it.
  return draft === asked.value ? { ...kept, drafts: { ...kept.drafts, [asked.name]: null } } : kept;
}
