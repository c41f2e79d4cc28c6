import { assign, emit, enqueueActions, setup } from 'xstate';
import { canRotateStrip, itemBefore, type StripView } from '#services/display/slides.rules.ts';
import type { StripContext, StripEvent, StripHold, StripInput, StripReport, StripTag } from './strip.types.ts';

type Towards = { towards: 'next' | 'previous' };

/** The item that stands first after the move: the next that is not in sight, or as many before as are in sight. */
function wantedItem({ view }: StripContext, towards: 'next' | 'previous' | 'onward'): number {
  if (!view) return 0;
  if (towards === 'previous') return itemBefore(view);
  return towards === 'onward' && view.isAtEnd ? 0 : view.to + 1;
}

const wanted = (context: StripContext, towards: 'next' | 'previous' | 'onward'): StripReport => ({
  type: 'scroll.wanted',
  item: wantedItem(context, towards),
  isGliding: !context.isMotionReduced,
});

/** A row that scrolls natively. It may move by itself until a hand moves it. */
export const stripMachine = setup({
  types: {} as { context: StripContext; events: StripEvent; emitted: StripReport; input: StripInput; tags: StripTag },
  actions: {
    keepView: assign((_, { from, to, pageCount, isAtStart, isAtEnd }: StripView) => ({
      view: { from, to, pageCount, isAtStart, isAtEnd },
    })),
    keepTold: assign(({ context: { view, told } }) => ({ told: view ? { from: view.from, to: view.to } : told })),
    keepCount: assign((_, { itemCount }: { itemCount: number }) => ({ itemCount })),
    keepHold: assign(({ context }, { by }: { by: StripHold }) => ({
      holds: [...context.holds.filter((hold) => hold !== by), by],
    })),
    dropHold: assign(({ context }, { by }: { by: StripHold }) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
    keepMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ isMotionReduced: isReduced })),
    keepTouch: assign({ isInHand: true }),
    dropTouch: assign({ isInHand: false }),
    reportArrow: emit(({ context }, { towards }: Towards) => wanted(context, towards)),
    reportTurn: emit(({ context }) => wanted(context, 'onward')),
    reportRange: enqueueActions(({ context: { view, told }, enqueue }) => {
      if (view && (view.from !== told?.from || view.to !== told.to))
        enqueue(emit({ type: 'range.changed', from: view.from, to: view.to }));
    }),
  },
  guards: {
    canRotate: ({ context }) => canRotateStrip(context),
    canMove: ({ context: { view } }, { towards }: Towards) =>
      view !== null && !(towards === 'next' ? view.isAtEnd : view.isAtStart),
    isBarred: ({ context }) => !canRotateStrip(context),
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isInHand: ({ context }) => context.isInHand,
  },
  delays: { interval: ({ context }) => context.intervalMs ?? 0, settling: 500 },
}).createMachine({
  id: 'strip',
  description: 'A row that scrolls natively and may move by itself until a hand moves it.',
  context: ({ input }) => ({
    ...input,
    view: null,
    told: null,
    holds: [],
    isMotionReduced: false,
    isInHand: false,
  }),
  type: 'parallel',
  states: {
    rotation: {
      description: 'Whether the row moves by itself.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing moves by itself: it was not asked for, there is one page, or motion is unwanted.',
          meta: { rows: ['B9.025', 'B9.026', 'B9.027', 'B4.O4'] },
          always: { guard: 'canRotate', target: 'rotating' },
        },
        rotating: {
          description: 'The next page comes by itself, and after the last one the first.',
          meta: { rows: ['B4.O4'] },
          tags: 'rotating',
          after: { interval: { target: 'rotating', reenter: true, actions: 'reportTurn' } },
          always: [
            { guard: 'isBarred', target: 'resting' },
            { guard: 'isHeld', target: 'held' },
          ],
          on: { 'rotation.pause': 'paused' },
        },
        held: {
          description: 'The row stays while a pointer rests on it, focus is in it or nobody looks at it.',
          meta: { rows: ['B4.O4'] },
          always: [
            { guard: 'isBarred', target: 'resting' },
            { guard: 'isFree', target: 'rotating' },
          ],
          on: { 'rotation.pause': 'paused' },
        },
        paused: {
          description: 'The row was stopped by the button and stays so until it is pressed again.',
          meta: { rows: ['B4.O4'] },
          tags: 'paused',
          on: { 'rotation.resume': { guard: 'canRotate', target: 'rotating' } },
        },
        manual: {
          description: 'A hand has moved the row; from now on only hands do.',
          meta: { rows: ['B4.050'] },
          tags: 'manual',
        },
      },
      on: {
        'arrow.press': { guard: { type: 'canMove', params: ({ event }) => event }, target: '.manual' },
        'hand.move': '.manual',
        'view.scrolled': { guard: 'isInHand', target: '.manual' },
      },
    },
    movement: {
      description: 'Whether a finger moves the row, and what of it is in sight.',
      initial: 'still',
      states: {
        still: {
          description: 'No finger is on the row; what is in sight is told at once.',
          meta: { rows: ['B3.70'] },
          on: {
            'touch.start': 'touched',
            'view.scrolled': {
              actions: [{ type: 'keepView', params: ({ event }) => event }, 'reportRange', 'keepTold'],
            },
          },
        },
        touched: {
          description: 'A finger is on the row.',
          meta: { rows: ['B4.050'] },
          entry: 'keepTouch',
          on: {
            'touch.end': 'settling',
            'view.scrolled': { actions: { type: 'keepView', params: ({ event }) => event } },
          },
        },
        settling: {
          description: 'The finger has left and the row may still glide; what is in sight is told when that is over.',
          meta: { rows: ['B9.028'] },
          after: { settling: { target: 'still', actions: ['dropTouch', 'reportRange', 'keepTold'] } },
          on: {
            'touch.start': 'touched',
            'touch.end': { target: 'settling', reenter: true },
            'view.scrolled': { actions: { type: 'keepView', params: ({ event }) => event } },
          },
        },
      },
      on: {
        'arrow.press': {
          guard: { type: 'canMove', params: ({ event }) => event },
          actions: { type: 'reportArrow', params: ({ event }) => event },
        },
        'view.measured': {
          actions: [{ type: 'keepView', params: ({ event }) => event }, 'reportRange', 'keepTold'],
        },
      },
    },
  },
  on: {
    'items.counted': { actions: { type: 'keepCount', params: ({ event }) => event } },
    'hold.start': { actions: { type: 'keepHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'dropHold', params: ({ event }) => event } },
    'motion.learned': { actions: { type: 'keepMotion', params: ({ event }) => event } },
  },
});
