import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('A pasted list, shopped down by keyboard alone in a real browser [A2.047]', () => {
  it.each(playedTours(stages['pasted-list'].journey))('$told', (tour) => playTour(stages['pasted-list'], rig, tour));
});
