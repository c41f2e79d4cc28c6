import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.loyalty.journey).map((tour, at) => ({
  ...tour,
  viewport: at % 2 === 0 ? phone : desktop,
}));

describe('A Onecard and what it brings, by keyboard alone in a real browser [A1.25] [A1.27] [A1.28] [A1.29] [A2.074]', () => {
  it.each(tours)('$told', ({ viewport, ...tour }) => playTour(stages.loyalty, rig, tour, viewport));
});
