export { settingsMachine } from './settings.machine.ts';
export { hasWords, isWording, settingsIn } from './settings.select.ts';
export { type SettingsContext, type SettingsReport, type SettingsTag, settingsCarriage } from './settings.types.ts';
