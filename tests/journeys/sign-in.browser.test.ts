import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody with an account, played in a real browser against the real store', () => {
  it.each(playedTours(stages['sign-in'].journey))('$told', (tour) => playTour(stages['sign-in'], rig, tour));
});
