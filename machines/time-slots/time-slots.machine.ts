import { assign, emit, fromPromise, raise, sendParent, setup } from 'xstate';
import { type Fault, faultOf, isRefusedAs } from '#services/fault.ts';
import { placeWordOf } from '#services/fulfilment/slots.rules.ts';
import type { TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import type { Fulfilment, ServerContext } from '#services/session/session.contract.ts';
import { absent } from '../kit/index.ts';
import {
  blankTimeSlots,
  type SlotWish,
  type TimeSlotsContext,
  type TimeSlotsEvent,
  type TimeSlotsHappening,
  type TimeSlotsInput,
  type TimeSlotsTag,
} from './time-slots.types.ts';
import { answeredIn, heldIn, refusedIn, termsIn, toldIn, weekIn } from './time-slots.select.ts';

type Terms = { readonly fulfilment: Fulfilment | null };
type Failed = { readonly fault: Fault };
type Week = { readonly from: string | null };
const failure = ({ event }: { event: { error: unknown } }): Failed => ({ fault: faultOf(event.error) });

const ask = {
  id: 'loadSlots',
  src: 'loadSlots',
  input: ({ context }: { context: TimeSlotsContext }) => ({ from: context.from }),
} as const;
const keepAnswer = {
  type: 'keepSummary',
  params: ({ event }: { event: { output: TimeSlotsSummary } }) => ({ summary: event.output }),
} as const;
const keepFailure = { type: 'keepFault', params: failure } as const;
const refused = { type: 'reportRefused', params: failure } as const;
const refuse = [{ type: 'keepRefusal', params: failure }, refused] as const;
const held = [
  'reportHeld',
  { type: 'reportContext', params: ({ event }: { event: { output: ServerContext } }) => ({ context: event.output }) },
] as const;
const keepTerms = { type: 'keepTerms', params: ({ event }: { event: Terms }) => event } as const;
const keepFrom = { type: 'keepFrom', params: ({ event }: { event: Week }) => event } as const;
const elsewhere = { type: 'isAnotherPlace', params: ({ event }: { event: Terms }) => event } as const;
const heldAnew = { type: 'isAnotherHold', params: ({ event }: { event: Terms }) => event } as const;
const heldNoMore = { type: 'isNotHeld', params: ({ event }: { event: Terms }) => event } as const;
const choose = { type: 'keepSent', params: ({ event }: { event: SlotWish }) => event } as const;

/** When the groceries may come: the times there are, and the one that is to be held. */
export const timeSlotsMachine = setup({
  types: {} as {
    context: TimeSlotsContext;
    events: TimeSlotsEvent;
    emitted: TimeSlotsHappening;
    input: TimeSlotsInput;
    tags: TimeSlotsTag;
  },
  actors: {
    loadSlots: fromPromise<TimeSlotsSummary, Week>(absent('loadSlots')),
    holdSlot: fromPromise<ServerContext, { slotId: string }>(absent('holdSlot')),
  },
  actions: {
    keepTerms: assign((_, { fulfilment }: Terms) => termsIn(fulfilment)),
    keepFrom: assign((_, { from }: Week) => ({ from })),
    keepSummary: assign(({ context }, { summary }: { summary: TimeSlotsSummary }) => answeredIn(context, summary)),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropSlots: assign({ summary: null, fault: null, markedId: null }),
    keepMark: assign((_, { slotId }: { slotId: string | null }) => ({ markedId: slotId })),
    keepSent: assign((_, { slotId, key }: SlotWish) => ({ sent: { slotId, key }, next: null, refusal: null })),
    /** The same one again is already on its way; another one waits until that is answered. */
    keepNext: assign(({ context: { sent } }, { slotId, key }: SlotWish) =>
      sent?.slotId === slotId ? { sent: { slotId, key: key ?? sent.key }, next: null } : { next: { slotId, key } },
    ),
    keepNextSent: assign(({ context }) => ({ sent: context.next, next: null, refusal: null })),
    keepRefusal: assign((_, { fault }: Failed) => ({ refusal: fault })),
    clearRefusal: assign({ refusal: null }),
    dropChoice: assign({ sent: null, next: null, refusal: null }),
    /** The store has said so much of it: it is not to be chosen again until the slots are loaded. */
    keepState: assign(({ context }, { state }: { state: 'full' | 'closed' }) => toldIn(context, state)),
    raiseReload: raise({ type: 'slots.reload' }),
    reportContext: sendParent((_, { context }: { context: ServerContext }) => ({ type: 'context.told', context })),
    reportHeld: emit(({ context }) => heldIn(context)),
    reportRefused: emit(({ context }, { fault }: Failed) => refusedIn(context, fault)),
  },
  guards: {
    isKnown: ({ context }) => context.summary !== null,
    isSameWeek: ({ context }, { from }: Week) => weekIn(context, from) === weekIn(context, context.from),
    isAnotherPlace: ({ context }, { fulfilment }: Terms) => placeWordOf(fulfilment) !== context.place,
    isAnotherHold: ({ context }, { fulfilment }: Terms) => (fulfilment?.slotId ?? null) !== context.heldId,
    isNotHeld: ({ context }, { fulfilment }: Terms) => fulfilment?.slotId !== context.sent?.slotId,
    isOvertaken: ({ context }) => context.next !== null,
    isFull: (_, { fault }: Failed) => isRefusedAs(fault, 'SlotFull'),
    isClosed: (_, { fault }: Failed) => isRefusedAs(fault, 'SlotClosed') || isRefusedAs(fault, 'SlotExpired'),
    isNotOurs: (_, { fault }: Failed) =>
      isRefusedAs(fault, 'NotFound') || isRefusedAs(fault, 'Invalid') || isRefusedAs(fault, 'Forbidden'),
  },
}).createMachine({
  id: 'timeSlots',
  description: 'When the groceries may come: the times there are, and the one that is to be held.',
  context: ({ input: { fulfilment } }) => ({ ...blankTimeSlots, ...termsIn(fulfilment) }),
  type: 'parallel',
  states: {
    slots: {
      description: 'The times of one week, as the store last said them.',
      initial: 'unasked',
      states: {
        unasked: {
          description: 'No page has wanted to show any times yet.',
          meta: { rows: ['A1.16'] },
          on: {
            'slots.need': { target: 'asked', actions: keepFrom },
            'slots.reload': {},
            'terms.told': { actions: keepTerms },
            'user.changed': {},
          },
        },
        asked: {
          description: 'The store is asked for the times of a place for the first time; there is nothing to show yet.',
          meta: { rows: ['A4.28', 'A4.29', 'A4.30', 'A4.31'] },
          tags: 'busy',
          invoke: {
            ...ask,
            onDone: { target: 'shown', actions: keepAnswer },
            onError: { target: 'failed', actions: keepFailure },
          },
        },
        failed: {
          description: 'The times did not come and there are none to show; another try is offered.',
          meta: { rows: ['A1.16'] },
          on: { 'slots.reload': 'asked', 'slots.need': { target: 'asked', actions: keepFrom } },
        },
        shown: {
          description: 'The times of a week are shown.',
          meta: { rows: ['A1.16', 'A3.25', 'A3.33'] },
        },
        reloading: {
          description: 'The times that are shown stay, while the store is asked for newer ones or for another week.',
          meta: { rows: ['A1.16'] },
          tags: 'busy',
          invoke: {
            ...ask,
            onDone: { target: 'shown', actions: keepAnswer },
            onError: { target: 'outdated', actions: keepFailure },
          },
        },
        outdated: {
          description: 'The newer times did not come: the ones before are shown, and another try is offered.',
          meta: { rows: ['A1.16'] },
        },
      },
      on: {
        'slots.need': [
          { guard: { type: 'isSameWeek', params: ({ event }) => event } },
          { guard: 'isKnown', target: '.reloading', actions: keepFrom },
          { target: '.asked', actions: keepFrom },
        ],
        'slots.reload': [{ guard: 'isKnown', target: '.reloading' }, { target: '.asked' }],
        'terms.told': [
          { guard: elsewhere, target: '.asked', actions: [keepTerms, 'dropSlots'] },
          { guard: heldAnew, actions: [keepTerms, 'raiseReload'] },
        ],
        'user.changed': { target: '.asked', actions: 'dropSlots' },
      },
    },
    choice: {
      description: 'The time that is to be held: one at a time is on its way, and the last one chosen counts.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is being held by this page.',
          meta: { rows: ['A1.16', 'B6.08'] },
          on: { 'slot.choose': { target: 'holding', actions: choose } },
        },
        holding: {
          description: 'The store is asked to hold a time; another one chosen meanwhile waits for its answer.',
          meta: { rows: ['A1.16', 'B6.08'] },
          tags: 'holding',
          invoke: {
            id: 'holdSlot',
            src: 'holdSlot',
            input: ({ context }) => ({ slotId: context.sent?.slotId ?? '' }),
            onDone: [
              { guard: 'isOvertaken', target: 'holding', reenter: true, actions: [...held, 'keepNextSent'] },
              { target: 'held', actions: held },
            ],
            onError: [
              { guard: 'isOvertaken', target: 'holding', reenter: true, actions: [refused, 'keepNextSent'] },
              { guard: { type: 'isFull', params: failure }, target: 'refused.full', actions: refuse },
              { guard: { type: 'isClosed', params: failure }, target: 'refused.closed', actions: refuse },
              { guard: { type: 'isNotOurs', params: failure }, target: 'refused.notOurs', actions: refuse },
              { target: 'refused.failed', actions: refuse },
            ],
          },
          on: { 'slot.choose': { actions: { type: 'keepNext', params: ({ event }) => event } }, 'choice.leave': {} },
        },
        held: {
          description: 'The store holds the time that was chosen here.',
          meta: { rows: ['A1.16', 'B6.08'] },
          on: {
            'slot.choose': { target: 'holding', actions: choose },
            'terms.told': { guard: heldNoMore, target: 'resting', actions: 'dropChoice' },
          },
        },
        refused: {
          description: 'The time that was chosen is not held; the visitor reads why, and has a way on.',
          initial: 'failed',
          states: {
            full: {
              description: 'Somebody else had the last place: the times are loaded again, the nearest is offered.',
              meta: { rows: ['A1.16'] },
              entry: [{ type: 'keepState', params: { state: 'full' } }, 'raiseReload'],
            },
            closed: {
              description: 'It was too late for that time: the times are loaded again and the nearest one is offered.',
              meta: { rows: ['A1.16'] },
              entry: [{ type: 'keepState', params: { state: 'closed' } }, 'raiseReload'],
            },
            notOurs: {
              description: 'That time is not one of the place where the visitor shops; its own times are loaded again.',
              meta: { rows: ['A1.16'] },
              entry: 'raiseReload',
            },
            failed: {
              description: 'The store did not answer, so nobody knows whether it holds the time: asking again is safe.',
              meta: { rows: ['A1.16'] },
              on: { 'choice.retry': { target: '#timeSlots.choice.holding', actions: 'clearRefusal' } },
            },
          },
          on: {
            'slot.choose': { target: 'holding', actions: choose },
            'terms.told': { guard: elsewhere, target: 'resting', actions: 'dropChoice' },
          },
        },
      },
      on: {
        'choice.leave': { target: '.resting', actions: 'dropChoice' },
        'user.changed': { target: '.resting', actions: 'dropChoice' },
      },
    },
  },
  on: { 'slot.mark': { actions: { type: 'keepMark', params: ({ event }) => event } } },
});
