import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { messageIn, modalsOf, openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { followTerms } from '#src/browser/followed-terms.ts';
import { followStoreLink } from '#src/browser/store-link.ts';
import { flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const mere = { isLoggedIn: true, isShopper: true, shopperScvId: 'mere' };
const guest = { isLoggedIn: false, isShopper: false, shopperScvId: null };
type Who = Partial<typeof mere | typeof guest> & { readonly isChangingOrder?: boolean };

/** A page of somebody, a browser that remembers, and a chart in the place of the one that chooses. */
async function page(who: Who, terms: Partial<Fulfilment> = {}, remembered: Readonly<Record<string, string>> = {}) {
  const held = new Map(Object.entries(remembered));
  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  };
  const answerOf = (more: Partial<Fulfilment>) => {
    const answer = whoAnswer(who as never);
    return { ...answer, fulfilment: { ...answer.fulfilment, ...more } };
  };
  const shop = createActor(
    shopOver({
      context: async () => answerOf(terms),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/' } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const wishes: unknown[] = [];
  const chooser = setup({ actions: { keep: ({ event }) => void wishes.push(event) } }).createMachine({
    on: { 'pickup.choose': { actions: 'keep' }, 'suburb.choose': { actions: 'keep' } },
  });
  const counted: unknown[] = [];
  const went: unknown[] = [];
  const router = {
    state: { location: { publicHref: '/shop/specials?page=2&storeId=7' } },
    navigate: async (to: unknown) => void went.push(to),
    invalidate: async () => undefined,
  } as never;
  const openLate = async () => {
    if (!shop.getSnapshot().children['fulfilment' as never]) openChart(shop, 'fulfilment', chooser as never, undefined);
  };
  return {
    shop,
    wishes,
    counted,
    went,
    held: () => Object.fromEntries(held),
    told: (more: Partial<Fulfilment>, flag = false) => {
      const { email: _, ...context } = answerOf(more) as ReturnType<typeof answerOf> & { email?: unknown };
      const flags = { ...context.flags, expressItemQuantityExceededWhenItemIsAdded: flag };
      shop.send({ type: 'context.told', context: { ...context, flags } as never });
    },
    follow: () => {
      const storage = createLocalStore(() => area, console);
      followTerms({ router, shop, storage, analytics: { send: (event) => void counted.push(event) }, openLate });
    },
    enter: (search: string) => followStoreLink({ page: { location: { search } } as never, router, shop, openLate }),
    message: () => messageIn(modalsOf(shop).getSnapshot()),
    answer: (answer: 'action' | 'cancel') => modalsOf(shop).send({ type: 'modal.answer', answer }),
  };
}
const pickedUp = { method: 'Pickup', suburbId: 7, pickupAddressId: 9101 } as const;
const slot = { startTimeMs: 1_795_000_000_000, endTimeMs: 1_795_007_200_000, areaId: 12, slotId: 'a-slot' } as const;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('The terms on which somebody shops', () => {
  it('are remembered of whoever is signed in, whenever they are told [A9.22] [A9.23] [A9.24]', async () => {
    const tab = await page(mere, pickedUp);
    tab.follow();
    expect(tab.held()).toEqual({
      fulfilmentMethod: '"Pickup"',
      fulfilmentSuburbId: '7',
      fulfilmentPickupAddressId: '9101',
    });
    tab.told({ method: 'Courier', suburbId: 8 });
    expect(tab.held()).toEqual({ fulfilmentMethod: '"Courier"', fulfilmentSuburbId: '8' });
  });

  it('are not remembered of a guest, nor in a browser that is somebody else’s as yet [A9.O5]', async () => {
    const [visitor, another] = [await page(guest, pickedUp), await page(mere, pickedUp, { scvId: '"hone"' })];
    visitor.follow();
    another.follow();
    expect([visitor.held(), another.held()]).toEqual([{}, { scvId: '"hone"' }]);
  });

  it('are what was remembered, where the store knows of no choice: asked for once', async () => {
    const kept = { fulfilmentMethod: '"Courier"', fulfilmentSuburbId: '8', scvId: '"mere"' };
    const tab = await page(mere, {}, kept);
    tab.follow();
    tab.told({});
    await settled();
    expect(tab.wishes).toEqual([{ type: 'suburb.choose', suburbId: 8 }]);
    const visitor = await page(guest, {}, kept);
    visitor.follow();
    await settled();
    expect(visitor.wishes).toEqual([]);
  });

  it('are counted once a change, and only when all of them are known [B5.15]', async () => {
    const tab = await page(mere, {});
    tab.follow();
    tab.told(slot);
    tab.told(slot);
    tab.told({});
    tab.told(slot);
    expect(tab.counted).toHaveLength(1);
    tab.told({ ...slot, areaId: 13 });
    expect(tab.counted).toMatchObject([{ event: 'session_settings', areaId: '12' }, { areaId: '13' }]);
  });

  it('say when an express order has become too large, to whoever is still on express [A3.O8] [A3.30]', async () => {
    const express = {
      expressFulfilment: {
        isExpressSlot: true,
        expressPickUpFeeCents: null,
        expressDeliveryFeeCents: null,
        flexibleDeliveryFeeCents: null,
      },
    };
    const tab = await page(mere, express);
    tab.follow();
    tab.told({ ...express, isExpressAbandoned: true }, true);
    expect(tab.went).toEqual([]);
    tab.told(express, true);
    expect(JSON.stringify(tab.went)).toContain('express-item-limit');
    tab.told(express, false);
    expect(tab.went).toHaveLength(1);
  });
});

describe('A link to a store', () => {
  const choice = { type: 'pickup.choose', addressId: 7, pickupType: null };

  it('chooses it at once for a guest and for a shopper without a time, and leaves the address [B5.O3] [B2.42]', async () => {
    for (const who of [guest, mere]) {
      const tab = await page(who);
      await tab.enter('?page=2&storeId=7');
      expect([tab.wishes, tab.message()]).toEqual([[choice], null]);
      expect(tab.went).toMatchObject([{ replace: true }]);
      expect(JSON.stringify(tab.went)).not.toContain('storeId');
    }
  });

  it('asks first whoever holds a time, and does as they say [B5.O3]', async () => {
    const tab = await page(mere, slot);
    await tab.enter('?storeId=7');
    expect([tab.wishes, tab.message()?.data.title]).toEqual([[], 'Switch to the store of this link?']);
    tab.answer('cancel');
    await settled();
    expect(tab.wishes).toEqual([]);
    await tab.enter('?storeId=7');
    tab.answer('action');
    await settled();
    expect(tab.wishes).toEqual([choice]);
  });

  it('does nothing while an order is being changed, at the store that is chosen already, or with other words [B5.12] [B5.O3]', async () => {
    const changing = await page({ ...mere, isChangingOrder: true } as Who);
    await changing.enter('?storeId=7');
    const there = await page(mere, { method: 'Pickup', pickupAddressId: 7 });
    await there.enter('?storeId=7');
    const odd = await page(guest);
    await odd.enter('?storeId=seven');
    expect([changing.wishes, there.wishes, odd.wishes]).toEqual([[], [], []]);
    expect([changing.went, there.went, odd.went].map(({ length }) => length)).toEqual([1, 1, 1]);
  });
});
