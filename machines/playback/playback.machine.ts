import { assign, setup } from 'xstate';
import { countOf, forked, opened, placed } from './playback.moves.ts';
import type { ListOpened, Pace, PlaybackContext, PlaybackEvent, PlaybackInput, PlaybackTag } from './playback.types.ts';

/** A list of moments that is played: by itself at a pace, or step by step, forward, back and another way. */
export const playbackMachine = setup({
  types: {} as { context: PlaybackContext; events: PlaybackEvent; input: PlaybackInput; tags: PlaybackTag },
  actions: {
    keepList: assign((_, list: ListOpened) => opened(list)),
    dropList: assign({ branches: [], branch: 0, at: 0, canFork: false, wantsToPlay: false }),
    keepCount: assign(({ context }, { count }: { count: number }) => {
      const isLast = context.at === countOf(context) - 1;
      const branches = context.branches.map((each, index) => (index === context.branch ? { ...each, count } : each));
      return { branches, at: isLast ? count - 1 : Math.min(context.at, count - 1) };
    }),
    stepBy: assign(({ context }, { by }: { by: number }) => placed(context, context.at + by)),
    keepPosition: assign(({ context }, { at }: { at: number }) => placed(context, at)),
    keepPace: assign((_, { pace }: { pace: Pace }) => ({ pace })),
    keepFork: assign(({ context }) => forked(context)),
    keepBranch: assign(({ context }, { branch }: { branch: number }) => placed({ ...context, branch }, context.at)),
    keepMotion: assign((_, { isReduced }: { isReduced: boolean }) => ({ isMotionReduced: isReduced })),
  },
  guards: {
    isEmpty: ({ context }) => countOf(context) === 0,
    isAtEnd: ({ context }) => context.at >= countOf(context) - 1,
    canStartAlone: ({ context }) =>
      context.wantsToPlay && !context.isMotionReduced && context.at < countOf(context) - 1,
    canFork: ({ context }) => context.canFork,
    isOpen: ({ context }) => countOf(context) > 0,
    isBranch: ({ context }, { branch }: { branch: number }) => context.branches[branch] !== undefined,
  },
  delays: { pace: ({ context }) => ({ slow: 4_000, usual: 1_800, fast: 700 })[context.pace] },
}).createMachine({
  id: 'playback',
  description: 'A list of moments that is played at a pace, or step by step.',
  context: ({ input }) => ({
    at: 0,
    pace: 'usual',
    branches: [],
    branch: 0,
    canFork: false,
    wantsToPlay: false,
    isMotionReduced: input.isMotionReduced,
  }),
  initial: 'empty',
  states: {
    empty: {
      description: 'There is nothing to play.',
      meta: { rows: [] },
    },
    opening: {
      description: 'A list was opened; whether it plays by itself is found out.',
      meta: { rows: [] },
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'canStartAlone', target: 'playing' },
        { target: 'resting' },
      ],
    },
    resting: {
      description: 'One moment is shown and stays until somebody goes on.',
      meta: { rows: [] },
      tags: 'open',
      always: { guard: 'isAtEnd', target: 'ended' },
      on: { 'play.press': 'playing' },
    },
    playing: {
      description: 'The next moment comes by itself.',
      meta: { rows: [] },
      tags: ['open', 'playing'],
      after: { pace: { target: 'playing', reenter: true, actions: { type: 'stepBy', params: { by: 1 } } } },
      always: { guard: 'isAtEnd', target: 'ended' },
      on: {
        'pause.press': 'resting',
        'pace.choose': {
          target: 'playing',
          reenter: true,
          actions: { type: 'keepPace', params: ({ event }) => event },
        },
        'list.grow': { actions: { type: 'keepCount', params: ({ event }) => event } },
      },
    },
    ended: {
      description: 'The last moment is shown.',
      meta: { rows: [] },
      tags: ['open', 'ended'],
      on: { 'play.press': { target: 'playing', actions: { type: 'keepPosition', params: { at: 0 } } } },
    },
  },
  on: {
    'list.open': { target: '.opening', actions: { type: 'keepList', params: ({ event }) => event } },
    'list.close': { target: '.empty', actions: 'dropList' },
    'list.grow': { guard: 'isOpen', actions: { type: 'keepCount', params: ({ event }) => event } },
    'step.next': { guard: 'isOpen', target: '.resting', actions: { type: 'stepBy', params: { by: 1 } } },
    'step.back': { guard: 'isOpen', target: '.resting', actions: { type: 'stepBy', params: { by: -1 } } },
    'position.choose': {
      guard: 'isOpen',
      target: '.resting',
      actions: { type: 'keepPosition', params: ({ event }) => event },
    },
    'pace.choose': { actions: { type: 'keepPace', params: ({ event }) => event } },
    'fork.press': { guard: 'canFork', target: '.resting', actions: 'keepFork' },
    'branch.choose': {
      guard: { type: 'isBranch', params: ({ event }) => event },
      target: '.resting',
      actions: { type: 'keepBranch', params: ({ event }) => event },
    },
    'motion.learned': { actions: { type: 'keepMotion', params: ({ event }) => event } },
  },
});
