import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { fulfilmentMachine } from '#machines/fulfilment/index.ts';
import { openChart, shopReady } from '#machines/shop/index.ts';
import { timeSlotsMachine } from '#machines/time-slots/index.ts';
import type { FulfilmentWish } from '#services/fulfilment/change.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { sampleSummary } from '#ui/slot-picker/sample-slots.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { shopOver } from '../kit/edge.ts';
import { placeAt } from './answers.ts';

type Case = readonly [title: string, wish: FulfilmentWish, then: Partial<Fulfilment>];
const cases: readonly Case[] = [
  ['the method', { type: 'method.choose', method: 'Pickup' }, { method: 'Pickup' }],
  ['the suburb', { type: 'suburb.choose', suburbId: 4 }, { suburbId: 4, areaId: 4 }],
  [
    'the store of pick up',
    { type: 'pickup.choose', addressId: 31, pickupType: null },
    { method: 'Pickup', pickupAddressId: 31, fulfilmentStoreId: 31 },
  ],
  ['the delivery address', { type: 'address.choose', addressId: 5 }, { addressId: 5, suburbId: 9, areaId: 9 }],
];

describe('The time slots', () => {
  it.each(cases)(
    'are loaded again when a change is made of %s [A4.28] [A4.29] [A4.30] [A4.31]',
    async (_, wish, then) => {
      const { fulfilment } = contextAnswer();
      const shop = createActor(
        shopOver({
          context: async () => contextAnswer(),
          experiments: async () => flagsAnswer(),
          settings: async () => settingsAnswer(),
          shell: async () => shellAnswer(),
        }),
        { input: { url: '/' } },
      );
      shop.start();
      await shopReady(shop);
      let loads = 0;
      const loadSlots = fromPromise(async () => {
        loads++;
        return sampleSummary();
      });
      const slots = openChart(
        shop,
        'timeSlots',
        timeSlotsMachine.provide({ actors: { loadSlots: loadSlots as never } }),
        {
          fulfilment,
        },
      );
      const changeTerms = fromPromise(async () => {
        const context = contextAnswer();
        const changed = { ...context, fulfilment: { ...context.fulfilment, ...then } };
        return { context: changed, mainNavs: null, specials: null };
      });
      const chart = openChart(
        shop,
        'fulfilment',
        fulfilmentMachine.provide({ actors: { changeTerms: changeTerms as never } }),
        {
          place: placeAt(1),
          isChangingOrder: false,
        },
      );
      const settled = async () => {
        for (let turn = 0; turn < 20; turn++) await Promise.resolve();
        return loads;
      };
      slots.send({ type: 'slots.need', from: null });
      expect(await settled()).toBe(1);
      chart.send(wish);
      expect(await settled()).toBe(2);
      shop.stop();
    },
  );
});
