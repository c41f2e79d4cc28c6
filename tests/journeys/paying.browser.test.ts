import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.paying.journey).map((tour, at) => ({
  ...tour,
  viewport: at % 2 === 0 ? desktop : phone,
}));

describe('Somebody who pays, played in a real browser against the real store and its payment side', () => {
  // covers: A1.17, A1.18, A1.19, A2.064, A2.065, A2.066, A2.090, A2.091, A2.092, A2.093, A2.094, A7.O12
  it.each(tours)('$told', ({ viewport, ...tour }) => playTour(stages.paying, rig, tour, viewport));
});
