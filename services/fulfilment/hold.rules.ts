import type { Fulfilment } from '../session/session.contract.ts';
import type { Shell } from '../shell/shell.contract.ts';

const minuteMs = 60_000;
/** Its title says "Less than 5 minutes left", whatever the operator sets. */
const longestNowMs = 5 * minuteMs;
const plainSoonMs = 15 * minuteMs;

/** A slot that is held, with its two clocks: until when an order for it is taken, and until when it is kept. */
export type HeldTime = {
  readonly reservationId: string;
  readonly cutOffMs: number | null;
  readonly heldUntilMs: number | null;
  readonly isExpress: boolean;
};

/** How long before the cut-off a shopper is told, the first and the second time. */
export type Periods = { readonly soonMs: number; readonly nowMs: number };

const msOf = (minutes: number | undefined, otherwise: number): number =>
  minutes !== undefined && Number.isFinite(minutes) && minutes >= 0 ? minutes * minuteMs : otherwise;

export const periodsOf = (timeouts: Partial<Shell['settings']['fulfilmentTimeouts']>): Periods => ({
  soonMs: msOf(timeouts.closingSoonMinutes, plainSoonMs),
  nowMs: Math.min(msOf(timeouts.closingNowMinutes, longestNowMs), longestNowMs),
});

export const heldTimeOf = (fulfilment: Fulfilment | null): HeldTime | null =>
  fulfilment?.reservation
    ? {
        reservationId: fulfilment.reservation.reservationId,
        cutOffMs: fulfilment.reservation.cutOffTimeMs,
        heldUntilMs: fulfilment.reservation.heldUntilMs,
        isExpress: fulfilment.expressFulfilment.isExpressSlot,
      }
    : null;

export type HoldEnd = 'closed' | 'expired';

/** How a hold has ended by that time. Of both, the earlier counts; at one and the same time it has closed. */
export function endOf({ cutOffMs, heldUntilMs }: HeldTime, nowMs: number): HoldEnd | null {
  if (cutOffMs === null) return null;
  const isExpired = heldUntilMs !== null && nowMs >= heldUntilMs;
  if (isExpired && heldUntilMs < cutOffMs) return 'expired';
  return nowMs >= cutOffMs ? 'closed' : null;
}

export type HoldBand = 'open' | 'closingSoon' | 'closingNow';

/** How near the cut-off is; exactly 5 minutes before it, it is closing now. */
export function bandOf({ cutOffMs }: HeldTime, nowMs: number, periods: Periods): HoldBand {
  const leftMs = (cutOffMs ?? Number.POSITIVE_INFINITY) - nowMs;
  if (leftMs <= periods.nowMs) return 'closingNow';
  return leftMs <= periods.soonMs ? 'closingSoon' : 'open';
}

/** The minutes at which a shopper is told how long the slot is kept. */
export const toldMinutes = [1, 5, 10] as const;
export type ToldMinutes = (typeof toldMinutes)[number];

/** The least of them that is not left any more; null while there are more. */
export function minutesOf({ heldUntilMs }: HeldTime, nowMs: number): ToldMinutes | null {
  if (heldUntilMs === null || nowMs >= heldUntilMs) return null;
  return toldMinutes.find((minutes) => heldUntilMs - nowMs <= minutes * minuteMs) ?? null;
}

/** The same terms with no time chosen. */
export const withoutSlot = (fulfilment: Fulfilment): Fulfilment => ({
  ...fulfilment,
  slotId: null,
  selectedDate: null,
  startTimeMs: null,
  endTimeMs: null,
  cutOffTimeMs: null,
  slotFeeCents: null,
  isSlotToday: false,
  itemsLimit: null,
  expressFulfilment: { ...fulfilment.expressFulfilment, isExpressSlot: false },
  reservation: null,
});
