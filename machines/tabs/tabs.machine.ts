import { assign, emit, setup } from 'xstate';
import type { TabFact, TabsContext, TabsEvent, TabsInput, TabsReport } from './tabs.types.ts';

const hrefOf = ({ id, href }: TabFact) => href ?? `#${id}`;

/** Which of several tabs is active: always one, at first the first. Keys go round at the ends. */
export const tabsMachine = setup({
  types: {} as { context: TabsContext; events: TabsEvent; emitted: TabsReport; input: TabsInput },
  actions: {
    keepTab: assign(({ context }, { id }: { id: string }) => ({ at: context.tabs.findIndex((tab) => tab.id === id) })),
    moveBy: assign(({ context: { at, tabs } }, { by }: { by: 1 | -1 }) => ({
      at: (at + by + tabs.length) % tabs.length,
    })),
    moveToFirst: assign({ at: 0 }),
    moveToLast: assign(({ context }) => ({ at: context.tabs.length - 1 })),
    reportTab: emit(({ context: { at, tabs } }) => ({
      type: 'tab.selected' as const,
      href: hrefOf(tabs[at] ?? { id: '', href: null }),
    })),
  },
  guards: {
    hasChoice: ({ context }) => context.tabs.length > 1,
    isAnother: ({ context: { at, tabs } }, { id }: { id: string }) =>
      tabs[at]?.id !== id && tabs.some((tab) => tab.id === id),
    isFirst: ({ context }) => context.at === 0,
    isLast: ({ context }) => context.at === context.tabs.length - 1,
  },
}).createMachine({
  id: 'tabs',
  description: 'Which of several tabs is active.',
  context: ({ input }) => ({ tabs: input.tabs, at: 0 }),
  initial: 'counting',
  states: {
    counting: {
      description: 'It is found out whether there is anything to choose.',
      meta: { rows: ['B4.053'] },
      always: [{ guard: 'hasChoice', target: 'choosing' }, { target: 'settled' }],
    },
    settled: {
      description: 'There is one tab or none: nothing can be chosen.',
      meta: { rows: ['B4.053'] },
    },
    choosing: {
      description: 'One tab is active, and selecting another one makes that the only active one.',
      meta: { rows: ['B4.053', 'B4.054', 'B4.055', 'B4.O5'] },
      on: {
        'tab.select': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: [{ type: 'keepTab', params: ({ event }) => event }, 'reportTab'],
        },
        'next.press': { actions: [{ type: 'moveBy', params: { by: 1 } }, 'reportTab'] },
        'previous.press': { actions: [{ type: 'moveBy', params: { by: -1 } }, 'reportTab'] },
        'first.press': [{ guard: 'isFirst' }, { actions: ['moveToFirst', 'reportTab'] }],
        'last.press': [{ guard: 'isLast' }, { actions: ['moveToLast', 'reportTab'] }],
      },
    },
  },
});
