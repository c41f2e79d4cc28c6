import type { ChangeAnswered } from '#services/orders/order-change.contract.ts';
import { orderChangeSetup } from './order-change.setup.ts';

const acknowledged = ({ event }: { event: { output: ChangeAnswered } }) => ({ context: event.output.context });

/** Whether a change has ended by itself, and that the shopper is told so. */
export const checking = orderChangeSetup.createStateConfig({
  description: 'Whether a change has ended by itself, asked once a page load where the operator wants it.',
  initial: 'unasked',
  states: {
    unasked: {
      description: 'Nobody has asked how the change stands.',
      meta: { rows: ['A4.65'] },
      always: { guard: 'isCheckDue', target: 'asking' },
      on: { 'check.want': { actions: 'keepCheckWanted' } },
    },
    asking: {
      description: 'The store is asked how the change stands.',
      meta: { rows: ['A4.65', 'A3.56'] },
      invoke: {
        id: 'checkChange',
        src: 'checkChange',
        onDone: [
          {
            guard: { type: 'isEndToBeTold', params: ({ event }) => ({ check: event.output }) },
            target: 'ended',
            actions: [{ type: 'keepCheck', params: ({ event }) => ({ check: event.output }) }, 'reportEnded'],
          },
          {
            target: 'checked',
            actions: { type: 'keepCheck', params: ({ event }) => ({ check: event.output }) },
          },
        ],
        onError: 'checked',
      },
    },
    ended: {
      description: 'A change ended by itself, and the shopper is told why.',
      meta: { rows: ['A4.64', 'A8.18'], texts: ['change-order.endedTitle', 'A8.19', 'A8.21', 'A8.18'] },
      tags: 'ended',
      on: { 'end.acknowledge': 'acknowledging' },
    },
    acknowledging: {
      description: 'The shopper has read it, and the store is told so.',
      meta: { rows: ['A4.O12', 'A4.63'] },
      invoke: {
        id: 'acknowledgeEnd',
        src: 'cancelChange',
        onDone: { target: 'checked', actions: { type: 'reportAcknowledged', params: acknowledged } },
        onError: { target: 'checked', actions: { type: 'reportAcknowledged', params: { context: null } } },
      },
    },
    checked: {
      description: 'It was asked for, and nothing is left to be told in this page load.',
      meta: { rows: ['A4.65'] },
    },
  },
});
