import type { SnapshotFrom } from 'xstate';
import type { shellMachine } from './shell.machine.ts';

type ShellSnapshot = SnapshotFrom<typeof shellMachine>;

export const shellIn = (snapshot: ShellSnapshot) => snapshot.context.shell;
export const feesIn = (snapshot: ShellSnapshot) => snapshot.context.shell.deliveryFees;
