import { doorstepAddOn, longestInstructions } from '../orders/orders.words.ts';
import type { Preferences } from './preferences.contract.ts';

/** What a shopper writes once for every delivery; with the words of the add-on in front it still fits into an order. */
export const longestUsualInstructions = longestInstructions - `${doorstepAddOn}. `.length;

/** What is written rather than chosen. */
export const preferenceTexts = ['instructions', 'orderNotes'] as const;
export type PreferenceText = (typeof preferenceTexts)[number];

/** Nobody is written to who has not asked for it. */
export const noPreferences: Preferences = {
  packagingPreferenceId: null,
  paperPackingSlip: false,
  allowSubstitutes: true,
  isAtDoorstep: false,
  instructions: '',
  orderNotes: '',
  marketingLetters: false,
};
