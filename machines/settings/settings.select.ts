import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';

type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

export const settingsIn = (snapshot: SettingsSnapshot) => snapshot.context.settings;

/** The words of that page's head are here, or there are none. */
export const hasWords = ({ context }: SettingsSnapshot, place: string): boolean =>
  context.hasAllWords || context.settings?.meta[place] !== undefined;

/** The words of the other pages are on their way. */
export const isWording = (snapshot: SettingsSnapshot): boolean => snapshot.matches('wording');
