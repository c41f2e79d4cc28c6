import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.recipes.journey);

// covers: A1.10, A2.046, A7.013, B5.06, B6.07
describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('Cooking from a recipe at the real store, on %s', (name, viewport) => {
  // The way into the trolley is walked on both; the others on one of them each.
  it.each(tours.filter((_, index) => name === 'a phone' || index === 0))('$told', (tour) =>
    playTour(stages.recipes, rig, tour, viewport),
  );
});
