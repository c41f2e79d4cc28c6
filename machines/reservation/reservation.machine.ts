import type { HoldBand, HoldEnd } from '#services/fulfilment/hold.rules.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { TermsTold } from '../session/index.ts';
import { reservationSetup } from './reservation.setup.ts';
import { takenIn } from './reservation.taking.ts';
import { noneFired, type ReservationContext } from './reservation.types.ts';
import { reservationTexts } from './reservation.texts.ts';

type Told = { readonly event: TermsTold };
type Answered = { readonly event: { readonly output: ServerContext | null } };
type Refused = { readonly event: { readonly error: unknown } };

const endsAs = (kind: HoldEnd) =>
  ({
    guard: { type: 'isOver', params: { kind } },
    target: `#reservation.clocks.${kind}`,
    actions: [
      { type: 'reportEnd', params: { kind } },
      { type: 'keepEnd', params: { kind } },
    ],
  }) as const;
const overs = [endsAs('closed'), endsAs('expired')] as const;
const near = (band: HoldBand) => ({ type: 'isNear', params: { band } }) as const;
const alert = (kind: 'closingSoon' | 'closingNow' | null) =>
  [
    { type: 'reportAlert', params: { kind } },
    { type: 'keepAlert', params: { kind } },
  ] as const;
const taking = { type: 'keepTerms', params: ({ event }: Told) => event } as const;
const telling = { type: 'reportContext', params: ({ event }: Answered) => event } as const;
const refused = { type: 'keepRefusal', params: ({ event }: Refused) => event } as const;

/** What is still heard of a slot whose time is over: the terms without it, and who shops. */
const whenOver = {
  'terms.told': [
    {
      guard: { type: 'isStillOver', params: ({ event }: Told) => event },
      actions: [{ type: 'reportOver', params: ({ event }: Told) => event }, taking],
    },
    { target: '#reservation.clocks.told', actions: taking },
  ],
  'hold.refused': {},
} as const;
const wishes = {
  'hold.extend': { guard: 'canExtend', target: 'extending', actions: 'clearFault' },
  'hold.release': { guard: 'hasSlot', target: 'releasing', actions: 'clearFault' },
} as const;
/** Whatever is wished of a slot that is gone comes to nothing. */
const unheld = { guard: 'hasNoSlot', target: 'resting' } as const;

/** The slot that a shopper holds and its two clocks: how long it is kept, and until when an order is taken. */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  description:
    'The slot that a shopper holds and its two clocks: how long it is kept, and until when an order is taken.',
  context: ({ input }) => {
    const begun: ReservationContext = {
      terms: null,
      slot: null,
      reservationId: null,
      currentReservationAlertsFired: noneFired,
      nowMs: null,
      due: null,
      minutes: null,
      periods: input.periods,
      isUntimedTold: false,
      isMisfitTold: false,
      kept: input.kept,
      fault: null,
    };
    return input.terms ? { ...begun, ...takenIn(begun, input.terms) } : begun;
  },
  type: 'parallel',
  states: {
    clocks: {
      description: 'Whether a slot is held, and how near its end is.',
      initial: 'told',
      // Here and not at the root, where it would begin the wishes anew as well.
      on: {
        'terms.told': { target: '.told', actions: taking },
        'hold.refused': {
          guard: { type: 'isOfThisHold', params: ({ event }) => event },
          target: '.told',
          actions: { type: 'keepDue', params: ({ event }) => event },
        },
        'session.ended': { target: '.none', actions: 'forgetHold' },
      },
      states: {
        told: {
          description: 'The server has said on what terms somebody shops; what follows is found out.',
          meta: { rows: ['A4.24', 'A4.22'] },
          always: [
            ...overs,
            { guard: 'hasNoSlot', target: 'none' },
            { guard: 'hasNoClock', target: 'quiet' },
            { target: 'running' },
          ],
        },
        none: {
          description: 'No slot is held: no clock runs and nothing is said.',
          meta: { rows: ['A4.09', 'A4.13'] },
        },
        quiet: {
          description: 'A slot is held and no clock runs: it has no cut-off, or an order is being changed.',
          meta: { rows: ['A4.09', 'A4.23'] },
          always: overs,
        },
        running: {
          description: 'A slot is held and its clocks run, by the time of the server alone.',
          tags: 'ticking',
          invoke: {
            id: 'seconds',
            src: 'seconds',
            input: ({ context: { slot } }) => ({
              reservationId: slot?.reservationId ?? '',
              endsMs: Math.min(slot?.cutOffMs ?? 0, slot?.heldUntilMs ?? Number.MAX_SAFE_INTEGER),
            }),
            onError: { actions: 'reportClockLost' },
          },
          always: overs,
          on: {
            'clock.ticked': { target: '.judging', actions: { type: 'keepNow', params: ({ event }) => event } },
          },
          initial: 'judging',
          states: {
            judging: {
              description: 'A second has passed, or the time is not known yet; how much is left is found out.',
              meta: { rows: ['A4.15', 'A9.17', 'A9.18', 'A4.27'] },
              entry: ['reportGaps', 'keepGaps'],
              always: [
                ...overs,
                { guard: near('closingNow'), target: 'closingNow', actions: alert('closingNow') },
                { guard: near('closingSoon'), target: 'closingSoon', actions: alert('closingSoon') },
                { target: 'open', actions: alert(null) },
              ],
            },
            open: {
              description: 'There is time enough: the shopper is not bothered.',
              meta: { rows: ['A4.10', 'A4.15'] },
            },
            closingSoon: {
              description: 'The cut-off is near; the shopper has been told once.',
              meta: { rows: ['A4.16', 'A4.21', 'A4.25'], texts: reservationTexts.closingSoon },
            },
            closingNow: {
              description: 'Less than five minutes are left before the cut-off; the shopper has been told once.',
              meta: { rows: ['A4.17', 'A4.21', 'A9.16'], texts: reservationTexts.closingNow },
            },
          },
        },
        closed: {
          description: 'The cut-off has passed: the slot is gone, the trolley stays, and another slot can be chosen.',
          meta: { rows: ['A4.18', 'A4.19', 'A4.20'], texts: reservationTexts.closed },
          tags: 'over',
          invoke: {
            id: 'dropSlot',
            src: 'dropSlot',
            input: ({ context }) => ({ reservationId: context.reservationId }),
            onDone: { actions: telling },
            onError: { actions: 'clearFault' },
          },
          on: whenOver,
        },
        expired: {
          description:
            'The slot was kept as long as was said: it is gone, the trolley stays, and it can be chosen again.',
          meta: { rows: ['A4.11', 'A4.12', 'A4.13', 'A4.14'], texts: reservationTexts.expired },
          tags: 'over',
          invoke: {
            id: 'dropSlot',
            src: 'dropSlot',
            input: ({ context }) => ({ reservationId: context.reservationId }),
            onDone: { actions: telling },
            onError: { actions: 'clearFault' },
          },
          on: whenOver,
        },
      },
    },
    wish: {
      description: 'What the shopper wants done with the slot.',
      initial: 'resting',
      on: { 'terms.told': { guard: { type: 'isOfAnother', params: ({ event }: Told) => event }, target: '.resting' } },
      states: {
        resting: {
          description: 'Nothing is asked of the store.',
          meta: { rows: ['A4.10'] },
          on: wishes,
        },
        extending: {
          description: 'The store is asked to keep the slot for longer; a second tap asks nothing more.',
          meta: { rows: ['A4.10', 'A4.O6'], texts: reservationTexts.extending },
          tags: ['busy', 'extending'],
          invoke: {
            id: 'extendHold',
            src: 'extendHold',
            onDone: {
              target: 'extended',
              actions: [telling, { type: 'reportExtended', params: ({ event }) => event }],
            },
            onError: { target: 'unextended', actions: refused },
          },
          always: unheld,
        },
        extended: {
          description: 'The slot is kept for longer.',
          meta: { rows: ['A4.10', 'A4.O6'], texts: reservationTexts.extended },
          tags: 'extended',
          always: unheld,
          on: wishes,
        },
        unextended: {
          description: 'The slot was not kept for longer: that is said, and the shopper may try again.',
          meta: { rows: ['A4.10'], texts: reservationTexts.unextended },
          tags: 'failed',
          always: unheld,
          on: wishes,
        },
        releasing: {
          description: 'The store is asked to let go of the slot.',
          meta: { rows: ['A4.12'], texts: reservationTexts.releasing },
          tags: ['busy', 'releasing'],
          invoke: {
            id: 'releaseSlot',
            src: 'releaseSlot',
            onDone: { target: 'resting', actions: [telling, 'reportReleased'] },
            onError: { target: 'unreleased', actions: refused },
          },
          always: unheld,
        },
        unreleased: {
          description: 'The slot was not let go: that is said, and the shopper may try again.',
          meta: { rows: ['A4.12'], texts: reservationTexts.unreleased },
          tags: 'failed',
          always: unheld,
          on: wishes,
        },
      },
    },
  },
  on: {
    'periods.told': { actions: { type: 'keepPeriods', params: ({ event }) => event } },
  },
});
