import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { PreferencesTold } from '#services/preferences/preferences.contract.ts';
import type { PreferenceText } from '#services/preferences/preferences.words.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import * as rules from './preferences.rules.ts';
import {
  blankPreferences,
  type PreferencesContext,
  type PreferencesEvent,
  type PreferencesInput,
  type PreferencesReport,
  type PreferencesTag,
  type Wish,
  type WishKept,
  type WishName,
} from './preferences.types.ts';

type Of = { readonly name: WishName };
type Failure = { readonly fault: Fault };
type Typed = { readonly field: PreferenceText; readonly text: string };
const failure = ({ event }: { event: { error: unknown } }): Failure => ({ fault: faultOf(event.error) });
const kept = ({ event }: { event: { output: WishKept } }) => ({ kept: event.output });

const takeTyped = {
  guard: 'isSomebody',
  target: 'going',
  reenter: true,
  actions: { type: 'keepDraft', params: ({ event }: { event: Typed }) => event },
} as const;

/** How somebody shops unless they say otherwise of an order: each change is kept by itself, and the last wish wins. */
export const preferencesMachine = setup({
  types: {} as {
    context: PreferencesContext;
    events: PreferencesEvent;
    emitted: PreferencesReport;
    input: PreferencesInput;
    tags: PreferencesTag;
  },
  actors: {
    loadPreferences: fromPromise<PreferencesTold>(absent('loadPreferences')),
    saveWish: fromPromise<WishKept, { readonly wish: Wish | null }>(absent('saveWish')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankPreferences, subject: subjectIn(user) })),
    dropUser: assign(blankPreferences),
    keepStale: assign({ isStale: true }),
    keepFresh: assign({ isStale: false }),
    keepTold: assign((_, { told }: { told: PreferencesTold }) => ({ told, fault: null })),
    keepFault: assign((_, { fault }: Failure) => ({ fault })),
    keepWish: assign(({ context }, { wish }: { wish: Wish }) => rules.withWish(context, wish)),
    keepRetried: assign(({ context }, { name }: Of) => {
      const lost = context.lost.find(({ wish }) => wish.name === name);
      return lost ? rules.withTexts({ ...context, ...rules.withWish(context, lost.wish) }) : {};
    }),
    dropLost: assign(({ context }, { name }: Of) => rules.withoutLost(context, name)),
    takeFirst: assign(({ context }) => ({ asked: context.waiting[0] ?? null, waiting: context.waiting.slice(1) })),
    keepKept: assign(({ context }, answer: { kept: WishKept }) => rules.afterKept(context, answer.kept)),
    keepLost: assign(({ context }, { fault }: Failure) => rules.afterLoss(context, fault)),
    reportKept: enqueueActions(({ context: { asked }, enqueue }, answer: { kept: WishKept }) => {
      if (asked) enqueue.emit({ type: 'wish.kept', wish: asked, kept: answer.kept });
    }),
    reportLost: enqueueActions(({ context: { asked }, enqueue }, { fault }: Failure) => {
      if (asked) enqueue.emit({ type: 'wish.lost', wish: asked, fault });
    }),
    keepDraft: assign(({ context }, { field, text }: Typed) => rules.withDraft(context, field, text)),
    keepTexts: assign(({ context }) => rules.withTexts(context)),
    leaveTexts: assign(({ context }) => rules.afterLeaving(context)),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isStale: ({ context }) => context.isStale && context.subject !== null,
    isUnread: ({ context }) => context.fault !== null,
    hasLost: ({ context }, { name }: Of) => context.lost.some(({ wish }) => wish.name === name),
  },
  delays: { pauseAfterTyping: 1_000 },
}).createMachine({
  id: 'preferences',
  description: 'How a shopper shops unless they say otherwise of an order.',
  context: ({ input }) => ({ ...blankPreferences, subject: input.subject }),
  type: 'parallel',
  states: {
    knowing: {
      description: 'What the store says of it, and what it is told: one after the other.',
      initial: 'away',
      states: {
        away: {
          description: 'No shopper is here: nothing is known and nothing is asked.',
          meta: { rows: ['A6.06'] },
          always: { guard: 'isSomebody', target: 'loading' },
        },
        loading: {
          description: 'The store is asked what is preferred; what is known stays on show.',
          meta: { rows: ['A2.073'] },
          tags: 'busy',
          entry: 'keepFresh',
          invoke: {
            id: 'loadPreferences',
            src: 'loadPreferences',
            onDone: {
              target: 'resting',
              actions: { type: 'keepTold', params: ({ event }) => ({ told: event.output }) },
            },
            onError: { target: 'unknown', actions: { type: 'keepFault', params: failure } },
          },
          always: { guard: 'hasWaiting', target: 'telling', actions: 'keepStale' },
          on: { 'preferences.need': {} },
        },
        resting: {
          description: 'The store knows everything that was wanted, or did not keep it and the shopper is told so.',
          meta: { rows: ['A2.073'] },
          always: [
            { guard: 'hasWaiting', target: 'telling' },
            { guard: 'isStale', target: 'loading' },
            { guard: 'isUnread', target: 'unknown' },
          ],
        },
        telling: {
          description: 'One wish is being told to the store; what is wanted meanwhile goes after it, the last alone.',
          meta: { rows: ['A2.073', 'A2.146', 'B6.11', 'B6.12', 'B7.24'] },
          entry: 'takeFirst',
          invoke: {
            id: 'saveWish',
            src: 'saveWish',
            input: ({ context }) => ({ wish: context.asked }),
            onDone: {
              target: 'resting',
              actions: [
                { type: 'reportKept', params: kept },
                { type: 'keepKept', params: kept },
              ],
            },
            onError: {
              target: 'resting',
              actions: [
                { type: 'reportLost', params: failure },
                { type: 'keepLost', params: failure },
              ],
            },
          },
        },
        unknown: {
          description: 'What is preferred could not be read; what was known stays, and reading it again is offered.',
          meta: { rows: ['A2.073'] },
          tags: 'failed',
          always: [
            { guard: 'hasWaiting', target: 'telling' },
            { guard: 'isStale', target: 'loading' },
          ],
          on: { 'preferences.retry': 'loading' },
        },
      },
      on: {
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    typing: {
      description: 'Whether something is being typed that is not on its way to the store.',
      initial: 'still',
      states: {
        still: { description: 'Nobody types.', meta: { rows: ['A2.073'] }, on: { 'text.type': takeTyped } },
        going: {
          description: 'Somebody types: it is kept when they pause or leave the field.',
          meta: { rows: ['A2.073'] },
          after: { pauseAfterTyping: { target: 'still', actions: 'keepTexts' } },
          on: { 'text.type': takeTyped },
        },
      },
      on: {
        'text.leave': { target: '.still', actions: 'leaveTexts' },
        'session.ended': '.still',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.still' }],
      },
    },
  },
  on: {
    'preferences.need': { guard: 'isSomebody', actions: 'keepStale' },
    'wish.make': { guard: 'isSomebody', actions: { type: 'keepWish', params: ({ event }) => event } },
    'wish.retry': {
      guard: { type: 'hasLost', params: ({ event }) => event },
      actions: { type: 'keepRetried', params: ({ event }) => event },
    },
    'wish.putBack': {
      guard: { type: 'hasLost', params: ({ event }) => event },
      actions: { type: 'dropLost', params: ({ event }) => event },
    },
  },
});
