import type { SnapshotFrom } from 'xstate';
import type { reservationMachine } from './reservation.machine.ts';
import type { KeptAlerts } from './reservation.types.ts';

type Reservation = SnapshotFrom<typeof reservationMachine>;

const bands = ['open', 'closingSoon', 'closingNow'] as const;
export type HoldState = 'none' | 'quiet' | (typeof bands)[number] | 'closed' | 'expired';

/** How the slot stands, in one word. */
export function holdStateOf(reservation: Reservation): HoldState {
  for (const band of bands) if (reservation.matches({ clocks: { running: band } })) return band;
  for (const state of ['none', 'quiet', 'closed', 'expired'] as const)
    if (reservation.matches({ clocks: state })) return state;
  return 'open';
}

/** What has come of the shopper's last wish, as long as it matters. */
export type WishState = 'resting' | 'extending' | 'extended' | 'unextended' | 'releasing' | 'unreleased';
export const wishOf = ({ value }: Reservation): WishState => value.wish;

/** The slot that is held, with its clocks. */
export const heldSlotOf = (reservation: Reservation) => reservation.context.slot;
/** Which alerts were shown of the reservation at hand. */
export const alertsFiredOf = (reservation: Reservation) => reservation.context.currentReservationAlertsFired;
export const holdFaultOf = (reservation: Reservation) => reservation.context.fault;

/** What a reload must not forget; null without a reservation. */
export const keptAlertsOf = ({ context }: Reservation): KeptAlerts | null =>
  context.reservationId === null
    ? null
    : {
        reservationId: context.reservationId,
        fired: context.currentReservationAlertsFired,
        minutes: context.minutes,
        isUntimedTold: context.isUntimedTold,
      };
