import type { SnapshotFrom } from 'xstate';
import type { tabsMachine } from './tabs.machine.ts';

/** The id of the active tab; nothing where there are no tabs. */
export const activeTab = ({ context }: SnapshotFrom<typeof tabsMachine>): string | undefined =>
  context.tabs[context.at]?.id;
