export { cutoutMachine, cutoutOver } from './cutout.machine.ts';
export { isShown } from './cutout.select.ts';
export type { CutoutEvent, CutoutInput, CutoutMemory, CutoutReport, CutoutTag } from './cutout.types.ts';
