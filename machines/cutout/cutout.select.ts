import type { SnapshotFrom } from 'xstate';
import type { cutoutMachine } from './cutout.machine.ts';

export const isShown = (cutout: SnapshotFrom<typeof cutoutMachine>): boolean => cutout.hasTag('shown');
