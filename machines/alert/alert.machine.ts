import { emit, setup } from 'xstate';
import type { AlertEvent, AlertReport, AlertTag } from './alert.types.ts';

/** A message that a shopper can put away. Nothing else takes it off the page; it never comes back by itself. */
export const alertMachine = setup({
  types: {} as { events: AlertEvent; emitted: AlertReport; tags: AlertTag },
  actions: { tellClosed: emit({ type: 'alert.closed' } as const) },
}).createMachine({
  id: 'alert',
  description: 'A message that a shopper can put away.',
  initial: 'shown',
  states: {
    shown: {
      description: 'The message stands on the page, however long that takes.',
      meta: { rows: ['B4.001', 'B8.18'] },
      tags: 'shown',
      on: { 'alert.dismiss': { target: 'dismissed', actions: 'tellClosed' } },
    },
    dismissed: {
      description: 'The message is gone, and its owner was told.',
      meta: { rows: ['B4.002', 'B8.19'] },
    },
  },
});
