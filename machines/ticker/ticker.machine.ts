import { assign, setup } from 'xstate';
import type { TickerContext, TickerEvent, TickerInput } from './ticker.types.ts';

/** One entry of a list at a time; it stops at both ends. */
export const tickerMachine = setup({
  types: {} as { context: TickerContext; events: TickerEvent; input: TickerInput },
  actions: { stepBy: assign(({ context }, { by }: { by: 1 | -1 }) => ({ at: context.at + by })) },
  guards: {
    isAlone: ({ context }) => context.count <= 1,
    isFirst: ({ context }) => context.at === 0,
    isLast: ({ context }) => context.at === context.count - 1,
  },
}).createMachine({
  id: 'ticker',
  description: 'One entry of a list at a time.',
  context: ({ input }) => ({ count: input.count, at: 0 }),
  initial: 'stepping',
  states: {
    stepping: {
      description: 'A step was made; where it led is found out.',
      meta: { rows: ['B4.051'] },
      always: [
        { guard: 'isAlone', target: 'alone' },
        { guard: 'isFirst', target: 'first' },
        { guard: 'isLast', target: 'last' },
        { target: 'middle' },
      ],
    },
    alone: {
      description: 'There is one entry or none: no step is possible.',
      meta: { rows: ['B4.052'] },
    },
    first: {
      description: 'The first entry is shown: there is none before it.',
      meta: { rows: ['B4.052'] },
      on: { 'next.press': { target: 'stepping', actions: { type: 'stepBy', params: { by: 1 } } } },
    },
    middle: {
      description: 'An entry between two others is shown.',
      meta: { rows: ['B4.051'] },
      on: {
        'next.press': { target: 'stepping', actions: { type: 'stepBy', params: { by: 1 } } },
        'previous.press': { target: 'stepping', actions: { type: 'stepBy', params: { by: -1 } } },
      },
    },
    last: {
      description: 'The last entry is shown: none follows.',
      meta: { rows: ['B4.052'] },
      on: { 'previous.press': { target: 'stepping', actions: { type: 'stepBy', params: { by: -1 } } } },
    },
  },
});
