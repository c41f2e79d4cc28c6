import { assign, createActor, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { type OrderChange, orderMachine, type OrderTold, type OrderWish } from '#machines/order/index.ts';
import { openChart, sessionOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { Problem } from '#services/orders/order.contract.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { inputOf, opened } from '#src/order.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';
import { tick } from '../../machines/kit/world.ts';

type Told = { readonly type: 'told'; readonly revision: number };
const trolley = setup({
  types: {} as { context: { trolley: { revision: number } | null }; events: Told },
  actions: { keep: assign((_, { revision }: { revision: number }) => ({ trolley: { revision } })) },
}).createMachine({
  context: { trolley: null },
  on: { told: { actions: { type: 'keep', params: ({ event }) => event } } },
});

async function page() {
  const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer(moana),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const asked: string[] = [];
  const machine = orderMachine.provide({
    actors: {
      loadOrder: fromPromise<OrderTold>(async () => {
        asked.push('order');
        return { active: orderWith(), problems: [] };
      }),
      checkOrder: fromPromise<readonly Problem[]>(async () => []),
      saveWish: fromPromise<OrderChange, { wish: OrderWish | null; addOn: string | null }>(async () => ({
        active: orderWith({ disclaimerAccepted: true }),
        context: { ...contextAnswer(moana), flags: { ...contextAnswer().flags, disclaimerAccepted: true } },
      })),
    },
  });
  openChart(shop, 'order', machine, inputOf(shop));
  opened(shop);
  const children = () => shop.getSnapshot().children as Record<string, { send(event: unknown): void } | undefined>;
  const tell = async (revision: number) => {
    children()['trolley']?.send({ type: 'told', revision });
    await tick();
  };
  await tick();
  return { shop, asked, tell, order: () => children()['order'], put: () => openChart(shop, 'trolley', trolley, {}) };
}

describe('An order on a page', () => {
  it('is asked for again with each new word of the store on the trolley, and not for the first one', async () => {
    const { asked, tell, put } = await page();
    put();
    await tell(4);
    expect(asked).toHaveLength(1);
    await tell(4);
    expect(asked).toHaveLength(1);
    await tell(5);
    expect(asked).toHaveLength(2);
  });

  it('tells the shop the terms that came with a change of it, and is not asked for again because of them', async () => {
    const { shop, asked, order } = await page();
    order()?.send({ type: 'wish.make', wish: { kind: 'disclaimer', isAccepted: true } });
    await tick();
    await tick();
    expect(sessionOf(shop).getSnapshot().context.flags.disclaimerAccepted).toBe(true);
    expect(asked).toHaveLength(1);
  });
});
