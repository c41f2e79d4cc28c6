import { endOf, heldTimeOf, withoutSlot } from '#services/fulfilment/hold.rules.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import type { TermsTold } from '../session/index.ts';
import { noneFired, type ReservationContext } from './reservation.types.ts';

type Told = Omit<TermsTold, 'type'>;

const blank = {
  terms: null,
  slot: null,
  reservationId: null,
  currentReservationAlertsFired: noneFired,
  due: null,
  minutes: null,
  isUntimedTold: false,
  fault: null,
} as const;

/** Nothing of whoever was here stays. */
export const forgotten: Partial<ReservationContext> = { ...blank, nowMs: null, kept: null };

/** What the chart knows after the server has said on what terms somebody shops. */
export function takenIn(context: ReservationContext, told: Told): Partial<ReservationContext> {
  const { shopper, fulfilment, flags, serverNowMs = null } = told;
  if (!shopper.isLoggedIn || fulfilment === null) return forgotten;
  const terms = { shopper, fulfilment, flags };
  const slot = heldTimeOf(fulfilment);
  const nowMs = serverNowMs ?? context.nowMs;
  if (slot === null) {
    // The store may say that a slot is gone before this page has seen its time run out.
    const isLapsed = context.slot !== null && !shopper.isChangingOrder && nowMs !== null;
    const due = isLapsed ? endOf(context.slot, nowMs) : null;
    return due === null ? { terms, slot, nowMs, due, fault: null } : { terms, nowMs, due };
  }
  const isQuiet = shopper.isChangingOrder;
  if (slot.reservationId === context.reservationId) {
    const due = nowMs === null ? null : endOf(slot, nowMs);
    const isGone = context.slot === null && (nowMs === null || due !== null);
    return isGone
      ? { terms: { ...terms, fulfilment: withoutSlot(fulfilment) }, slot: null, nowMs, due: null }
      : { terms, slot, nowMs, due: isQuiet ? null : due };
  }
  const kept = context.kept?.reservationId === slot.reservationId ? context.kept : null;
  return {
    ...blank,
    terms,
    slot,
    reservationId: slot.reservationId,
    // What was known of an older reservation's time says nothing of this one's.
    nowMs: serverNowMs,
    due: serverNowMs === null || isQuiet ? null : endOf(slot, serverNowMs),
    kept: null,
    ...(kept === null
      ? {}
      : { currentReservationAlertsFired: kept.fired, minutes: kept.minutes, isUntimedTold: kept.isUntimedTold }),
  };
}

export const contextAt = (
  told: Pick<Told, 'shopper' | 'flags'>,
  fulfilment: ServerContext['fulfilment'],
  nowMs: number,
): ServerContext => ({
  shopper: told.shopper,
  fulfilment,
  flags: told.flags,
  serverNowMs: nowMs,
});
