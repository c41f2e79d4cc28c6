import type { SnapshotFrom } from 'xstate';
import type { announcerMachine } from './announcer.machine.ts';

type Announcer = SnapshotFrom<typeof announcerMachine>;

export const politeOf = (announcer: Announcer) => announcer.context.polite;
export const assertiveOf = (announcer: Announcer) => announcer.context.assertive;
