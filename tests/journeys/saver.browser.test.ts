import { describe, it } from 'vitest';
import { playedTours } from './play.ts';
import { journeyRig } from './rig.ts';
import { playTour } from './stage.ts';
import { stages } from './stages.ts';

const rig = journeyRig();
const tours = playedTours(stages.saver.journey).map((tour, at) => ({ ...tour, width: at % 2 === 0 ? 390 : 1280 }));

describe('Somebody who buys a delivery pass in a real browser: it is paid for once [A1.22] [A2.076] [A2.077] [A2.078] [A2.079] [A2.080] [A2.153] [A2.156] [A2.157] [A2.159]', () => {
  it.each(tours)('$told (at $width px)', ({ width, ...tour }) =>
    playTour(stages.saver, rig, tour, { width, height: 844 }),
  );
});
