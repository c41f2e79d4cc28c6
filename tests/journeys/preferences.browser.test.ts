import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.preferences.journey).map((tour, at) => ({
  ...tour,
  viewport: at % 2 === 0 ? phone : desktop,
}));

describe('Somebody who keeps their addresses and says how their orders begin [A1.24] [A2.071] [A2.073] [A2.146] [B6.O3]', () => {
  it.each(tours)('$told', ({ viewport, ...tour }) => playTour(stages.preferences, rig, tour, viewport));
});
