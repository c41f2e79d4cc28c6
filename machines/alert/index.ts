export { alertMachine } from './alert.machine.ts';
export { isShown } from './alert.select.ts';
export type { AlertEvent, AlertReport, AlertTag } from './alert.types.ts';
