import { expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { openChart, sessionOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { readCardsAgain, refreshAfterPass } from '#src/pass-told.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

/** A page of a shopper with charts in the places of those that show fees and cards; they only keep what they hear. */
async function page() {
  const aroha = { isLoggedIn: true, isShopper: true, shopperScvId: 'aroha' };
  let asked = 0;
  const shop = createActor(
    shopOver({
      context: async () => {
        asked += 1;
        return whoAnswer(aroha);
      },
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const heard: string[] = [];
  const listening = (name: string) =>
    setup({ actions: { keep: ({ event }) => void heard.push(`${name}: ${event.type}`) } }).createMachine({
      on: { '*': { actions: 'keep' } },
    });
  for (const name of ['trolley', 'timeSlots', 'saver', 'payWays', 'saverWays', 'saverCard'])
    openChart(shop, name as never, listening(name) as never, undefined);
  return { shop, heard, asked: () => asked };
}

it('a pass that was bought or given up is heard at once wherever a fee is shown', async () => {
  const { shop, heard, asked } = await page();
  heard.length = 0;
  refreshAfterPass(shop);
  expect(heard).toEqual(['trolley: trolley.refresh', 'timeSlots: slots.reload', 'saver: saver.staled']);
  expect([sessionOf(shop).getSnapshot().hasTag('busy'), asked()]).toEqual([true, 2]);
});

it('a card that was saved or forgotten is heard wherever cards are chosen', async () => {
  const { shop, heard } = await page();
  heard.length = 0;
  readCardsAgain(shop);
  expect(heard).toEqual(['payWays: ways.staled', 'saverWays: ways.staled', 'saverCard: ways.staled']);
});
