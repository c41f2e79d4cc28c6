import { rowsOf as rowsOfHeldTime } from './reservation.journey.ts';
import { reservationMachine } from './reservation.machine.ts';

const heldTime = Object.keys(reservationMachine.states).flatMap((place) => {
  const rows = rowsOfHeldTime([` -> ${place}`].map((end) => `x -y${end}`)).match(/A8\.\d+/g) ?? [];
  return rows.length === 0 ? [] : [[`reservation.${place}`, rows] as const];
});

/** Where a journey shows what a row of the requirements asks for: at a place "area.place", or by an arrow. */
export const rowsShown: readonly (readonly [string, readonly string[]])[] = [
  ['browse.results', ['A6.01']],
  ['listing.listed', ['A1.09', 'A1.30', 'A2.034', 'A6.01']],
  ['listing.turned', ['B2.37']],
  ['listing.sorted', ['B2.39']],
  ['listing.narrowed', ['B2.41']],
  ['listing.emptied', ['B2.41']],
  ['pasted-list.writing', ['A2.047']],
  ['booking.outOfZone', ['A8.14', 'A8.15']],
  ['booking.dryGoods', ['A8.16']],
  ['booking.limited', ['A8.17']],
  ...heldTime,
  ['reservation.expiredInCheckout', ['A8.O1']],
  ['reservation.closingSoon', ['A8.O2']],
  ['reservation.expressSoon', ['A8.O2']],
  ['paying.askedToSignIn', ['A2.090']],
  ['paying.toldEmpty', ['A2.092']],
  ['paying.atTimes', ['A2.091']],
  ['paying: held -payment.wish-> reviewing', ['A2.094']],
  ['paying.reviewing', ['A1.17', 'A2.064']],
  ['paying.termsAsked', ['A2.093']],
  ['paying.firstPayment', ['A2.065']],
  ['paying.ready', ['A2.065']],
  ['paying.firstOrder', ['A1.18', 'A1.19', 'A2.066', 'A7.O12']],
  ['changing.asked', ['A2.166']],
  ['changing.saved', ['A1.20']],
  ['changing.givenBack', ['A1.20']],
  ['changing.cancelled', ['A1.21']],
  ['changing.sentBack', ['A2.098']],
  ['changing.sentBackAgain', ['A2.098']],
  ['changing.stopped', ['A4.63']],
  ['changing.outrunTold', ['A8.18']],
];
