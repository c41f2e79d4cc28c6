import { assign, setup } from 'xstate';
import { type AnnouncerContext, type AnnouncerEvent, blankAnnouncer } from './announcer.types.ts';

/** What is read out to those who listen to the page: one polite channel that merges bursts, one that interrupts. */
export const announcerMachine = setup({
  types: {} as { context: AnnouncerContext; events: AnnouncerEvent },
  actions: {
    queueText: assign(({ context }, { text }: { text: string }) => ({
      queue: [...context.queue.filter((queued) => queued !== text), text],
    })),
    sayQueue: assign(({ context }) => ({
      polite: { text: context.queue.join('. '), count: context.polite.count + 1 },
      queue: [],
    })),
    sayNow: assign(({ context }, { text }: { text: string }) => ({
      assertive: { text, count: context.assertive.count + 1 },
    })),
    clearPolite: assign(({ context }) => ({ polite: { ...context.polite, text: '' } })),
    clearAssertive: assign(({ context }) => ({ assertive: { ...context.assertive, text: '' } })),
  },
  guards: { hasWords: (_, { text }: { text: string }) => text.trim() !== '' },
  delays: { gather: 150, linger: 5_000 },
}).createMachine({
  id: 'announcer',
  description: 'What is read out to those who listen to the page.',
  context: blankAnnouncer,
  type: 'parallel',
  states: {
    polite: {
      description: 'The channel that waits for a pause.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is being said.',
          meta: { rows: [] },
          entry: 'clearPolite',
          on: {
            'message.say': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'gathering',
              actions: { type: 'queueText', params: ({ event }) => event },
            },
          },
        },
        gathering: {
          description: 'Something is to be said; what follows at once is said with it.',
          meta: { rows: [] },
          after: { gather: 'speaking' },
          on: {
            'message.say': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              actions: { type: 'queueText', params: ({ event }) => event },
            },
          },
        },
        speaking: {
          description: 'The words stand in the page to be read out, and are taken away after a while.',
          meta: { rows: [] },
          entry: 'sayQueue',
          after: { linger: 'quiet' },
          on: {
            'message.say': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'gathering',
              actions: { type: 'queueText', params: ({ event }) => event },
            },
          },
        },
      },
    },
    assertive: {
      description: 'The channel that interrupts.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nothing is pressing.',
          meta: { rows: ['B9.053'] },
          entry: 'clearAssertive',
          on: {
            'message.interrupt': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'speaking',
              actions: { type: 'sayNow', params: ({ event }) => event },
            },
          },
        },
        speaking: {
          description: 'Something pressing is being said, and is taken away after a while.',
          meta: { rows: ['B9.053'] },
          after: { linger: 'quiet' },
          on: {
            'message.interrupt': {
              guard: { type: 'hasWords', params: ({ event }) => event },
              target: 'speaking',
              reenter: true,
              actions: { type: 'sayNow', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
