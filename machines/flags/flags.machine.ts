import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Variations } from '#services/experiments/experiments.words.ts';
import { absent } from '../kit/index.ts';
import { blankFlags, type FlagsAnswer, type FlagsContext, type FlagsEvent, type FlagsTag } from './flags.types.ts';

/** What is switched on. Asked of the server once in a page's life; off when it fails or takes too long. */
export const flagsMachine = setup({
  types: {} as { context: FlagsContext; events: FlagsEvent; tags: FlagsTag },
  actors: { loadExperiments: fromPromise<FlagsAnswer>(absent('loadExperiments')) },
  actions: {
    keepFlags: assign((_, { experiments, variations }: FlagsAnswer) => ({ ...experiments, variations })),
    keepForced: assign((_, { variations }: { variations: Partial<Variations> }) => ({ forced: variations })),
    reportSettled: sendParent({ type: 'chart.settled', name: 'flags' }),
    reportFlags: sendParent((_, { experiments }: FlagsAnswer) => ({
      type: 'flags.loaded',
      featureFlags: experiments.featureFlags,
    })),
  },
  delays: { patience: 3_000 },
}).createMachine({
  id: 'flags',
  description: 'What is switched on, asked of the server once in a page’s life.',
  context: blankFlags,
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is being asked; guards wait, and everything counts as off.',
      meta: { rows: ['B4.105', 'B4.106', 'B4.O11'] },
      invoke: {
        id: 'loadExperiments',
        src: 'loadExperiments',
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keepFlags', params: ({ event }) => event.output },
            { type: 'reportFlags', params: ({ event }) => event.output },
          ],
        },
        onError: 'off',
      },
      after: { patience: 'off' },
    },
    loaded: {
      description: 'The server has answered; its word holds for the life of the page.',
      meta: { rows: ['B4.105', 'B4.106'] },
      tags: 'settled',
      entry: 'reportSettled',
    },
    off: {
      description: 'No answer came, or none in time: everything stays off, and a late answer changes nothing.',
      meta: { rows: ['B4.107', 'B4.O11', 'B7.72'] },
      tags: 'settled',
      entry: 'reportSettled',
    },
  },
  on: {
    'variations.force': { actions: { type: 'keepForced', params: ({ event }) => ({ variations: event.variations }) } },
  },
});
