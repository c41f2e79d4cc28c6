import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { openChart, sessionOf, shopReady } from '#machines/shop/index.ts';
import { fulfilmentOf } from '#machines/session/index.ts';
import { choiceOf, storeChoiceMachine } from '#machines/store-choice/index.ts';
import { fromPromise } from 'xstate';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { shopOver } from '../kit/edge.ts';

async function enters(choose: (storeId: number) => Promise<ReturnType<typeof contextAnswer>>) {
  const asked: number[] = [];
  const shop = createActor(
    shopOver({
      context: async () => contextAnswer(),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/store-finder' } },
  );
  shop.start();
  await shopReady(shop);
  const choice = openChart(
    shop,
    'storeChoice',
    storeChoiceMachine.provide({
      actors: {
        chooseStore: fromPromise(({ input }) => {
          asked.push(input.storeId);
          return choose(input.storeId);
        }),
      },
    }),
  );
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return choiceOf(choice.getSnapshot());
  };
  return { shop, choice, asked, settled };
}

describe('Choosing a store', () => {
  it('tells the session the terms that came with the answer, and the shop its store [A3.24]', async () => {
    const { shop, choice, settled } = await enters(async (storeId) => contextAnswer({}, storeId));
    expect(shop.getSnapshot().context.storeId).toBe(1);
    choice.send({ type: 'store.choose', storeId: 31 });
    expect(await settled()).toEqual({ state: 'chosen', storeId: 31 });
    expect(fulfilmentOf(sessionOf(shop).getSnapshot())?.fulfilmentStoreId).toBe(31);
    expect(shop.getSnapshot().context.storeId).toBe(31);
    shop.stop();
  });

  it('takes no second choice while one is on its way, so two taps ask once', async () => {
    const { shop, choice, asked, settled } = await enters(() => new Promise(() => {}));
    choice.send({ type: 'store.choose', storeId: 31 });
    choice.send({ type: 'store.choose', storeId: 31 });
    choice.send({ type: 'store.choose', storeId: 7 });
    expect(await settled()).toEqual({ state: 'choosing', storeId: 31 });
    expect(asked).toEqual([31]);
    shop.stop();
  });

  it('that fails leaves the session as it was, and is tried again for the same store', async () => {
    let tries = 0;
    const { shop, choice, asked, settled } = await enters(async (storeId) => {
      tries++;
      if (tries === 1) throw new Error('offline');
      return contextAnswer({}, storeId);
    });
    choice.send({ type: 'store.choose', storeId: 31 });
    expect(await settled()).toEqual({ state: 'failed', storeId: 31 });
    expect(fulfilmentOf(sessionOf(shop).getSnapshot())?.fulfilmentStoreId).toBe(1);
    choice.send({ type: 'choice.retry' });
    expect(await settled()).toEqual({ state: 'chosen', storeId: 31 });
    expect(asked).toEqual([31, 31]);
    shop.stop();
  });

  it('goes on when its page is left, and is not remembered once it has been answered', async () => {
    let answer = (_: ReturnType<typeof contextAnswer>) => {};
    const { shop, choice, settled } = await enters(() => new Promise((resolve) => (answer = resolve)));
    choice.send({ type: 'store.choose', storeId: 31 });
    choice.send({ type: 'choice.leave' });
    answer(contextAnswer({}, 31));
    expect(await settled()).toEqual({ state: 'chosen', storeId: 31 });
    expect(shop.getSnapshot().context.storeId).toBe(31);
    choice.send({ type: 'choice.leave' });
    expect(await settled()).toEqual({ state: 'resting', storeId: null });
    shop.stop();
  });
});
