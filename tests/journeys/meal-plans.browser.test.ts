import { describe, it } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages['meal-plans'].journey);

// covers: A1.11, A2.050, A2.051, A2.052, A2.053, A2.O10, A6.13, B2.31
describe.each([
  ['a narrow phone', { width: 320, height: 700 }],
  ['a phone', phone],
  ['a desk', desktop],
])('Planning a week at the real store, on %s', (name, viewport) => {
  // The whole way is walked on a phone and at a desk; what fails in between on a narrow phone.
  it.each(tours.filter((_, index) => (name === 'a narrow phone') === index > 0))('$told', (tour) =>
    playTour(stages['meal-plans'], rig, tour, viewport),
  );
});
