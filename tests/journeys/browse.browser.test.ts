import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('A guest looking round, played in a real browser against the real store', () => {
  it.each(playedTours(stages.browse.journey))('$told', (tour) => playTour(stages.browse, rig, tour));
});
