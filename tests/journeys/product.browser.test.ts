import { describe, expect, it } from 'vitest';
import { allArrows, playedTours, toursOf } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('A guest looking at one product, played in a real browser against the real store', () => {
  it('takes every arrow of the journey', () => {
    const tours = toursOf(stages.product.journey);
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(stages.product.journey)].filter((arrow) => !taken.has(arrow))).toEqual([]);
  });

  it.each(playedTours(stages.product.journey))('$told', (tour) => playTour(stages.product, rig, tour));
});
