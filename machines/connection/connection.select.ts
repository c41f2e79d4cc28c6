import type { SnapshotFrom } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export const isOffline = (connection: SnapshotFrom<typeof connectionMachine>) => connection.hasTag('offline');
