import type { SnapshotFrom } from 'xstate';
import type { trolleyLineMachine } from './trolley-line.machine.ts';

type Line = SnapshotFrom<typeof trolleyLineMachine>;

/** The store is being asked. */
export const isAsking = (line: Line): boolean => line.hasTag('busy');
