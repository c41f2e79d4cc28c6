import { type KeptAlerts, noneFired, reservationMachine } from '#machines/reservation/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from '../kit/rostered.ts';
import { oracle } from './reservation.oracle.ts';
import {
  answerWith,
  guestTerms,
  minuteMs,
  misfitPeriods,
  periods,
  type SlotTold,
  startMs,
  termsWith,
} from './terms.sample.ts';

const hourMs = 60 * minuteMs;
const at = (minutes: number) => startMs + minutes * minuteMs;
const slots: readonly SlotTold[] = [
  { id: 'a', cutOffMs: at(180), heldUntilMs: at(60) },
  { id: 'b', cutOffMs: at(30), heldUntilMs: at(30) },
  { id: 'c', cutOffMs: at(40), heldUntilMs: at(60), isExpress: true },
  { id: 'd', cutOffMs: at(16), heldUntilMs: at(11) },
  { id: 'e', cutOffMs: at(25), heldUntilMs: null },
  { id: 'f', cutOffMs: null, heldUntilMs: at(60) },
];
const [first] = slots as [SlotTold];
const later: SlotTold = { ...first, heldUntilMs: at(90) };
const kept: KeptAlerts = {
  reservationId: 'b',
  fired: { ...noneFired, closingSoon: true },
  minutes: 10,
  isUntimedTold: true,
};
const refused = (code: 'SlotExpired' | 'SlotClosed') =>
  new FaultError({ tag: 'refused', status: 409, code, message: 'It is over.' });

/** Small steps, sleeps, and clocks that are put a day forward or back. */
const steps = [minuteMs, 7 * minuteMs, hourMs, 24 * hourMs, -1_000, -24 * hourMs];
type Clocks = { cutOffMs: number | null; heldUntilMs: number | null } | null;
/** The ends of every band, and what lies a millisecond before and after. */
const edges = (slot: Clocks) =>
  [slot?.cutOffMs, slot?.heldUntilMs].flatMap((end) =>
    end ? [15, 10, 5, 1, 0].flatMap((left) => [-1, 0, 1].map((by) => end - left * minuteMs + by)) : [],
  );
/** Another of them at each step of a walk, so that a state has few arrows and a walk meets all. */
const turnOf = <T>(all: readonly T[], now: number): readonly T[] =>
  all.length === 0 ? [] : [all[Math.abs(Math.floor(now / 7)) % all.length] as T];

export const chart: Rostered = {
  name: 'reservation',
  machine: reservationMachine,
  inputs: [
    { terms: termsWith(null), periods, kept: null },
    { terms: termsWith(slots[1] ?? null, null), periods, kept },
    { terms: termsWith(first), periods: misfitPeriods, kept: null },
  ],
  events: ({ nowMs, slot }) => {
    const now = nowMs ?? startMs;
    return [
      ...[
        now + 1_000,
        ...turnOf(steps, now),
        ...turnOf(edges(slot ?? null), now),
        ...(slot?.cutOffMs ? [15, 5, 0].map((left) => slot.cutOffMs - left * minuteMs) : []),
        ...(slot?.heldUntilMs ? [slot.heldUntilMs] : []),
      ].map((ms) => ({ type: 'clock.ticked', nowMs: ms })),
      termsWith(first),
      ...turnOf(slots, now).map((each) => termsWith(each)),
      termsWith(slots[5] ?? null),
      termsWith(first, null),
      termsWith(later, now),
      ...(slot ? [termsWith({ ...slot, id: slot.reservationId }, now)] : []),
      ...(slot ? [termsWith({ ...slot, id: slot.reservationId }, now, { isChangingOrder: true })] : []),
      termsWith(null, now),
      termsWith(null, at(200)),
      guestTerms,
      { type: 'periods.told', periods },
      { type: 'periods.told', periods: misfitPeriods },
      { type: 'hold.extend' },
      { type: 'hold.release' },
      { type: 'hold.refused', reservationId: slot?.reservationId ?? 'a', end: 'expired' },
      { type: 'hold.refused', reservationId: slot?.reservationId ?? 'a', end: 'closed' },
      { type: 'hold.refused', reservationId: 'gone', end: 'expired' },
      { type: 'session.ended' },
    ];
  },
  answers: {
    seconds: [null],
    extendHold: [answerWith(later, at(10))],
    releaseSlot: [answerWith(null, at(10))],
    dropSlot: [null, answerWith(null, at(70))],
  },
  refusals: { extendHold: [refused('SlotExpired'), refused('SlotClosed')] },
  shape: ({ slot }) => slot === null,
  spans: [1_000],
  oracle,
};
