import type { SnapshotFrom } from 'xstate';
import type { themeMachine } from './theme.machine.ts';

export const themeIn = (theme: SnapshotFrom<typeof themeMachine>) => theme.context.choice;
