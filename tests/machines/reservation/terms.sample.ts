import type { TermsTold } from '#machines/session/index.ts';
import { periodsOf } from '#services/fulfilment/hold.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { contextAnswer } from '../kit/answers.ts';

export const minuteMs = 60_000;
/** When everything begins: 1 pm on a Saturday in November. */
export const startMs = Date.parse('2026-11-21T13:00:00+13:00');
export const periods = periodsOf({ closingSoonMinutes: 15, closingNowMinutes: 5 });
export const misfitPeriods = periodsOf({ closingSoonMinutes: 3, closingNowMinutes: 30 });

export type SlotTold = {
  readonly id: string;
  readonly cutOffMs: number | null;
  readonly heldUntilMs: number | null;
  readonly isExpress?: boolean;
};
type Who = Partial<TermsTold['shopper']>;

/** Taken through the contract's door once: a walk tells millions of them. */
const plain = contextAnswer();
const moana: Who = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };

export function fulfilmentWith(slot: SlotTold | null): Fulfilment {
  const { fulfilment } = plain;
  if (slot === null) return fulfilment;
  return {
    ...fulfilment,
    slotId: `slot-${slot.id}`,
    selectedDate: '2026-11-21',
    startTimeMs: startMs + 180 * minuteMs,
    endTimeMs: startMs + 240 * minuteMs,
    cutOffTimeMs: slot.cutOffMs,
    expressFulfilment: { ...fulfilment.expressFulfilment, isExpressSlot: slot.isExpress ?? false },
    reservation: { reservationId: slot.id, cutOffTimeMs: slot.cutOffMs, heldUntilMs: slot.heldUntilMs },
  };
}

/** The context of an answer: who shops, which slot they hold, and the time of the server. */
export const answerWith = (slot: SlotTold | null, serverNowMs: number, who: Who = {}) => ({
  ...plain,
  shopper: { ...plain.shopper, ...moana, ...who },
  fulfilment: fulfilmentWith(slot),
  serverNowMs,
});

/** The same as the shop passes it on. */
export const termsWith = (slot: SlotTold | null, serverNowMs: number | null = startMs, who: Who = {}): TermsTold => {
  const { shopper, fulfilment, flags } = answerWith(slot, 0, who);
  return { type: 'terms.told', storeId: fulfilment.fulfilmentStoreId, shopper, fulfilment, flags, serverNowMs };
};

export const guestTerms: TermsTold = termsWith(null, startMs, {
  isLoggedIn: false,
  isShopper: false,
  shopperScvId: null,
});
