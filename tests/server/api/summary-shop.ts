import { shell } from '#fixtures/shell.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { type PlannedSlot, planOf } from '#server/fulfilment/slot-plan.ts';
import type { Letter } from '#server/letters/letters.ts';
import { addDays } from '#services/fulfilment/slot-day.rules.ts';
import type { TimeSlotsSummaryWire, TimeSlotWire } from '#services/fulfilment/time-slots.contract.ts';
import { expect } from 'vitest';
import { areaOf, places, suburbCalled } from '../fulfilment/slot-places.ts';
import { realWorld } from '../world.ts';
import { openShop, type SignedIn } from './shop.ts';

/** A Friday, two in the afternoon in New Zealand. */
export const friday = '2026-11-20';
export const startMs = Date.UTC(2026, 10, 20, 1, 2, 3);
export const minuteMs = 60_000;
export const base = '/api/v1/fulfilment';

export const called = (slots: readonly TimeSlotWire[], id: string) => slots.find((slot) => slot.id === id);

/** The smallest slot that can still be ordered for. */
export function smallSlotIn(suburb: string, day = addDays(friday, 2)): PlannedSlot {
  const [slot] = planOf(areaOf(suburb), day)
    .filter(({ capacity, kind }) => capacity > 0 && kind !== 'express')
    .sort((one, other) => one.capacity - other.capacity);
  if (!slot) throw new Error('There is none.');
  return slot;
}

export async function json<T>(response: Response): Promise<T> {
  expect([response.status, response.status === 200 ? '' : await response.clone().text()]).toEqual([200, '']);
  return (await response.json()) as T;
}

/** A shop with every place and the frame of the fixtures, a clock of its own and products of ten dollars. */
export async function openSlotShop() {
  const time = { nowMs: startMs };
  const letters: Letter[] = [];
  const shop = await openShop(
    {
      places,
      clock: { ...realWorld.clock, nowMs: () => time.nowMs },
      letters: { send: async (letter) => void letters.push(letter) },
    },
    60,
    (product, index) => ({
      ...product,
      isWithdrawn: false,
      saleCents: null,
      multibuy: null,
      priceCents: 1_000,
      stockByStore: Uint8Array.of(50, 50, 50),
      restriction: index === 0 ? 'Alcohol' : index === 1 ? 'Knife' : 'None',
    }),
  );
  await shop.db.transaction((trx) => keepSettingsGroup(trx, 'shell', shell));

  const put = (who: SignedIn, path: string, body?: unknown) =>
    shop.send('PUT', `${base}/my/${path}`, body, who.headers);
  const hold = (who: SignedIn, slotId: string) => put(who, 'time-slots', { slotId });
  const skuAt = (index: number) => shop.products[index]?.sku ?? '';
  async function livesIn(who: SignedIn, suburb: string): Promise<SignedIn> {
    await json(await put(who, `suburbs/${suburbCalled(suburb).id}`));
    return who;
  }
  const shopperIn = async (suburb: string) => livesIn(await shop.signedIn(), suburb);
  return {
    shop,
    time,
    letters,
    put,
    hold,
    skuAt,
    livesIn,
    shopperIn,
    get: async <T>(who: SignedIn | null, path: string) =>
      json<T>(await shop.get(`${base}/${path}`, who ? { cookie: who.headers.cookie } : {})),
    summary: async (who: SignedIn, query = '') =>
      json<TimeSlotsSummaryWire>(await shop.get(`${base}/time-slots-summary${query}`, { cookie: who.headers.cookie })),
    letGo: (who: SignedIn) => shop.send('DELETE', `${base}/my/time-slots`, undefined, who.headers),
    watch: (who: SignedIn, slotId: string) => put(who, `time-slots/watches/${slotId}`),
    async collects(who: SignedIn, addressId: number, pickupType: string) {
      await json(await put(who, 'pickup-addresses', { addressId, pickupType }));
      return who;
    },
    putIn: async (who: SignedIn, index: number, quantity: number) =>
      json(
        await shop.send(
          'POST',
          '/api/v2/trolleys/my/items',
          { sku: skuAt(index), quantity, pricingUnit: 'Each', addToBasketSource: 'Product card' },
          who.headers,
        ),
      ),
    /** Shoppers who hold every place of a slot. */
    async filled(suburb: string, slot: { readonly id: string; readonly capacity: number }) {
      const holders: SignedIn[] = [];
      while (holders.length < slot.capacity) {
        const who = await shopperIn(suburb);
        await json(await hold(who, slot.id));
        holders.push(who);
      }
      return holders;
    },
  };
}
export type SlotShop = Awaited<ReturnType<typeof openSlotShop>>;
