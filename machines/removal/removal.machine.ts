import { assign, emit, setup } from 'xstate';
import type { RemovalContext, RemovalEvent, RemovalReport, RemovalTag } from './removal.types.ts';

type Gone = Extract<RemovalEvent, { type: 'lines.gone' }>;
type Shown = Extract<RemovalEvent, { type: 'lines.shown' }>;

/** What was taken out of a list last, for as long as it can be put back with one press. */
export const removalMachine = setup({
  types: {} as { context: RemovalContext; events: RemovalEvent; emitted: RemovalReport; tags: RemovalTag },
  actions: {
    keepGone: assign((_, { lines }: Gone) => ({ lines })),
    dropShown: assign(({ context }, { skus }: Shown) => ({
      lines: context.lines.filter(({ sku }) => !skus.includes(sku)),
    })),
    dropAll: assign({ lines: [] }),
    reportWanted: emit(({ context }): RemovalReport => ({ type: 'lines.wanted', lines: context.lines })),
  },
  guards: {
    hasGone: (_, { lines }: Gone) => lines.length > 0,
    isAllBack: ({ context }, { skus }: Shown) => context.lines.every(({ sku }) => skus.includes(sku)),
  },
}).createMachine({
  id: 'removal',
  description: 'What was taken out of the trolley last, and the one press that puts it back.',
  context: { lines: [] },
  initial: 'nothing',
  states: {
    nothing: {
      description: 'Nothing was taken out that could be put back.',
      meta: { rows: ['A1.13'] },
    },
    gone: {
      description: 'What was taken out last can be put back as it was.',
      meta: { rows: ['A1.13', 'A4.47'] },
      tags: 'undoable',
      on: {
        'undo.press': { target: 'nothing', actions: ['reportWanted', 'dropAll'] },
        'lines.shown': [
          { guard: { type: 'isAllBack', params: ({ event }) => event }, target: 'nothing', actions: 'dropAll' },
          { actions: { type: 'dropShown', params: ({ event }) => event } },
        ],
      },
    },
  },
  on: {
    'lines.gone': {
      guard: { type: 'hasGone', params: ({ event }) => event },
      target: '.gone',
      actions: { type: 'keepGone', params: ({ event }) => event },
    },
  },
});
