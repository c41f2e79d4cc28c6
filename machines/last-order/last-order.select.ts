import type { SnapshotFrom } from 'xstate';
import type { lastOrderMachine } from './last-order.machine.ts';
import type { LastOrder } from './last-order.types.ts';

/** The last order that is still to come and may be changed; null where nothing is to be shown. */
export const lastOrderIn = ({ context }: SnapshotFrom<typeof lastOrderMachine>): LastOrder | null =>
  context.mayAsk && context.order?.isChangeable === true ? context.order : null;
