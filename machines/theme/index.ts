export { themeMachine } from './theme.machine.ts';
export { themeIn } from './theme.select.ts';
export { type ThemeChoice, type ThemeEvent, themeCarriage } from './theme.types.ts';
