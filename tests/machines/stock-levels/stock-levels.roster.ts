import assert from 'node:assert/strict';
import { type StockLevelsContext, stockLevelsMachine } from '#machines/stock-levels/index.ts';
import type { Rostered } from '../kit/rostered.ts';
import { stores } from './levels.ts';

export const chart: Rostered = {
  name: 'stock-levels',
  machine: stockLevelsMachine,
  inputs: [
    { sku: '100042', chosenStoreId: 2, stores: null },
    { sku: '100042', chosenStoreId: null, stores },
  ],
  events: () => [
    { type: 'search.type', search: 'whangarei' },
    { type: 'search.type', search: 'atlantis' },
    { type: 'search.type', search: ' ' },
    { type: 'search.clear' },
    { type: 'levels.ask' },
  ],
  answers: { askLevels: [{ sku: '100042', stores }] },
  shape: ({ search, stores: known }: StockLevelsContext) => [search, known.length > 0],
  oracle: (world) => () => {
    const { value, context } = world.snapshot() as { value: string; context: StockLevelsContext };
    assert.equal(world.open().length, value === 'asking' ? 1 : 0, 'One question, and only while asking.');
    if (context.stores.some(({ storeId }) => storeId === context.chosenStoreId))
      assert.equal(context.stores[0]?.storeId, context.chosenStoreId, 'The chosen store stands first.');
    const found = context.stores.filter(({ name, town }) =>
      `${name} ${town}`.replace('ā', 'a').toLowerCase().includes(context.search.trim()),
    );
    if (['listed', 'narrowed', 'unmatched'].includes(value)) {
      assert.equal(value === 'unmatched', found.length === 0, 'Unmatched exactly when nothing is called like that.');
      assert.equal(value === 'listed', context.search.trim() === '', 'All are listed exactly when nothing is typed.');
    }
  },
};
