import { sendParent, setup } from 'xstate';
import type { ConnectionEvent, ConnectionTag } from './connection.types.ts';

/** Whether the store can be reached at all, as far as the browser knows. */
export const connectionMachine = setup({
  types: {} as { context: Record<string, never>; events: ConnectionEvent; tags: ConnectionTag },
  actions: { reportReturned: sendParent({ type: 'connection.returned' }) },
}).createMachine({
  id: 'connection',
  description: 'Whether the store can be reached at all.',
  context: {},
  initial: 'online',
  states: {
    online: {
      description: 'The network is there.',
      meta: { rows: [] },
      on: { 'connection.lost': 'offline' },
    },
    offline: {
      description: 'The network is gone: what is on show stays, and what was asked for waits.',
      meta: { rows: [], texts: ['frame.offline', 'frame.offlineHeading', 'frame.offlineText', 'frame.keptHeading'] },
      tags: 'offline',
      on: { 'connection.found': { target: 'online', actions: 'reportReturned' } },
    },
  },
});
