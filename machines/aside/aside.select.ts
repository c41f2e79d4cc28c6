import type { SnapshotFrom } from 'xstate';
import type { asideMachine } from './aside.machine.ts';

export const isAside = (aside: SnapshotFrom<typeof asideMachine>): boolean => aside.hasTag('aside');
