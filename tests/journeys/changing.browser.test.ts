import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.changing.journey).map((tour, at) => ({
  ...tour,
  viewport: at % 2 === 0 ? desktop : phone,
}));

describe('An order that is changed or cancelled, in a real browser against the real store and its payment side', () => {
  // covers: A1.20, A1.21, A2.098, A2.166, A4.63
  it.each(tours)('$told', ({ viewport, ...tour }) => playTour(stages.changing, rig, tour, viewport));
});
