import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody new, played in a real browser against the real store', () => {
  it.each(playedTours(stages.registration.journey))('$told', (tour) => playTour(stages.registration, rig, tour));
});
