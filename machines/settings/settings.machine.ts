import { assign, fromPromise, sendParent, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { PageWords, Settings } from '#services/settings/settings.contract.ts';
import { withWords } from '#services/settings/settings.rules.ts';
import { absent } from '../kit/index.ts';
import {
  blankSettings,
  type KeptWords,
  type SettingsContext,
  type SettingsEvent,
  type SettingsTag,
} from './settings.types.ts';

/** The public settings file. Without it there are no addresses to call, so its failure is a page of its own. */
export const settingsMachine = setup({
  types: {} as { context: SettingsContext; events: SettingsEvent; tags: SettingsTag },
  actors: {
    loadSettings: fromPromise<Settings>(absent('loadSettings')),
    loadWords: fromPromise<PageWords>(absent('loadWords')),
  },
  actions: {
    keepSettings: assign((_, { settings }: { settings: Settings }) => ({ settings, fault: null })),
    keepWords: assign(({ context }, { words }: KeptWords) => ({
      settings: context.settings && withWords(context.settings, words),
      hasAllWords: true,
    })),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    reportSettled: sendParent({ type: 'chart.settled', name: 'settings' }),
    reportSettings: sendParent((_, { settings }: { settings: Settings }) => ({ type: 'settings.loaded', settings })),
  },
  guards: {
    isWithoutWords: ({ context }, { place }: { place: string }) =>
      !context.hasAllWords && context.settings?.meta[place] === undefined,
  },
}).createMachine({
  id: 'settings',
  description: 'The public settings file.',
  context: blankSettings,
  initial: 'loading',
  states: {
    loading: {
      description: 'The settings file is on its way.',
      meta: { rows: ['B7.07', 'B1.25'] },
      invoke: {
        id: 'loadSettings',
        src: 'loadSettings',
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'keepSettings', params: ({ event }) => ({ settings: event.output }) },
            { type: 'reportSettings', params: ({ event }) => ({ settings: event.output }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
        },
      },
    },
    loaded: {
      description: 'The settings are known and hold for the life of the page.',
      meta: { rows: ['B1.25', 'B3.11'] },
      tags: 'settled',
      entry: 'reportSettled',
      on: {
        'words.need': {
          guard: { type: 'isWithoutWords', params: ({ event }) => ({ place: event.place }) },
          target: 'wording',
        },
      },
    },
    wording: {
      description: 'The words of the other pages are on their way: only those of the first page travelled with it.',
      meta: { rows: ['B3.15'] },
      tags: 'settled',
      invoke: {
        id: 'loadWords',
        src: 'loadWords',
        onDone: { target: 'loaded', actions: { type: 'keepWords', params: ({ event }) => ({ words: event.output }) } },
        onError: 'loaded',
      },
    },
    failed: {
      description: 'The settings did not come: the server-error page shows, with a way to try again.',
      meta: { rows: ['B7.O2'] },
      tags: ['settled', 'failed'],
      entry: 'reportSettled',
      on: { 'settings.retry': 'loading' },
    },
  },
});
