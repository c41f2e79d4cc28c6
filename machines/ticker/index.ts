export { tickerMachine } from './ticker.machine.ts';
export { entryAt, hasNext, hasPrevious } from './ticker.select.ts';
export type { TickerEvent, TickerInput } from './ticker.types.ts';
