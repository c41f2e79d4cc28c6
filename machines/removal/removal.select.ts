import type { SnapshotFrom } from 'xstate';
import type { removalMachine } from './removal.machine.ts';
import type { RemovedLine } from './removal.types.ts';

/** What one press puts back; nothing while there is nothing. */
export const removedIn = (removal: SnapshotFrom<typeof removalMachine>): readonly RemovedLine[] =>
  removal.hasTag('undoable') ? removal.context.lines : [];
