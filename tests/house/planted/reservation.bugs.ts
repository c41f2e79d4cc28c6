import type { Bug } from './bugs.ts';

const rules = 'services/fulfilment/hold.rules.ts';
const setup = 'machines/reservation/reservation.setup.ts';
const taking = 'machines/reservation/reservation.taking.ts';
const chart = ['--project', 'machines', 'tests/machines/reservation'];

export const bugs: readonly Bug[] = [
  {
    says: 'a slot expires a second early',
    file: rules,
    find: 'nowMs >= heldUntilMs;',
    put: 'nowMs >= heldUntilMs - 1_000;',
    caughtBy: chart,
  },
  {
    says: 'the minutes that are left are rounded',
    file: rules,
    find: 'const leftMs = (cutOffMs ?? Number.POSITIVE_INFINITY) - nowMs;',
    put: 'const leftMs = Math.floor(((cutOffMs ?? Number.POSITIVE_INFINITY) - nowMs) / minuteMs) * minuteMs;',
    caughtBy: chart,
  },
  {
    says: 'a tie of both ends is taken for the hold running out',
    file: rules,
    find: 'heldUntilMs < cutOffMs) return',
    put: 'heldUntilMs <= cutOffMs) return',
    caughtBy: chart,
  },
  {
    says: 'an alert is not written down as shown',
    file: setup,
    find: '      ...(kind !== null && isNews(context, kind)\n        ? { currentReservationAlertsFired: firedWith(context.currentReservationAlertsFired, kind) }\n        : {}),\n',
    put: '',
    caughtBy: chart,
  },
  {
    says: 'a milder alert comes after the graver one',
    file: setup,
    find: "closingNow: ['closingSoon'],",
    put: 'closingNow: [],',
    caughtBy: chart,
  },
  {
    says: 'another slot begins with the alerts of the one before',
    file: taking,
    find: '  return {\n    ...blank,',
    put: '  return {\n    ...blank,\n    currentReservationAlertsFired: context.currentReservationAlertsFired,',
    caughtBy: chart,
  },
  {
    says: 'the clocks run while an order is changed',
    file: setup,
    find: 'context.slot?.cutOffMs === null || (context.terms?.shopper.isChangingOrder ?? false)',
    put: 'context.slot?.cutOffMs === null',
    caughtBy: chart,
  },
  {
    says: 'an express slot gets the words of every other',
    file: rules,
    find: 'isExpress: fulfilment.expressFulfilment.isExpressSlot,',
    put: 'isExpress: false,',
    caughtBy: chart,
  },
  {
    says: 'nobody is told that the slot is gone',
    file: setup,
    find: 'contextAt(terms, withoutSlot(terms.fulfilment), endTimeOf(context))',
    put: 'contextAt(terms, terms.fulfilment, endTimeOf(context))',
    caughtBy: chart,
  },
  {
    says: 'a missing time-out is reported each second',
    file: setup,
    find: '...(lacksTimer(context) ? { isUntimedTold: true } : {}),',
    put: '',
    caughtBy: chart,
  },
  {
    says: 'five minutes of "now" are as many as the operator likes',
    file: rules,
    find: 'Math.min(msOf(timeouts.closingNowMinutes, longestNowMs), longestNowMs)',
    put: 'msOf(timeouts.closingNowMinutes, longestNowMs)',
    caughtBy: chart,
  },
  {
    says: 'what was said is forgotten when the slot is kept longer',
    file: taking,
    find: 'if (slot.reservationId === context.reservationId) {',
    put: 'if (slot.reservationId === context.reservationId && slot.heldUntilMs === context.slot?.heldUntilMs) {',
    caughtBy: chart,
  },
  {
    says: 'the words after a wish are gone as soon as the store says the terms anew',
    file: setup,
    find: 'context.reservationId !== (fulfilment?.reservation?.reservationId ?? null),',
    put: 'context.reservationId !== fulfilment?.slotId,',
    caughtBy: chart,
  },
];
