import type { SnapshotFrom } from 'xstate';
import type { persuasionBarMachine } from './persuasion-bar.machine.ts';

type Bar = SnapshotFrom<typeof persuasionBarMachine>;

/** Whether one item stands in the place of all. */
export const isSingle = (bar: Bar): boolean => bar.hasTag('single');
export const isPaused = (bar: Bar): boolean => bar.hasTag('paused');

export const isInSight = (bar: Bar, index: number): boolean => !isSingle(bar) || bar.context.at === index;
