import type { SnapshotFrom } from 'xstate';
import type { toastMachine } from './toast.machine.ts';

export const toastsOf = ({ context }: SnapshotFrom<typeof toastMachine>) => context.toasts;
