import { expect, it } from 'vitest';
import { createActor, emit, setup } from 'xstate';
import { chartOf, openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { opened } from '#src/list-search.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

/** A page with something in the place of the chart of a whole list, and of the shopping list where it is open. */
async function page({ isListOpen }: { readonly isListOpen: boolean }) {
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer(),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const told: string[] = [];
  const keepTold = ({ event }: { event: { type: string } }) => void told.push(event.type);
  const list = setup({ actions: { keepTold } }).createMachine({ on: { '*': { actions: 'keepTold' } } });
  const search = setup({
    types: { emitted: {} as { readonly type: 'list.kept' } },
    actions: { reportKept: emit({ type: 'list.kept' }) },
  }).createMachine({ on: { keep: { actions: 'reportKept' } } });
  if (isListOpen) openChart(shop, 'shoppingList', list, undefined);
  openChart(shop, 'listSearch', search, undefined);
  opened(shop);
  chartOf<typeof search>(shop, 'listSearch')?.send({ type: 'keep' });
  shop.stop();
  return told;
}

it('An open shopping list is read again when the page of a whole list has put lines on it', async () => {
  expect(await page({ isListOpen: true })).toContain('kept.changed');
});

it('The page of a whole list tells nobody where no shopping list is open, and does not fail', async () => {
  expect(await page({ isListOpen: false })).toEqual([]);
});
