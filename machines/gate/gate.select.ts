import type { SnapshotFrom } from 'xstate';
import type { gateMachine } from './gate.machine.ts';

type Gate = SnapshotFrom<typeof gateMachine>;

/** What waits for a sign-in, if anything does. */
export const keptIn = (gate: Gate) => (gate.hasTag('kept') ? gate.context.kept : null);
