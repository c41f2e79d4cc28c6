import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { rowsOf } from './reservation.journey.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const stage = stages.reservation;
const tours = playedTours(stage.journey, ({ arrows }) => rowsOf(arrows).split(' ')).map((tour) => ({
  ...tour,
  rows: rowsOf(tour.arrows),
}));

describe('Somebody who holds a time, played in a real browser against the real store on a clock that is moved', () => {
  // covers: A8.01, A8.02, A8.03, A8.04, A8.05, A8.06, A8.07, A8.08, A8.09, A8.10, A8.11, A8.12, A8.13, A8.O1, A8.O2
  it.each(tours)('$told $rows', (tour) => playTour(stage, rig, tour));
});
