import type { SnapshotFrom } from 'xstate';
import type { modalsMachine } from './modals.machine.ts';

type Modals = SnapshotFrom<typeof modalsMachine>;

export const isOpen = (modals: Modals): boolean => modals.hasTag('open');
/** The modal of the address, while it stands open. */
export const addressedIn = (modals: Modals) => (modals.matches('addressed') ? modals.context.addressed : null);
/** What the shop says in a modal now. */
export const messageIn = (modals: Modals) => modals.context.message;
