import { describe, expect, it } from 'vitest';
import { facetSearchMachine, isNarrowed, isSaid, textOf } from '#machines/facet-search/index.ts';
import { createWorld } from '../kit/world.ts';

function finding() {
  const world = createWorld(facetSearchMachine);
  const search = () => world.snapshot() as ReturnType<typeof facetSearchMachine.resolveState>;
  const type = (text: string) => world.chart.send({ type: 'text.type', text });
  const shown = () => [textOf(search()), isNarrowed(search()), isSaid(search())];
  return { world, type, shown };
}

describe('How many choices are left', () => {
  it('is said again for each word that the shopper pauses after', () => {
    const { world, type, shown } = finding();
    type('kō');
    world.clock.increment(400);
    expect(shown()).toEqual(['kō', true, true]);
    type('kōw');
    expect(shown()).toEqual(['kōw', true, false]);
    world.clock.increment(399);
    expect(shown()).toEqual(['kōw', true, false]);
    world.clock.increment(1);
    expect(shown()).toEqual(['kōw', true, true]);
    world.stop();
  });

  it('is not said once every choice is shown again', () => {
    for (const event of [{ type: 'text.clear' }, { type: 'text.type', text: '' }]) {
      const { world, type, shown } = finding();
      type('kō');
      world.clock.increment(399);
      world.chart.send(event);
      world.clock.increment(1_000);
      expect([shown(), world.clock.openWaits]).toEqual([['', false, false], 0]);
      world.stop();
    }
  });

  it('is not said any more after what was said was taken away', () => {
    const { world, type, shown } = finding();
    type('kō');
    world.clock.increment(400);
    world.chart.send({ type: 'text.clear' });
    expect(shown()).toEqual(['', false, false]);
    world.stop();
  });
});
