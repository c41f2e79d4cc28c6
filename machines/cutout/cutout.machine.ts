import { emit, fromPromise, setup } from 'xstate';
import { absent } from '../kit/index.ts';
import type { CutoutContext, CutoutEvent, CutoutInput, CutoutMemory, CutoutReport, CutoutTag } from './cutout.types.ts';

type ByKey = { readonly key: string };

/** A hint at one thing of the page, shown until it is closed and never again in this browser. */
export const cutoutMachine = setup({
  types: {} as {
    context: CutoutContext;
    events: CutoutEvent;
    emitted: CutoutReport;
    input: CutoutInput;
    tags: CutoutTag;
  },
  actors: {
    readAcknowledged: fromPromise<boolean, ByKey>(absent('readAcknowledged')),
    rememberAcknowledged: fromPromise<void, ByKey>(absent('rememberAcknowledged')),
  },
  actions: {
    reportClosed: emit((_, { by }: { by: 'word' | 'elsewhere' }) => ({ type: 'cutout.closed' as const, by })),
  },
  guards: {
    isAcknowledged: (_, { wasRead }: { wasRead: boolean }) => wasRead,
    canCloseOutside: ({ context }) => context.closesOutside,
  },
}).createMachine({
  id: 'cutout',
  description: 'A hint at one thing of the page, shown once in a browser.',
  context: ({ input }) => input,
  initial: 'asking',
  states: {
    asking: {
      description: 'The browser is asked whether it was read before; nothing is shown meanwhile.',
      meta: { rows: ['B4.041'] },
      tags: 'busy',
      invoke: {
        id: 'readAcknowledged',
        src: 'readAcknowledged',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isAcknowledged', params: ({ event }) => ({ wasRead: event.output }) }, target: 'over' },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    shown: {
      description: 'The page is shaded but for the thing it speaks of, and stays usable.',
      meta: { rows: ['B1.10', 'B4.040'] },
      tags: 'shown',
      on: {
        'cutout.close': { target: 'remembering', actions: { type: 'reportClosed', params: { by: 'word' } } },
        'escape.press': { target: 'remembering', actions: { type: 'reportClosed', params: { by: 'word' } } },
        'outside.press': {
          guard: 'canCloseOutside',
          target: 'remembering',
          actions: { type: 'reportClosed', params: { by: 'elsewhere' } },
        },
      },
    },
    remembering: {
      description: 'It is closed, and the browser is told to remember that.',
      meta: { rows: ['B4.040'] },
      tags: 'busy',
      invoke: {
        id: 'rememberAcknowledged',
        src: 'rememberAcknowledged',
        input: ({ context }) => ({ key: context.key }),
        onDone: 'over',
        onError: 'over',
      },
    },
    over: {
      description: 'It was read, and is not shown again.',
      meta: { rows: ['B4.041'] },
    },
  },
});

/** The chart over one browser's memory. */
export const cutoutOver = ({ isAcknowledged, onAcknowledged }: CutoutMemory) =>
  cutoutMachine.provide({
    actors: {
      readAcknowledged: fromPromise<boolean, ByKey>(async ({ input }) => await isAcknowledged(input.key)),
      rememberAcknowledged: fromPromise<void, ByKey>(async ({ input }) => await onAcknowledged(input.key)),
    },
  });
