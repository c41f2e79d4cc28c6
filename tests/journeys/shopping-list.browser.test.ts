import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody who writes a shopping list in a real browser: what a guest wrote stays theirs', () => {
  it.each(playedTours(stages['shopping-list'].journey))('$told', (tour) =>
    playTour(stages['shopping-list'], rig, tour),
  );
});
