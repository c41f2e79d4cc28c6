import type { SnapshotFrom } from 'xstate';
import type { accordionMachine } from './accordion.machine.ts';

/** Whether the item with that key stands open. */
export const isOpen = ({ context }: SnapshotFrom<typeof accordionMachine>, key: string): boolean =>
  context.open.includes(key);
