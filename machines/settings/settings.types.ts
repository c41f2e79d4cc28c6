import type { Fault } from '#services/fault.ts';
import type { Settings } from '#services/settings/settings.contract.ts';
import type { Carriage } from '../kit/index.ts';

export type SettingsContext = { readonly settings: Settings | null; readonly fault: Fault | null };

/** The visitor asks for another try. */
export type SettingsEvent = { readonly type: 'settings.retry' };

/** What the parent hears. */
export type SettingsReport =
  | { readonly type: 'chart.settled'; readonly name: 'settings' }
  | { readonly type: 'settings.loaded'; readonly settings: Settings };

/** `settled`: there is an answer or a failure. `failed`: there is no shop without settings; the error page shows. */
export type SettingsTag = 'settled' | 'failed';

export const blankSettings: SettingsContext = { settings: null, fault: null };
export const settingsCarriage: Carriage = { keeps: ['settings', 'fault'], blank: blankSettings };
