export { flagsMachine } from './flags.machine.ts';
export { isOn, variationOf } from './flags.select.ts';
export { type FlagsAnswer, type FlagsContext, type FlagsReport, type FlagsTag, flagsCarriage } from './flags.types.ts';
