import { assign, emit, setup } from 'xstate';
import type { PopupContext, PopupEvent, PopupInput, PopupReport } from './popup.types.ts';

/** Something more about a thing, shown beside it when asked for. The rest of the page stays usable. */
export const popupMachine = setup({
  types: {} as { context: PopupContext; events: PopupEvent; emitted: PopupReport; input: PopupInput },
  actions: {
    keepPlace: assign((_, { place }: { place: string }) => ({ place })),
    reportShown: emit(({ context }) => ({ type: 'popup.shown' as const, id: context.id })),
    reportClosed: emit(({ context }, { by }: { by: 'word' | 'elsewhere' }) => ({
      type: 'popup.closed' as const,
      id: context.id,
      by,
    })),
  },
  guards: {
    isMeant: ({ context }, { id }: { id: string }) => id === context.id,
    canCloseOutside: ({ context }) => context.closesOutside,
    hasLeft: ({ context }, { place }: { place: string }) => context.closesOnPlace && place !== context.place,
  },
}).createMachine({
  id: 'popup',
  description: 'Something more about a thing, shown beside it.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button that opens it is there.',
      meta: { rows: ['B4.031', 'B4.032'] },
      on: {
        'target.press': { target: 'open', actions: 'reportShown' },
        'popup.show': {
          guard: { type: 'isMeant', params: ({ event }) => event },
          target: 'open',
          actions: 'reportShown',
        },
        'place.change': { actions: { type: 'keepPlace', params: ({ event }) => event } },
      },
    },
    open: {
      description: 'It stands beside its button until it is closed.',
      meta: { rows: ['B4.033', 'B4.034', 'B4.035', 'B4.036', 'B4.037', 'B4.038', 'B4.039', 'B9.092'] },
      on: {
        'target.press': { target: 'closed', actions: { type: 'reportClosed', params: { by: 'word' } } },
        'popup.dismiss': { target: 'closed', actions: { type: 'reportClosed', params: { by: 'word' } } },
        'escape.press': { target: 'closed', actions: { type: 'reportClosed', params: { by: 'word' } } },
        'popup.close': {
          guard: { type: 'isMeant', params: ({ event }) => event },
          target: 'closed',
          actions: { type: 'reportClosed', params: { by: 'word' } },
        },
        'outside.press': {
          guard: 'canCloseOutside',
          target: 'closed',
          actions: { type: 'reportClosed', params: { by: 'elsewhere' } },
        },
        'place.change': [
          {
            guard: { type: 'hasLeft', params: ({ event }) => event },
            target: 'closed',
            actions: [
              { type: 'keepPlace', params: ({ event }) => event },
              { type: 'reportClosed', params: { by: 'elsewhere' } },
            ],
          },
          { actions: { type: 'keepPlace', params: ({ event }) => event } },
        ],
      },
    },
  },
});
