import { assign, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { Shell } from '#services/shell/shell.contract.ts';
import { absent } from '../kit/index.ts';
import { blankShell, type NavsTold, type ShellContext, type ShellEvent, type ShellTag } from './shell.types.ts';

/** The frame's words: links, banners, fees and messages that the operator can change. Never in the way of a page. */
export const shellMachine = setup({
  types: {} as { context: ShellContext; events: ShellEvent; tags: ShellTag },
  actors: { loadShell: fromPromise<Shell>(absent('loadShell')) },
  actions: {
    keepShell: assign((_, { shell }: { shell: Shell }) => ({ shell, fault: null })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepNavs: assign(({ context }, { mainNavs, specials }: NavsTold) => ({
      shell: {
        ...context.shell,
        ...(mainNavs && { mainNavs: [...mainNavs] }),
        ...(specials && { specials: [...specials] }),
      },
    })),
    reportSettled: sendParent({ type: 'chart.settled', name: 'shell' }),
  },
}).createMachine({
  id: 'shell',
  description: 'The frame’s words, which the operator can change.',
  context: blankShell,
  initial: 'loading',
  on: { 'navs.told': { actions: { type: 'keepNavs', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'The frame’s words are on their way for the first time.',
      meta: { rows: ['A7.059', 'A3.58'] },
      tags: 'busy',
      invoke: {
        id: 'loadShell',
        src: 'loadShell',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepShell', params: ({ event }) => ({ shell: event.output }) },
        },
        onError: {
          target: 'plain',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    loaded: {
      description: 'The operator’s words are on show.',
      meta: { rows: ['A3.58', 'A7.059'] },
      tags: 'settled',
      entry: 'reportSettled',
      on: { 'shell.reload': 'reloading' },
    },
    plain: {
      description: 'The words did not come: the built-in ones stand in, and every page still works.',
      meta: { rows: ['A2.O1'] },
      tags: 'settled',
      entry: 'reportSettled',
      on: { 'shell.reload': 'loading', 'shell.retry': 'loading' },
    },
    reloading: {
      description: 'The words of another store are on their way; the last ones stay on show.',
      meta: { rows: ['A6.16'] },
      tags: ['settled', 'busy'],
      invoke: {
        id: 'reloadShell',
        src: 'loadShell',
        onDone: {
          target: 'loaded',
          actions: { type: 'keepShell', params: ({ event }) => ({ shell: event.output }) },
        },
        onError: {
          target: 'loaded',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
      on: { 'shell.reload': { target: 'reloading', reenter: true } },
    },
  },
});
