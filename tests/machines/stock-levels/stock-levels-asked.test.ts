import { describe, expect, it } from 'vitest';
import { type StockLevelsContext, stockLevelsMachine, storesIn } from '#machines/stock-levels/index.ts';
import { createWorld } from '../kit/world.ts';
import { stores } from './levels.ts';

function listing(brought: typeof stores | null = stores, chosenStoreId: number | null = 2) {
  const world = createWorld(stockLevelsMachine, { input: { sku: '100042', chosenStoreId, stores: brought } });
  const context = () => world.snapshot().context as StockLevelsContext;
  return {
    world,
    context,
    type: (search: string) => world.chart.send({ type: 'search.type', search }),
    has: (tag: string) => world.snapshot().hasTag(tag),
    value: () => world.snapshot().value,
    listed: () => storesIn(context()).map(({ storeId }) => storeId),
  };
}

describe('The stores that have a product', () => {
  it('are asked for where the page brought none, and while they are, nothing is found among them', async () => {
    for (const brought of [null, []]) {
      const { world, has, value, type, context, listed } = listing(brought);
      type('well');
      world.chart.send({ type: 'levels.ask' });
      expect([has('asking'), context().search, world.questions.length]).toEqual([true, '', 1]);
      await world.answer(world.open()[0] as never, { sku: '100042', stores });
      expect([has('asking'), has('failed'), value(), listed()]).toEqual([false, false, 'listed', [2, 1, 3, 4]]);
      world.stop();
    }
  });

  it('that did not come say so, and are asked for again once, and come', async () => {
    const { world, has, value, type, listed } = listing(null);
    await world.refuse(world.open()[0] as never, new Error('down'));
    type('well');
    expect([has('failed'), has('asking'), value()]).toEqual([true, false, 'failed']);
    world.chart.send({ type: 'levels.ask' });
    world.chart.send({ type: 'levels.ask' });
    expect([has('failed'), has('asking'), world.questions.length]).toEqual([false, true, 2]);
    await world.answer(world.open()[0] as never, { sku: '100042', stores });
    expect([value(), listed()]).toEqual(['listed', [2, 1, 3, 4]]);
    world.stop();
  });

  it('are narrowed word by word, and all listed again when the field is emptied', () => {
    const { world, type, has, value, context, listed } = listing();
    for (const [search, expected] of [
      ['well', ['narrowed', false, [2]]],
      ['atlantis', ['unmatched', true, []]],
      ['auck', ['narrowed', false, [1]]],
      ['kete', ['narrowed', false, [2, 1, 3, 4]]],
      [' ', ['listed', false, [2, 1, 3, 4]]],
      ['zz', ['unmatched', true, []]],
      ['', ['listed', false, [2, 1, 3, 4]]],
    ] as const) {
      type(search);
      expect([value(), has('unmatched'), listed()]).toEqual(expected);
      expect(context().search).toBe(search);
    }
    world.stop();
  });

  it('are all listed again, with an empty field, by one press where none was found', () => {
    const { world, type, value, context } = listing();
    type('well');
    world.chart.send({ type: 'search.clear' });
    expect([value(), context().search]).toEqual(['narrowed', 'well']);
    type('atlantis');
    world.chart.send({ type: 'search.clear' });
    expect([value(), context().search, world.questions]).toEqual(['listed', '', []]);
    world.stop();
  });
});
