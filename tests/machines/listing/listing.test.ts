import { describe, expect, it } from 'vitest';
import { hasSheetOpen, listingMachine, resultsOf, totalItemsOf, unfoldedOf } from '#machines/listing/index.ts';
import { createWorld } from '../kit/world.ts';

const shown = () => {
  const world = createWorld(listingMachine);
  return { world, listing: () => world.snapshot() as ReturnType<typeof listingMachine.resolveState> };
};

describe('A listing', () => {
  it('is busy until the results of the newest request are there', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'results.ask', generation: 1 });
    world.chart.send({ type: 'results.ask', generation: 2 });
    world.chart.send({ type: 'results.show', generation: 1, totalItems: 7 });
    expect([resultsOf(listing()), totalItemsOf(listing())]).toEqual(['busy', null]);
    world.chart.send({ type: 'results.show', generation: 2, totalItems: 24 });
    expect([resultsOf(listing()), totalItemsOf(listing())]).toEqual(['resting', 24]);
    world.stop();
  });

  it('whose results did not come keeps the last ones and can be asked again', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'results.show', generation: 0, totalItems: 24 });
    world.chart.send({ type: 'results.ask', generation: 1 });
    world.chart.send({ type: 'results.fail', generation: 1 });
    expect([listing().hasTag('failed'), totalItemsOf(listing())]).toEqual([true, 24]);
    world.chart.send({ type: 'results.ask', generation: 2 });
    expect(resultsOf(listing())).toBe('busy');
    world.stop();
  });

  it('keeps the filters’ sheet open while results change, and closes it when the visitor leaves', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'filters.open' });
    world.chart.send({ type: 'results.ask', generation: 1 });
    world.chart.send({ type: 'results.show', generation: 1, totalItems: 3 });
    expect(hasSheetOpen(listing())).toBe(true);
    world.chart.send({ type: 'listing.leave' });
    expect(hasSheetOpen(listing())).toBe(false);
    world.stop();
  });

  it('shows all of a long filter once it is asked for, until the visitor leaves', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'facet.unfold', key: 'Brand' });
    world.chart.send({ type: 'facet.unfold', key: 'Brand' });
    world.chart.send({ type: 'filters.open' });
    world.chart.send({ type: 'filters.close' });
    expect(unfoldedOf(listing())).toEqual(['Brand']);
    world.chart.send({ type: 'listing.leave' });
    expect(unfoldedOf(listing())).toEqual([]);
    world.stop();
  });

  it('that grows keeps what is on show, and can be asked for more again when it stalls', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'results.grow', generation: 1 });
    expect(resultsOf(listing())).toBe('growing');
    world.chart.send({ type: 'results.fail', generation: 1 });
    expect(resultsOf(listing())).toBe('stalled');
    world.chart.send({ type: 'results.grow', generation: 2 });
    world.chart.send({ type: 'results.show', generation: 2, totalItems: 75 });
    expect([resultsOf(listing()), totalItemsOf(listing())]).toEqual(['resting', 75]);
    world.stop();
  });

  it.each(['results.ask', 'results.grow'] as const)('waits no longer for what was called off after %s', (type) => {
    const { world, listing } = shown();
    world.chart.send({ type, generation: 2 });
    world.chart.send({ type: 'results.drop', generation: 1 });
    expect(resultsOf(listing())).not.toBe('resting');
    world.chart.send({ type: 'results.drop', generation: 2 });
    expect(resultsOf(listing())).toBe('resting');
    world.stop();
  });

  it('complains no longer once the visitor is back at results that came', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'results.ask', generation: 1 });
    world.chart.send({ type: 'results.recall' });
    expect(resultsOf(listing())).toBe('busy');
    world.chart.send({ type: 'results.fail', generation: 1 });
    world.chart.send({ type: 'results.recall' });
    expect(resultsOf(listing())).toBe('resting');
    world.stop();
  });
});
