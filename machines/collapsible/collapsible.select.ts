import type { SnapshotFrom } from 'xstate';
import type { collapsibleMachine } from './collapsible.machine.ts';

type Collapsible = SnapshotFrom<typeof collapsibleMachine>;

export const isOpen = (collapsible: Collapsible): boolean => collapsible.hasTag('open');
export const isUnmeasured = (collapsible: Collapsible): boolean => collapsible.hasTag('unmeasured');
