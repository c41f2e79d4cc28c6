import * as v from 'valibot';
import { longestOrderNotes } from '../orders/orders.words.ts';
import { PackagingChoice } from '../trolley/trolley.contract.ts';
import { cents } from '../wire.ts';
import { longestUsualInstructions } from './preferences.words.ts';

const isSaid = v.boolean('is true or false');
const text = (most: number) => v.pipe(v.string(), v.maxLength(most, `is too long: ${most} characters are the most`));

/** How somebody shops unless they say otherwise of an order. */
export const Preferences = v.object({
  /** One of the ways to pack; null where it is chosen with each order. */
  packagingPreferenceId: v.nullable(PackagingChoice.entries.packagingPreferenceId),
  paperPackingSlip: isSaid,
  /** Whether something close may come in the place of what is put into the trolley from now on. */
  allowSubstitutes: isSaid,
  /** Said to who brings each order: the words of the add-on, and their own. */
  isAtDoorstep: isSaid,
  instructions: text(longestUsualInstructions),
  /** Said to those who pick each order. */
  orderNotes: text(longestOrderNotes),
  /** Letters with offers. Letters about an order come to everybody. */
  marketingLetters: isSaid,
});
export type Preferences = v.InferOutput<typeof Preferences>;

/** A way of packing what is brought, and what it costs today. */
const PackagingWay = v.pipe(
  v.object({ packagingPreferenceId: v.string(), name: v.string(), description: v.string(), fee: cents }),
  v.transform(({ fee, ...way }) => ({ ...way, feeCents: fee })),
);

/** What is preferred, and the ways to pack that there are today. */
export const PreferencesTold = v.object({ preferences: Preferences, packagingWays: v.array(PackagingWay) });
export type PreferencesTold = v.InferOutput<typeof PreferencesTold>;

/** Some of them; what is left out stays as it is. */
export const PreferencesChange = v.pipe(
  v.partial(v.strictObject(Preferences.entries)),
  v.check((change) => Object.keys(change).length > 0, 'says nothing'),
);
export type PreferencesChange = Partial<Preferences>;

export interface PreferencesService {
  preferences(signal?: AbortSignal): Promise<PreferencesTold>;
  /** Answers all of them as they are then. */
  keep(change: PreferencesChange, signal?: AbortSignal): Promise<PreferencesTold>;
}
