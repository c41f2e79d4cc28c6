import { assign, setup } from 'xstate';
import {
  type BarHold,
  type PersuasionBarContext,
  type PersuasionBarEvent,
  type PersuasionBarInput,
  type PersuasionBarTag,
  roundMs,
} from './persuasion-bar.types.ts';

/** A few short reasons: all in sight where there is room, one after the other on a small screen. */
export const persuasionBarMachine = setup({
  types: {} as {
    context: PersuasionBarContext;
    events: PersuasionBarEvent;
    input: PersuasionBarInput;
    tags: PersuasionBarTag;
  },
  actions: {
    showNext: assign(({ context: { at, count } }) => ({ at: (at + 1) % count })),
    keepScreen: assign((_, { isSmall }: { isSmall: boolean }) => ({ isSmall })),
    keepMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ isMotionReduced: isReduced })),
    keepHold: assign(({ context }, { by }: { by: BarHold }) => ({
      holds: [...context.holds.filter((held) => held !== by), by],
    })),
    dropHold: assign(({ context }, { by }: { by: BarHold }) => ({
      holds: context.holds.filter((held) => held !== by),
    })),
    keepPaused: assign({ isPaused: true }),
    keepResumed: assign({ isPaused: false, holds: [] }),
  },
  guards: {
    canTurn: ({ context }) => context.isSmall && !context.isMotionReduced && context.count > 1,
    hasRoomForAll: ({ context }) => !context.isSmall || context.isMotionReduced,
    isPaused: ({ context }) => context.isPaused,
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
  },
  delays: { turn: ({ context }) => Math.floor(roundMs / context.count) },
}).createMachine({
  id: 'persuasionBar',
  description: 'A few short reasons to shop here.',
  context: ({ input }) => ({
    count: input.count,
    at: 0,
    isSmall: false,
    isMotionReduced: false,
    isPaused: false,
    holds: [],
  }),
  initial: 'listed',
  states: {
    listed: {
      description: 'All items are in sight: there is room, or only one, or the visitor wishes for less motion.',
      meta: { rows: ['B9.047'] },
      always: { guard: 'canTurn', target: 'turning' },
    },
    turning: {
      description: 'One item is in sight and makes room for the next; a round of all takes ten seconds.',
      meta: { rows: ['B9.048', 'B9.O6'] },
      tags: 'single',
      after: { turn: { target: 'turning', reenter: true, actions: 'showNext' } },
      always: [
        { guard: 'hasRoomForAll', target: 'listed' },
        { guard: 'isPaused', target: 'paused' },
        { guard: 'isHeld', target: 'held' },
      ],
      on: { 'rotation.pause': { target: 'paused', actions: 'keepPaused' } },
    },
    held: {
      description: 'A pointer or the focus is on the bar, or nobody looks at it: the item in sight stays.',
      meta: { rows: ['B9.048'] },
      tags: 'single',
      always: [
        { guard: 'hasRoomForAll', target: 'listed' },
        { guard: 'isFree', target: 'turning' },
      ],
      on: { 'rotation.pause': { target: 'paused', actions: 'keepPaused' } },
    },
    paused: {
      description: 'The visitor stopped the turning; it stays so until they start it.',
      meta: { rows: ['B9.048'] },
      tags: ['single', 'paused'],
      always: { guard: 'hasRoomForAll', target: 'listed' },
      on: { 'rotation.resume': { target: 'turning', actions: 'keepResumed' } },
    },
  },
  on: {
    'screen.learned': { actions: { type: 'keepScreen', params: ({ event }) => event } },
    'motion.learned': { actions: { type: 'keepMotion', params: ({ event }) => event } },
    'hold.start': { actions: { type: 'keepHold', params: ({ event }) => event } },
    'hold.end': { actions: { type: 'dropHold', params: ({ event }) => event } },
  },
});
