import type { Fault } from '#services/fault.ts';
import type { PageWords, Settings } from '#services/settings/settings.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type SettingsContext = {
  /** In a page that travelled, `meta` holds the words of that page alone until others are needed. */
  readonly settings: Settings | null;
  readonly fault: Fault | null;
  /** The words of every page were asked for and came: one that has none then needs none. */
  readonly hasAllWords: boolean;
};

/** The visitor asks for another try; a page is about to need its words. */
export type SettingsEvent =
  | { readonly type: 'settings.retry' }
  | { readonly type: 'words.need'; readonly place: string };

export type KeptWords = { readonly words: PageWords };

/** What the parent hears. */
export type SettingsReport =
  | { readonly type: 'chart.settled'; readonly name: 'settings' }
  | { readonly type: 'settings.loaded'; readonly settings: Settings };

/** `settled`: there is an answer or a failure. `failed`: there is no shop without settings; the error page shows. */
export type SettingsTag = 'settled' | 'failed';

export const blankSettings: SettingsContext = { settings: null, fault: null, hasAllWords: false };
export const settingsCarriage: Carriage = { keeps: ['settings', 'fault'], blank: blankSettings };
