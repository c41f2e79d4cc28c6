export { reservationMachine } from './reservation.machine.ts';
export {
  alertsFiredOf,
  heldSlotOf,
  holdFaultOf,
  type HoldState,
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
} from './reservation.types.ts';
