import type { SnapshotFrom } from 'xstate';
import type { alertMachine } from './alert.machine.ts';

export const isShown = (alert: SnapshotFrom<typeof alertMachine>): boolean => alert.hasTag('shown');
