export { stripMachine } from './strip.machine.ts';
export { hasMore, isAtLimit, isPausable } from './strip.select.ts';
export type { StripContext, StripEvent, StripHold, StripInput, StripReport, StripTag } from './strip.types.ts';
