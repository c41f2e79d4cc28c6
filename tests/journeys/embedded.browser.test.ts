import { describe, it } from 'vitest';
import { phone } from '../browser/chromium.ts';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();

describe('Somebody inside the app, played in a real browser against the real store', () => {
  it.each(playedTours(stages.embedded.journey))('$told', (tour) => playTour(stages.embedded, rig, tour, phone));
});
