export { reservationMachine } from './reservation.machine.ts';
export {
  alertsFiredOf,
  type HoldState,
  heldSlotOf,
  holdFaultOf,
  holdStateOf,
  keptAlertsOf,
  type WishState,
  wishOf,
} from './reservation.select.ts';
export {
  type AlertKind,
  type AlertsFired,
  type KeptAlerts,
  noneFired,
  type ReservationEvent,
  type ReservationHappening,
  type ReservationInput,
  type SecondsInput,
} from './reservation.types.ts';
