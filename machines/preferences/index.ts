export { preferencesMachine } from './preferences.machine.ts';
export { type PreferencesShown, preferencesShown, type WishShown, type WordsShown } from './preferences.select.ts';
export {
  type PreferencesContext,
  type PreferencesEvent,
  type PreferencesInput,
  type PreferencesReport,
  preferencesCarriage,
  type Wish,
  type WishKept,
  type WishName,
} from './preferences.types.ts';
