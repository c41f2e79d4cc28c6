import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody who fills a trolley in a real browser: it stands on the page at once, and in the store once', () => {
  it.each(playedTours(stages.trolley.journey))('$told', (tour) => playTour(stages.trolley, rig, tour));
});
