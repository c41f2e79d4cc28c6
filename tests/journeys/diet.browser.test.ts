import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.diet.journey);

// covers: A2.073
describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('Saying how one eats at the real store, on %s', (name, viewport) => {
  // The way by the specials and the one by the trolley are walked on both; the others on a phone.
  it.each(tours.filter(({ arrows }) => name === 'a phone' || arrows.length > 5))('$told', (tour) =>
    playTour(stages.diet, rig, tour, viewport),
  );
});
