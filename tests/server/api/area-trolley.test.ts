import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setFlag } from '#server/db/repositories/flags.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { termsOf } from '#server/fulfilment/terms.ts';
import { validateLines } from '#server/trolley/validate-lines.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { type Area, type AreaShop, areas, openAreaShop } from './area-shop.ts';
import type { SignedIn } from './shop.ts';

let shop: AreaShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openAreaShop();
});
beforeEach(async () => {
  who = await shop.shopperIn('all');
});
afterAll(() => shop.close());

type Refused = { readonly message: string; readonly fieldErrors?: Record<string, string> };
type Flags = ServerContextWire['context']['flags'];
const skuOf = (kept: 'keeps' | 'fresh' | 'delicate', at = 0) => shop.having(kept)[at]?.sku ?? '';
const nameOf = (sku: string) => shop.facts.find((one) => one.sku === sku)?.name;
const post = (sku: string, quantity: number, pricingUnit = 'Each') =>
  shop.send(
    'POST',
    '/api/v2/trolleys/my/items',
    { sku, quantity, pricingUnit, addToBasketSource: 'ProductCard' },
    who.headers,
  );
const kept = async (sku: string, quantity: number, unit?: string) => {
  const response = await post(sku, quantity, unit);
  expect(response.status).toBe(200);
  return (await response.json()) as TrolleyWire & ServerContextWire;
};
const refused = async (sku: string, quantity: number) => {
  const response = await post(sku, quantity);
  expect(response.status).toBe(400);
  return (await response.json()) as Refused;
};
const linesOf = ({ items }: TrolleyWire) => items.flatMap(({ products }) => products);
const trolley = async () =>
  (await (await shop.get('/api/v1/trolleys/my', { cookie: who.headers.cookie })).json()) as TrolleyWire;
const flags = async (): Promise<Flags> =>
  ((await (await shop.get('/api/v1/session', { cookie: who.headers.cookie })).json()) as ServerContextWire).context
    .flags;
const raised = (told: Flags) => Object.entries(told).flatMap(([name, isRaised]) => (isRaised ? [name] : []));

describe('A trolley of somebody who has it brought to an area', () => {
  test.each([
    ['less', 'delicate'],
    ['dry', 'fresh'],
    ['dry', 'delicate'],
  ] as const)(
    'takes nothing in that does not come there, and says so in words (%s, %s) [A4.03] [A4.04]',
    async (area, goods) => {
      await shop.moveTo(who, area);
      const sku = skuOf(goods);
      expect(await refused(sku, 1)).toMatchObject({
        message: `${nameOf(sku)} cannot be delivered to ${areas[area]}. Pick up or another address would do.`,
        fieldErrors: { sku: 'is not delivered there' },
      });
      expect((await trolley()).items).toEqual([]);
      expect(linesOf(await kept(skuOf('keeps'), 1))).toHaveLength(1);
    },
  );

  test('takes nothing in at all where no van goes [A4.02]', async () => {
    await shop.moveTo(who, 'none');
    const { message } = await refused(skuOf('keeps'), 1);
    expect(message).toBe('We do not deliver to Tryphena. Pick up or another address would do.');
  });

  test('keeps what was in it, for nothing and with the reason; it can become less and be taken out, never more', async () => {
    const [fresh, dry] = [skuOf('delicate'), skuOf('keeps')];
    await kept(fresh, 3);
    const before = await kept(dry, 2);
    await shop.moveTo(who, 'less');
    const there = await trolley();
    expect(
      there.items.map(({ categoryType, products }) => [
        categoryType,
        products.map(({ sku, keptOut, availabilityStatus }) => [sku, keptOut, availabilityStatus]),
      ]),
    ).toEqual([
      ['Standard', [[dry, undefined, expect.stringMatching(/Stock$/)]]],
      ['OutOfStock', [[fresh, 'goods', 'Unavailable']]],
    ]);
    expect(linesOf(there)[1]).toMatchObject({ price: null, total: 0, quantity: { value: 3 } });
    expect(there.subtotal).toBe(linesOf(before).find(({ sku }) => sku === dry)?.total);
    expect((await refused(fresh, 4)).message).toContain('cannot be delivered to Oneroa');
    expect(linesOf(await kept(fresh, 2))[1]?.quantity.value).toBe(2);
    expect(linesOf(await kept(fresh, 0)).map(({ sku }) => sku)).toEqual([dry]);
  });

  test('is whole again at another address', async () => {
    await kept(skuOf('fresh'), 1);
    const { subtotal } = await trolley();
    await shop.moveTo(who, 'dry');
    expect((await trolley()).subtotal).toBe(0);
    await shop.moveTo(who, 'all');
    const whole = await trolley();
    expect([whole.subtotal, linesOf(whole).map(({ keptOut }) => keptOut)]).toEqual([subtotal, [undefined]]);
  });
});

describe('The lines of an order', () => {
  test.each(Object.keys(areas) as Area[])(
    'are refused by the area whatever their cards say (%s) [A4.02] [A4.03] [A4.04]',
    async (area) => {
      const { known } = await shop.visitorOf((await shop.guestIn(area))['cookie'] ?? '');
      const card = (more: Partial<ProductWire>) =>
        ({ price: { salePrice: 1 }, availabilityStatus: 'In Stock', ...more }) as ProductWire;
      const cards: Readonly<Record<string, ProductWire>> = {
        keeps: card({}),
        fresh: card({ freshness: 'fresh' }),
        delicate: card({ freshness: 'delicate' }),
        out: card({ availabilityStatus: 'Out of Stock' }),
        withdrawn: card({ price: { originalPrice: 1, salePrice: null, savePrice: 0 } }),
      };
      const lines = [...Object.keys(cards), 'unknown'].map((sku) => ({ sku }));
      const terms = termsOf({ places: shop.places, catalogue: shop.catalogue }, known);
      const told = Object.fromEntries(validateLines(terms, lines, (sku) => cards[sku] ?? null));
      const always = { withdrawn: 'unavailable', unknown: 'gone' };
      expect(told).toEqual(
        {
          all: { ...always, out: 'outOfStock' },
          less: { ...always, out: 'outOfStock', delicate: 'goods' },
          dry: { ...always, out: 'outOfStock', delicate: 'goods', fresh: 'goods' },
          none: { ...always, out: 'area', delicate: 'area', fresh: 'area', keeps: 'area' },
        }[area],
      );
    },
  );
});

describe('The flags of a shopper', () => {
  const alcohol = () =>
    shop.facts.find((one) => one.restriction === 'Alcohol' && (one.stockByStore[2] ?? 0) > 0 && !one.isWithdrawn)
      ?.sku ?? '';

  test('are all down without a slot, whatever is in the trolley [A3.57]', async () => {
    await kept(skuOf('fresh'), 2);
    await kept(alcohol(), 1);
    await shop.moveTo(who, 'dry');
    expect(Object.keys(await flags()).sort()).toEqual([
      'disclaimerAccepted',
      'expressItemQuantityExceededWhenItemIsAdded',
      'isELockerPickupSlot',
      'isExpressDelivery',
      'isFlexibleDelivery',
      'isOrderUnderWay',
      'liquorCannotBeDelivered',
      'trolleyNeedsReview',
    ]);
    expect(raised(await flags())).toEqual([]);
  });

  test('tell an express, a flexible and a locker slot [A3.57]', async () => {
    await shop.holds(who, { kind: 'express', itemsLimit: 25 });
    expect(raised(await flags())).toEqual(['isExpressDelivery']);
    await shop.holds(who, { kind: 'flexible' });
    expect(raised(await flags())).toEqual(['isFlexibleDelivery']);
    await shop.holds(who, { pickupType: 'ELocker' });
    expect(raised(await flags())).toEqual(['isELockerPickupSlot']);
  });

  test('say that a slot without alcohol and a trolley with it do not go together, until it is out [A3.57]', async () => {
    await shop.holds(who, { allowsAlcohol: false });
    expect(raised(await flags())).toEqual([]);
    expect(raised((await kept(alcohol(), 1)).context.flags)).toEqual(['liquorCannotBeDelivered']);
    expect(raised(await flags())).toEqual(['liquorCannotBeDelivered']);
    expect(raised((await kept(alcohol(), 0)).context.flags)).toEqual([]);
    await shop.holds(who, { allowsAlcohol: true });
    expect(raised((await kept(alcohol(), 1)).context.flags)).toEqual([]);
  });

  test('say that a trolley wants a look when something in it cannot come with the slot [A3.57]', async () => {
    await kept(skuOf('delicate'), 1);
    await shop.holds(who);
    expect(raised(await flags())).toEqual([]);
    await shop.moveTo(who, 'less');
    await shop.holds(who);
    expect(raised(await flags())).toEqual(['trolleyNeedsReview']);
    expect(raised((await kept(skuOf('delicate'), 0)).context.flags)).toEqual([]);
  });

  const express = async (itemsLimit: number | null, setting: number, isOfSlots: boolean) => {
    await shop.db.transaction(async (trx) => {
      await keepSettingsGroup(trx, 'shell', {
        settings: { expressFulfilmentSettings: { maxItemQuantityForExpressOrders: setting } },
      });
      await setFlag(trx, 'UseItemsLimitFromFulfilmentSlots', isOfSlots);
    });
    await shop.holds(who, { kind: 'express', itemsLimit });
  };
  const isOver = ({ context }: ServerContextWire) => context.flags.expressItemQuantityExceededWhenItemIsAdded;

  test('say right after something was added that there is too much for express, and only then [A3.57] [A3.O8] [A5.09]', async () => {
    await express(2, 4, false);
    expect(isOver(await kept(skuOf('keeps'), 4))).toBe(false);
    expect(isOver(await kept(skuOf('keeps'), 6))).toBe(true);
    expect((await flags()).expressItemQuantityExceededWhenItemIsAdded).toBe(false);
    expect(isOver(await kept(skuOf('keeps'), 5))).toBe(false);
    expect(isOver(await kept(skuOf('keeps', 1), 1))).toBe(true);
  });

  test('take the limit from the slot when that is turned on [A5.08] [A3.28]', async () => {
    await express(2, 40, true);
    expect(isOver(await kept(skuOf('keeps'), 2))).toBe(false);
    expect(isOver(await kept(skuOf('keeps'), 3))).toBe(true);
  });

  test('never speak of a limit that nobody set, nor of what cannot come, nor of another slot [A5.O4]', async () => {
    await express(null, 2, true);
    expect(isOver(await kept(skuOf('keeps'), 9))).toBe(false);
    await express(9, 0, false);
    expect(isOver(await kept(skuOf('keeps', 1), 9))).toBe(false);
    await kept(skuOf('keeps'), 0);
    await kept(skuOf('keeps', 1), 0);
    await kept(skuOf('delicate'), 9);
    await shop.moveTo(who, 'less');
    await express(null, 2, false);
    expect(isOver(await kept(skuOf('keeps'), 2))).toBe(false);
    await shop.holds(who, { kind: 'standard' });
    expect(isOver(await kept(skuOf('keeps'), 9))).toBe(false);
  });
});
