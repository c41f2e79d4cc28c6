import type { SnapshotFrom } from 'xstate';
import type { tickerMachine } from './ticker.machine.ts';

type Ticker = SnapshotFrom<typeof tickerMachine>;

/** Which entry is shown, counted from 0. */
export const entryAt = (ticker: Ticker): number => ticker.context.at;

export const hasNext = (ticker: Ticker): boolean => ticker.can({ type: 'next.press' });
export const hasPrevious = (ticker: Ticker): boolean => ticker.can({ type: 'previous.press' });
