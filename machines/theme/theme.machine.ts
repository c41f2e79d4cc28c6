import { assign, fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import type { ThemeChoice, ThemeContext, ThemeEvent, ThemeInput } from './theme.types.ts';

/** Light, dark, or as the device has it; a choice is remembered for the next page. */
export const themeMachine = setup({
  types: {} as { context: ThemeContext; events: ThemeEvent; input: ThemeInput },
  actors: { rememberTheme: fromPromise<void, { choice: ThemeChoice }>(absent('rememberTheme')) },
  actions: { keepChoice: assign((_, { choice }: { choice: ThemeChoice }) => ({ choice })) },
}).createMachine({
  id: 'theme',
  description: 'Light, dark, or as the device has it.',
  context: ({ input }) => ({ choice: input.choice }),
  initial: 'resting',
  states: {
    resting: {
      description: 'The colours are the ones chosen, or the device’s.',
      meta: { rows: [] },
    },
    remembering: {
      description: 'The new choice shows already and is being kept for the next page.',
      meta: { rows: [] },
      invoke: {
        id: 'rememberTheme',
        src: 'rememberTheme',
        input: ({ context }) => ({ choice: context.choice }),
        onDone: 'resting',
        onError: 'resting',
      },
    },
  },
  on: {
    'theme.choose': {
      target: '.remembering',
      reenter: true,
      actions: { type: 'keepChoice', params: ({ event }) => event },
    },
  },
});
