import { assign, sendParent, setup } from 'xstate';
import type { Adding, AddingEvent, AddingReport } from './adding.types.ts';

type Of = { readonly sku: string };

/** Many products on their way into the trolley at once: what became of each, until all are answered or it took too long. */
export const addingMachine = setup({
  types: {} as { context: Adding; events: AddingEvent; input: Adding },
  actions: {
    keepLine: assign(({ context }, { sku, isLost }: Of & { readonly isLost: boolean }) => ({
      pending: context.pending.filter((one) => one !== sku),
      added: isLost ? context.added : [...context.added, sku],
      lost: isLost ? [...context.lost, sku] : context.lost,
    })),
    keepAdded: assign({ state: 'added' as const }),
    reportAdding: sendParent(({ context }): AddingReport => ({ type: 'adding.told', adding: context })),
  },
  guards: {
    isPending: ({ context }, { sku }: Of) => context.pending.includes(sku),
    hasNoPending: ({ context }) => context.pending.length === 0,
  },
  delays: { patience: 8_000 },
}).createMachine({
  id: 'adding',
  description: 'Many products on their way into the trolley at once.',
  context: ({ input }) => input,
  initial: 'asked',
  states: {
    asked: {
      description: 'The trolley has been told of each product, and says what became of it.',
      meta: { rows: ['B7.35', 'A2.048'] },
      after: { patience: 'over' },
      always: { guard: 'hasNoPending', target: 'over' },
      on: {
        'line.done': {
          guard: { type: 'isPending', params: ({ event }) => event },
          actions: [{ type: 'keepLine', params: ({ event: { sku } }) => ({ sku, isLost: false }) }, 'reportAdding'],
        },
        'line.lost': {
          guard: { type: 'isPending', params: ({ event }) => event },
          actions: [{ type: 'keepLine', params: ({ event: { sku } }) => ({ sku, isLost: true }) }, 'reportAdding'],
        },
      },
    },
    over: {
      description: 'What came of it is said once; the trolley goes on with what it has not answered yet.',
      meta: { rows: ['B7.35', 'A2.048'] },
      entry: ['keepAdded', 'reportAdding'],
    },
  },
});
