import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine.ts';

type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>;

export const settingsIn = (snapshot: SettingsSnapshot) => snapshot.context.settings;
