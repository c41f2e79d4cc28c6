import { describe, expect, it } from 'vitest';
import { hasSheetOpen, isBusy, listingMachine, totalItemsOf, unfoldedOf } from '#machines/listing/index.ts';
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
    expect([isBusy(listing()), totalItemsOf(listing())]).toEqual([true, null]);
    world.chart.send({ type: 'results.show', generation: 2, totalItems: 24 });
    expect([isBusy(listing()), totalItemsOf(listing())]).toEqual([false, 24]);
    world.stop();
  });

  it('whose results did not come keeps the last ones and can be asked again', () => {
    const { world, listing } = shown();
    world.chart.send({ type: 'results.show', generation: 0, totalItems: 24 });
    world.chart.send({ type: 'results.ask', generation: 1 });
    world.chart.send({ type: 'results.fail', generation: 1 });
    expect([listing().hasTag('failed'), totalItemsOf(listing())]).toEqual([true, 24]);
    world.chart.send({ type: 'results.ask', generation: 2 });
    expect([listing().hasTag('failed'), isBusy(listing())]).toEqual([false, true]);
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
});
