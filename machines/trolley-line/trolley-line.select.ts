import type { SnapshotFrom } from 'xstate';
import type { trolleyLineMachine } from './trolley-line.machine.ts';

type Line = SnapshotFrom<typeof trolleyLineMachine>;

export const wantedOf = (line: Line): number => line.context.amount;
export const hasFailed = (line: Line): boolean => line.hasTag('failed');
