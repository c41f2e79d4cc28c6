import { describe, expect, it } from 'vitest';
import { facetSearchMachine, isNarrowed, isSaid, textOf } from '#machines/facet-search/index.ts';
import { createWorld } from '../kit/world.ts';

const started = () => {
  const world = createWorld(facetSearchMachine);
  return { world, search: () => world.snapshot() as ReturnType<typeof facetSearchMachine.resolveState> };
};

describe('Finding a choice', () => {
  it('narrows at once and says how many are left when the typing pauses', () => {
    const { world, search } = started();
    world.chart.send({ type: 'text.type', text: 'k' });
    world.clock.increment(399);
    world.chart.send({ type: 'text.type', text: 'kō' });
    world.clock.increment(399);
    expect([textOf(search()), isNarrowed(search()), isSaid(search())]).toEqual(['kō', true, false]);
    world.clock.increment(1);
    expect(isSaid(search())).toBe(true);
    world.stop();
  });

  it('shows every choice again when what was typed is taken away, or only blanks are left', () => {
    const { world, search } = started();
    world.chart.send({ type: 'text.type', text: 'kōwhai' });
    world.chart.send({ type: 'text.type', text: '  ' });
    expect([textOf(search()), isNarrowed(search())]).toEqual(['  ', false]);
    world.chart.send({ type: 'text.type', text: 'tūī' });
    world.chart.send({ type: 'text.clear' });
    expect([textOf(search()), isNarrowed(search())]).toEqual(['', false]);
    world.stop();
  });
});
