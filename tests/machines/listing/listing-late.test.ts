import { describe, expect, it } from 'vitest';
import { hasSheetOpen, listingMachine, resultsOf, totalItemsOf, unfoldedOf } from '#machines/listing/index.ts';
import { createWorld } from '../kit/world.ts';

const shown = () => {
  const world = createWorld(listingMachine);
  const listing = () => world.snapshot() as ReturnType<typeof listingMachine.resolveState>;
  const send = (type: string, generation?: number, totalItems?: number) =>
    world.chart.send({ type, generation, totalItems });
  return { world, listing, send, results: () => resultsOf(listing()), total: () => totalItemsOf(listing()) };
};
const ways = [
  ['results.ask', 'busy', 'failed'],
  ['results.grow', 'growing', 'stalled'],
] as const;

describe('Results at rest', () => {
  it('are counted anew by word of the newest request alone', () => {
    const { world, send, total, results } = shown();
    send('results.ask', 3);
    send('results.show', 3, 24);
    send('results.show', 2, 7);
    expect([total(), results()]).toEqual([24, 'resting']);
    send('results.show', 3, 25);
    expect([total(), results()]).toEqual([25, 'resting']);
    world.stop();
  });

  it('stay at rest whatever is heard of requests that are over', () => {
    const { world, send, results } = shown();
    send('results.ask', 1);
    send('results.show', 1, 24);
    for (const type of ['results.fail', 'results.drop', 'results.recall', 'results.ask', 'results.grow']) {
      send(type, 1);
      expect([type, results()]).toEqual([type, 'resting']);
    }
    world.stop();
  });
});

describe.each(ways)('Results that were asked for by %s', (type, waiting, lost) => {
  it('are shown, and counted, by word of the newest request alone', () => {
    const { world, send, total, results } = shown();
    send(type, 1);
    send(type, 2);
    send('results.show', 1, 7);
    expect([results(), total()]).toEqual([waiting, null]);
    send('results.show', 2, 24);
    expect([results(), total()]).toEqual(['resting', 24]);
    world.stop();
  });

  it('fail by word of the newest request alone, and what came before stays counted', () => {
    const { world, listing, send, total, results } = shown();
    send('results.show', 0, 24);
    send(type, 1);
    send(type, 2);
    send('results.fail', 1);
    expect(results()).toBe(waiting);
    send('results.fail', 2);
    expect([results(), total(), listing().hasTag(waiting)]).toEqual([lost, 24, false]);
    world.stop();
  });

  it('that failed are not taken for there by word that comes late, and can be left, or asked for again', () => {
    const { world, send, total, results } = shown();
    send(type, 1);
    send('results.fail', 1);
    send('results.show', 1, 7);
    send('results.drop', 1);
    expect([results(), total()]).toEqual([lost, null]);
    send('results.recall');
    expect(results()).toBe('resting');
    send(type, 2);
    send('results.fail', 2);
    send('listing.leave');
    expect(results()).toBe('resting');
    send(type, 3);
    send('results.fail', 3);
    send('results.ask', 3);
    send('results.grow', 3);
    expect(results()).toBe(lost);
    send('results.ask', 4);
    expect(results()).toBe('busy');
    world.stop();
  });

  it('are waited for no longer once the visitor has left, and show nothing of the page before', () => {
    const { world, send, total, results } = shown();
    send(type, 1);
    send('listing.leave');
    expect(results()).toBe('resting');
    send('results.fail', 1);
    expect([results(), total()]).toEqual(['resting', null]);
    world.stop();
  });

  it('are not waited for by word of an older request that came late', () => {
    const { world, send, results } = shown();
    send('results.ask', 5);
    send('results.show', 5, 24);
    send(type, 4);
    expect(results()).toBe('resting');
    send(type, 6);
    send('results.recall');
    expect(results()).toBe(waiting);
    world.stop();
  });

  it('give way to what is asked for after them', () => {
    const { world, send, results } = shown();
    send(type, 1);
    send('results.grow', 2);
    expect(results()).toBe('growing');
    send('results.ask', 3);
    expect(results()).toBe('busy');
    world.stop();
  });
});

describe('The filters', () => {
  it('open, and close by their own words, whatever is unfolded', () => {
    const { world, listing, send } = shown();
    send('filters.close');
    expect(hasSheetOpen(listing())).toBe(false);
    send('filters.open');
    world.chart.send({ type: 'facet.unfold', key: 'Brand' });
    world.chart.send({ type: 'facet.unfold', key: 'Department' });
    world.chart.send({ type: 'facet.unfold', key: 'Brand' });
    expect([hasSheetOpen(listing()), unfoldedOf(listing())]).toEqual([true, ['Brand', 'Department']]);
    send('filters.close');
    expect([hasSheetOpen(listing()), unfoldedOf(listing())]).toEqual([false, ['Brand', 'Department']]);
    send('listing.leave');
    expect([hasSheetOpen(listing()), unfoldedOf(listing())]).toEqual([false, []]);
    world.stop();
  });
});
