export { removalMachine } from './removal.machine.ts';
export { removedIn } from './removal.select.ts';
export type { RemovalContext, RemovalEvent, RemovalReport, RemovalTag, RemovedLine } from './removal.types.ts';
