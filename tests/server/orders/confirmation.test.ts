import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderConfirmationWire } from '#services/orders/placing.contract.ts';
import { granted, of, retell } from './ordered.ts';
import { goods, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const told = async (who: Parameters<typeof granted>[1], orderId: string) =>
  (await (await granted(shop, who, of(orderId).confirmation)).json()) as OrderConfirmationWire;

describe('The confirmation of an order', () => {
  it('says what was ordered, when, where and what was charged, with the card it was paid with [A7.090] [A1.19]', async () => {
    const who = await shop.buyer({ [goods.bread]: 2, [goods.kumara]: 1_500 });
    const cents = await shop.costs(who);
    const { orderId, orderNumber } = await shop.placed(who);
    const confirmation = await told(who, orderId);
    const items = confirmation.categories.flatMap((category) => category.items);
    expect(confirmation).toMatchObject({
      ...{ orderId, orderNumber, firstName: 'Aroha', email: who.email, method: 'Courier', orderNotes: 'Ring twice' },
      ...{ placedAt: new Date(shop.time.nowMs).toISOString(), chargedCents: cents },
      instrument: { cardScheme: 'Visa', cardSuffix: '1111', expiryMonth: 12, expiryYear: 2030 },
    });
    expect(items).toMatchObject([
      { sku: goods.bread, amount: 2, unit: 'Each', total: 10 },
      { sku: goods.kumara, amount: 1_500, unit: 'Kg', total: 7.5 },
    ]);
    expect(confirmation.totals.components.find(({ isTotal }) => isTotal)?.value).toBe(cents / 100);
    expect(confirmation.place).toContain('14 Kōwhai Street');
    expect(Date.parse(confirmation.cutOffTime ?? '')).toBeLessThan(Date.parse(confirmation.startTime));
    expect(Date.parse(confirmation.startTime)).toBeLessThan(Date.parse(confirmation.endTime));
  });

  it('says the same when the catalogue has forgotten what was ordered', async () => {
    const who = await shop.buyer();
    const { orderId } = await shop.placed(who);
    const before = await told(who, orderId);
    await shop.db.transaction((trx) =>
      trx.updateTable('products').set({ is_withdrawn: 1, price_cents: 9_999 }).execute(),
    );
    expect(await told(who, orderId)).toEqual(before);
  });

  it('stands under its categories in the order in which they were ordered, each once', async () => {
    const who = await shop.buyer({ [goods.bread]: 1, [goods.tea]: 1, [goods.kumara]: 500 });
    const { orderId } = await shop.placed(who);
    await retell(shop, orderId, ({ lines }) => ({
      lines: lines.map((line, at) => ({ ...line, category: at === 1 ? 'Pantry' : 'Produce' })),
    }));
    const { categories } = await told(who, orderId);
    expect(categories.map(({ name, items }) => [name, items.length])).toEqual([
      ['Produce', 2],
      ['Pantry', 1],
    ]);
  });
});

describe('Whoever is not its owner', () => {
  const documents = ['confirmation', 'calendar', 'invoice'] as const;

  it.each(documents)('is refused the %s of an order, and learns nothing of it (T-23, T-30)', async (document) => {
    const who = await shop.buyer();
    const { orderId } = await shop.placed(who);
    await retell(shop, orderId, () => ({ firstName: 'Canary', place: 'Canary Street', orderNotes: 'Canary note' }));
    const [other, nonShopper] = [await shop.signedIn(), await shop.signedIn({ isShopper: false })];
    const path = of(orderId)[document];
    const refused = async (headers: HeadersInit) => {
      const response = await shop.get(path, headers);
      return [response.status, await response.text()] as const;
    };
    const [status, body] = await refused({ cookie: other.headers.cookie });
    const missing = await shop.get(of('5f0c1e7d-6a0b-4a51-9a3e-5f2b8a7c9d10')[document], {
      cookie: who.headers.cookie,
    });
    expect([status, body]).toEqual([404, await missing.text()]);
    expect((await refused({ cookie: nonShopper.headers.cookie }))[0]).toBe(403);
    expect((await refused({}))[0]).toBe(401);
    await shop.db.transaction((trx) => trx.deleteFrom('sessions').where('subject', '=', who.accountId).execute());
    const [gone, said] = await refused({ cookie: who.headers.cookie });
    expect([gone, said.includes('Canary')]).toEqual([401, false]);
  });

  it.each(documents)('has no %s of an order that is not paid for yet, or was declined', async (document) => {
    const who = await shop.buyer();
    shop.payments.outcome = 'declined';
    const declined = await shop.placed(who);
    expect(declined.state).toBe('declined');
    const { orderId } = declined;
    expect((await shop.get(of(orderId)[document], { cookie: who.headers.cookie })).status).toBe(404);
    await shop.db.transaction((trx) => trx.updateTable('orders').set({ state: 'paying' }).execute());
    expect((await shop.get(of(orderId)[document], { cookie: who.headers.cookie })).status).toBe(404);
  });

  it.each(documents)('is led nowhere by a name for the %s that is none', async (document) => {
    const who = await shop.buyer();
    for (const name of ['1', '..%2F..%2Fetc%2Fpasswd', "'%20or%201=1--", 'null'])
      expect((await shop.get(of(name)[document], { cookie: who.headers.cookie })).status).toBe(404);
  });
});
