import { assign, emit, enqueueActions, setup } from 'xstate';
import type { FollowingContext, FollowingEvent, FollowingReport, FollowingTag, ShopTab } from './following.types.ts';

const withTab = (tabs: readonly ShopTab[], { tab, title, actors }: ShopTab): readonly ShopTab[] =>
  tabs.some((each) => each.tab === tab)
    ? tabs.map((each) => (each.tab === tab ? { tab, title, actors } : each))
    : [...tabs, { tab, title, actors }];

/** Shop tabs of this browser are found, one is followed, lost, and found again. */
export const followingMachine = setup({
  types: {} as {
    context: FollowingContext;
    events: FollowingEvent;
    emitted: FollowingReport;
    tags: FollowingTag;
  },
  actions: {
    keepTab: assign(({ context }, tab: ShopTab) => ({ tabs: withTab(context.tabs, tab) })),
    dropTab: assign(({ context }, { tab }: { tab: string }) => ({
      tabs: context.tabs.filter((each) => each.tab !== tab),
    })),
    dropTabs: assign({ tabs: [] }),
    keepChoice: assign((_, { tab }: { tab: string }) => ({ tab, heard: 0, build: null })),
    dropChoice: assign({ tab: null, heard: 0, build: null }),
    keepHeard: assign(({ context }, { build, count }: { build: string; count: number }) => ({
      build,
      heard: context.heard + count,
    })),
    reportLook: emit({ type: 'look.asked' }),
    reportFollow: enqueueActions(({ context, enqueue }) => {
      if (context.tab !== null) enqueue.emit({ type: 'follow.asked', tab: context.tab });
    }),
    reportLeave: enqueueActions(({ context, enqueue }) => {
      if (context.tab !== null) enqueue.emit({ type: 'leave.asked', tab: context.tab });
    }),
  },
  guards: {
    hasNone: ({ context }) => context.tabs.length === 0,
    isKnown: ({ context }, { tab }: { tab: string }) => context.tabs.some((each) => each.tab === tab),
    isOwn: ({ context }, { tab }: { tab: string }) => context.tab === tab,
  },
  delays: { patience: 1_000, again: 3_000, silence: 10_000 },
}).createMachine({
  id: 'following',
  description: 'Shop tabs of this browser are found, one is followed, lost, and found again.',
  context: { tabs: [], tab: null, heard: 0, build: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'Every shop tab of this browser was asked to say that it is there.',
      meta: { rows: [] },
      tags: 'looking',
      entry: ['dropTabs', 'reportLook'],
      after: { patience: 'alone' },
      on: { 'tab.here': { target: 'choosing', actions: { type: 'keepTab', params: ({ event }) => event } } },
    },
    alone: {
      description: 'No shop tab has answered; it is asked again every few seconds.',
      meta: { rows: [] },
      tags: 'alone',
      after: { again: { target: 'alone', reenter: true, actions: 'reportLook' } },
      on: { 'tab.here': { target: 'choosing', actions: { type: 'keepTab', params: ({ event }) => event } } },
    },
    choosing: {
      description: 'There are shop tabs, and none of them is followed.',
      meta: { rows: [] },
      always: { guard: 'hasNone', target: 'alone' },
      on: {
        'tab.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'following',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
      },
    },
    following: {
      description: 'A shop tab tells everything that happens in it.',
      entry: 'reportFollow',
      initial: 'hearing',
      states: {
        hearing: {
          description: 'It was heard a short while ago; when it says nothing, it is asked whether it is there.',
          meta: { rows: [] },
          tags: 'following',
          after: { again: { actions: 'reportLook' }, silence: '#following.lost' },
          on: {
            'tab.told': {
              guard: { type: 'isOwn', params: ({ event }) => event },
              target: 'hearing',
              reenter: true,
              actions: { type: 'keepHeard', params: ({ event }) => event },
            },
            'tab.here': [
              {
                guard: { type: 'isOwn', params: ({ event }) => event },
                target: 'hearing',
                reenter: true,
                actions: { type: 'keepTab', params: ({ event }) => event },
              },
              { actions: { type: 'keepTab', params: ({ event }) => event } },
            ],
          },
        },
      },
      on: {
        'tab.gone': [
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            target: 'lost',
            actions: { type: 'dropTab', params: ({ event }) => event },
          },
          { actions: { type: 'dropTab', params: ({ event }) => event } },
        ],
        'tab.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'following',
          reenter: true,
          actions: ['reportLeave', { type: 'keepChoice', params: ({ event }) => event }],
        },
        'tab.leave': { target: 'choosing', actions: ['reportLeave', 'dropChoice'] },
        'tabs.look': { target: 'looking', actions: ['reportLeave', 'dropChoice'] },
      },
    },
    lost: {
      description: 'The tab that was followed was closed or says nothing more; what it told stays on show.',
      meta: { rows: [] },
      tags: 'lost',
      after: { again: { target: 'lost', reenter: true, actions: 'reportLook' } },
      on: {
        'tab.here': [
          {
            guard: { type: 'isOwn', params: ({ event }) => event },
            target: 'following',
            actions: ['reportLeave', { type: 'keepTab', params: ({ event }) => event }],
          },
          { actions: { type: 'keepTab', params: ({ event }) => event } },
        ],
        'tab.choose': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'following',
          actions: { type: 'keepChoice', params: ({ event }) => event },
        },
        'tab.leave': { target: 'choosing', actions: 'dropChoice' },
      },
    },
  },
  on: {
    'tab.here': { actions: { type: 'keepTab', params: ({ event }) => event } },
    'tab.gone': { actions: { type: 'dropTab', params: ({ event }) => event } },
    'tabs.look': { target: '.looking', actions: 'dropChoice' },
  },
});
