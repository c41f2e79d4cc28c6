import { assign, emit, setup } from 'xstate';
import { chatPollMs, retryDelayMs } from '#services/constants.ts';
import {
  type ChatContext,
  type ChatEvent,
  type ChatInput,
  type ChatReport,
  type ChatTag,
  mostTries,
} from './chat.types.ts';

/** The way to a chat: offered while there is one and none goes on, started by a press, back when the chat is over. */
export const chatMachine = setup({
  types: {} as { context: ChatContext; events: ChatEvent; emitted: ChatReport; input: ChatInput; tags: ChatTag },
  actions: {
    keepScreen: assign((_, { isSmall }: { isSmall: boolean }) => ({ isSmall })),
    keepFlag: assign((_, { isStarted }: { isStarted: boolean }) => ({ isStarted })),
    forgetTries: assign({ tries: 0 }),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    askStart: emit(({ context }) => ({ type: 'start.asked', isFullScreen: context.isSmall })),
    askFlag: emit({ type: 'flag.asked' }),
    askEnd: emit({ type: 'end.asked' }),
  },
  guards: {
    isStarted: (_, { isStarted }: { isStarted: boolean }) => isStarted,
    canRetry: ({ context }) => context.tries < mostTries,
    isOver: (_, { isStarted }: { isStarted: boolean }) => !isStarted,
  },
  delays: { retry: retryDelayMs, poll: chatPollMs },
}).createMachine({
  id: 'chat',
  description: 'The way to a chat with the shop.',
  context: ({ input }) => ({ isSmall: input.isSmall, tries: 0, isStarted: false }),
  initial: 'absent',
  states: {
    absent: {
      description: 'There is no chat helper in this page, so there is nothing to offer.',
      meta: { rows: ['B4.080'] },
      on: {
        'helper.found': [
          {
            guard: { type: 'isStarted', params: ({ event }) => event },
            target: 'active.panel.unopened',
            actions: { type: 'keepFlag', params: ({ event }) => event },
          },
          { target: 'offered' },
        ],
      },
    },
    offered: {
      description: 'A button offers a chat, because none goes on.',
      meta: { rows: ['B1.23', 'B4.080', 'B4.081', 'B4.086'] },
      tags: 'offered',
      on: {
        'chat.start': 'starting',
        'flag.seen': {
          guard: { type: 'isStarted', params: ({ event }) => event },
          target: 'active.panel.unopened',
          actions: { type: 'keepFlag', params: ({ event }) => event },
        },
      },
    },
    starting: {
      description: 'The chat is on its way: each second it is asked to start, until it can or patience is at its end.',
      meta: { rows: ['B4.082', 'B4.083', 'B4.084'] },
      tags: ['framed', 'panel'],
      entry: ['countTry', 'askStart'],
      after: {
        retry: [
          { guard: 'canRetry', target: 'starting', reenter: true },
          { target: 'failed', actions: 'forgetTries' },
        ],
      },
      on: {
        'chat.begun': {
          target: 'active.panel.open',
          actions: ['forgetTries', { type: 'keepFlag', params: { isStarted: true } }],
        },
        'chat.shrink': [
          {
            guard: { type: 'isStarted', params: ({ context }) => context },
            target: 'active.panel.unopened',
            actions: 'forgetTries',
          },
          { target: 'offered', actions: 'forgetTries' },
        ],
        'flag.seen': { actions: { type: 'keepFlag', params: ({ event }) => event } },
      },
    },
    failed: {
      description: 'The chat could not start: the visitor may try again, or write to the shop instead.',
      meta: { rows: ['B4.084'] },
      tags: 'failed',
      on: {
        'chat.start': 'starting',
        'failure.dismiss': [
          {
            guard: { type: 'isStarted', params: ({ context }) => context },
            target: 'active.panel.unopened',
          },
          { target: 'offered' },
        ],
        'flag.seen': { actions: { type: 'keepFlag', params: ({ event }) => event } },
      },
    },
    active: {
      description: 'A chat goes on, in sight or not.',
      type: 'parallel',
      states: {
        panel: {
          description: 'Where the chat is while it goes on.',
          initial: 'open',
          states: {
            open: {
              description: 'The visitor and the chat are talking.',
              meta: { rows: ['B4.081', 'B4.083'] },
              tags: ['framed', 'panel', 'talking'],
              on: { 'chat.shrink': 'small' },
            },
            small: {
              description: 'The chat goes on out of sight; a bar leads back to it.',
              meta: { rows: ['B4.081'] },
              tags: ['framed', 'bar', 'talking'],
              on: { 'chat.open': 'open' },
            },
            unopened: {
              description: 'A chat goes on that this page has not opened: it began before, or in another tab.',
              meta: { rows: ['B4.081'] },
              tags: 'bar',
              on: { 'chat.open': '#chat.starting' },
            },
          },
        },
        watch: {
          description: 'Whether the chat still goes on.',
          initial: 'watching',
          states: {
            watching: {
              description: 'Each second the flag of the chat is looked at, until it is gone.',
              meta: { rows: ['B4.085'] },
              after: { poll: { target: 'watching', reenter: true, actions: 'askFlag' } },
            },
          },
        },
      },
      on: {
        'flag.seen': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'offered',
          actions: { type: 'keepFlag', params: ({ event }) => event },
        },
        'chat.end': {
          target: 'offered',
          actions: ['askEnd', { type: 'keepFlag', params: { isStarted: false } }],
        },
      },
    },
  },
  on: { 'screen.resize': { actions: { type: 'keepScreen', params: ({ event }) => event } } },
});
