import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type AskLevels, stockLevelsOf, storesIn } from '#machines/stock-levels/index.ts';
import { stores } from './levels.ts';

function open(ask: AskLevels, brought: typeof stores | null = null, chosenStoreId: number | null = 2) {
  const levels = createActor(stockLevelsOf(ask), { input: { sku: '100042', chosenStoreId, stores: brought } }).start();
  const names = () => storesIn(levels.getSnapshot().context).map(({ storeId }) => storeId);
  return { levels, names };
}
const never: AskLevels = () => new Promise(() => undefined);

describe('The stores that have a product', () => {
  it('are asked for once, by its code, and listed with the chosen store first [A7.010]', async () => {
    const ask = vi.fn<AskLevels>(async (sku) => ({ sku, stores: [...stores] }));
    const { levels, names } = open(ask);
    expect(levels.getSnapshot().value).toBe('asking');
    await vi.waitFor(() => expect(levels.getSnapshot().value).toBe('listed'));
    expect(names()).toEqual([2, 1, 3, 4]);
    expect(ask.mock.calls.map(([sku]) => sku)).toEqual(['100042']);
  });

  it('are not asked for when the page brought them along', () => {
    const ask = vi.fn<AskLevels>(never);
    expect(open(ask, stores, null).names()).toEqual([1, 2, 3, 4]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('can be asked for again when they did not come', async () => {
    const ask = vi.fn<AskLevels>().mockRejectedValueOnce(new Error('down'));
    ask.mockResolvedValue({ sku: '100042', stores: [...stores] });
    const { levels, names } = open(ask);
    await vi.waitFor(() => expect(levels.getSnapshot().value).toBe('failed'));
    levels.send({ type: 'levels.ask' });
    await vi.waitFor(() => expect(names()).toHaveLength(4));
  });

  it('are found by town or name, whatever the capitals and macrons', () => {
    const { levels, names } = open(never, stores);
    for (const [search, found] of [
      ['whangarei', [3]],
      ['WELL', [2]],
      ['kete', [2, 1, 3, 4]],
      [' ponsonby ', [1]],
      ['atlantis', []],
      ['  ', [2, 1, 3, 4]],
    ] as const) {
      levels.send({ type: 'search.type', search });
      expect([search, names()]).toEqual([search, found]);
    }
  });

  it('are all there again once the search is cleared', () => {
    const { levels, names } = open(never, stores);
    levels.send({ type: 'search.type', search: 'atlantis' });
    expect(levels.getSnapshot().value).toBe('unmatched');
    levels.send({ type: 'search.clear' });
    expect(names()).toHaveLength(4);
  });
});
