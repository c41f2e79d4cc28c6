import type { Fault } from '#services/fault.ts';
import type { HeldTime, HoldBand, HoldEnd, Periods, ToldMinutes } from '#services/fulfilment/hold.rules.ts';
import type { ContextFlags, Fulfilment, ServerContext, Shopper } from '#services/session/session.contract.ts';
import type { TermsTold } from '../session/index.ts';

export type AlertKind = Exclude<HoldBand, 'open'> | HoldEnd;

/** Which alerts the shopper has had of one reservation: each comes once. */
export type AlertsFired = Readonly<Record<AlertKind, boolean>>;

/** Who shops and on what terms, as the server last said. */
export type Terms = { readonly shopper: Shopper; readonly fulfilment: Fulfilment; readonly flags: ContextFlags };

/** What a reload must not forget: the same is not said twice of one reservation. */
export type KeptAlerts = {
  readonly reservationId: string;
  readonly fired: AlertsFired;
  readonly minutes: ToldMinutes | null;
  readonly isUntimedTold: boolean;
};

export type ReservationInput = {
  /** The terms as they stand when the chart is opened; null where they are told as soon as somebody listens. */
  readonly terms: Omit<TermsTold, 'type'> | null;
  readonly periods: Periods;
  readonly kept: KeptAlerts | null;
};

export type ReservationContext = {
  readonly terms: Terms | null;
  /** The slot that is held, with its clocks; null without one. */
  readonly slot: HeldTime | null;
  /** The last reservation, also when it is over. */
  readonly reservationId: string | null;
  readonly currentReservationAlertsFired: AlertsFired;
  /** Server time when it was last told; null as long as nobody knows. */
  readonly nowMs: number | null;
  /** The hold has ended so, and nobody has been told. */
  readonly due: HoldEnd | null;
  /** The minutes that the shopper was told last. */
  readonly minutes: ToldMinutes | null;
  readonly periods: Periods;
  readonly isUntimedTold: boolean;
  readonly isMisfitTold: boolean;
  /** What an earlier page of this tab said of a reservation that has not been heard of here yet. */
  readonly kept: KeptAlerts | null;
  /** Why the slot was not kept longer, or not let go. */
  readonly fault: Fault | null;
};

/** Which hold the seconds are counted for, and when it ends as far as is known. */
export type SecondsInput = { readonly reservationId: string; readonly endsMs: number };

export type ReservationEvent =
  | TermsTold
  | { readonly type: 'periods.told'; readonly periods: Periods }
  /** Each second, and at once when somebody comes back to the page. */
  | { readonly type: 'clock.ticked'; readonly nowMs: number }
  /** Keep it longer, in one tap. */
  | { readonly type: 'hold.extend' }
  | { readonly type: 'hold.release' }
  /** A write for which that slot was needed was refused because its time is over. */
  | { readonly type: 'hold.refused'; readonly reservationId: string; readonly end: HoldEnd }
  /** Whoever was signed in is not any more. */
  | { readonly type: 'session.ended' };

/** What the parent hears: without the slot, or as the store has it after a write. */
export type ReservationReport = { readonly type: 'context.told'; readonly context: ServerContext };

/** What happened, for whoever says it to the shopper. */
export type ReservationHappening =
  | {
      readonly type: 'alert.due';
      readonly kind: AlertKind;
      readonly isExpress: boolean;
      readonly reservationId: string;
      readonly cutOffMs: number | null;
    }
  | { readonly type: 'minutes.left'; readonly minutes: ToldMinutes; readonly heldUntilMs: number }
  | { readonly type: 'hold.extended'; readonly heldUntilMs: number | null }
  | { readonly type: 'hold.released' }
  | { readonly type: 'exception.found'; readonly message: string };

/** `ticking`: the clocks run. `over`: the slot is gone. `busy`: the store is asked. `failed`: it did not do it. */
export type ReservationTag = 'ticking' | 'over' | 'busy' | 'extending' | 'releasing' | 'failed' | 'extended';

export const noneFired: AlertsFired = { expired: false, closingNow: false, closingSoon: false, closed: false };
export const misfit = 'The closing-soon period is not longer than the closing-now period';
export const clockLost = 'The clock of the reservation stopped';
