import type { SnapshotFrom } from 'xstate';
import type { popupMachine } from './popup.machine.ts';

export const isOpen = (popup: SnapshotFrom<typeof popupMachine>): boolean => popup.matches('open');
