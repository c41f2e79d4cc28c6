import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('A guest looking for a store, played in a real browser against the real store', () => {
  it.each(playedTours(stages.stores.journey))('$told', (tour) => playTour(stages.stores, rig, tour));
});
