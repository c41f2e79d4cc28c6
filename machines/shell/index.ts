export { shellMachine } from './shell.machine.ts';
export { feesIn, shellIn } from './shell.select.ts';
export { type NavsTold, type ShellContext, type ShellReport, type ShellTag, shellCarriage } from './shell.types.ts';
