import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody who says how, where and when, in a real browser: what is said of the area [A8.14] [A8.15] [A8.16] [A8.17]', () => {
  it.each(playedTours(stages.booking.journey))('$told', (tour) => playTour(stages.booking, rig, tour));
});
