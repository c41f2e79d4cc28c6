import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { saverPlans } from '#fixtures/saver-plans.ts';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import { refusedByBank } from '../orders/fake-payments.ts';
import { at, refusedAs } from './asked.ts';
import { midweek, monthly, openSaverShop, paths, priceCents, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

describe('The plans', () => {
  it('are those of the operator, with what each comes to by the month [A7.066]', async () => {
    const response = await shop.get(paths.plans);
    const { plans } = (await response.json()) as { plans: readonly { planId: string; monthlyPrice: number }[] };
    expect(plans.map(({ planId, monthlyPrice }) => [planId, monthlyPrice])).toEqual([
      ['any-day-month', 25],
      ['any-day-half-year', 20],
      ['any-day-year', 16.58],
      ['midweek-half-year', 10],
    ]);
  });

  it('are none when the operator has set up something else', async () => {
    for (const group of [null, { plans: [{ planId: 'x' }] }, { plans: [{ ...saverPlans.plans[0], price: 0 }] }]) {
      await shop.db.transaction((trx) => keepSettingsGroup(trx, 'deliverySaver', group));
      expect(await (await shop.get(paths.plans)).json()).toEqual({ plans: [] });
    }
  });
});

describe('Buying a plan', () => {
  it('charges its price once and is good from today, for a month, by the calendar [A1.22] [A7.066]', async () => {
    const who = await shop.shopperWithCard();
    expect(await shop.subscriptions(who)).toEqual([]);
    const told = await shop.bought(who);
    expect(told).toMatchObject({ state: 'active', message: null });
    expect([shop.taken(), await shop.letterKinds()]).toEqual([priceCents, ['saver-started']]);
    expect(await shop.mine(who)).toMatchObject({
      subscriptionId: told.subscriptionId,
      plan: { planId: monthly, price: 25, minimumOrder: 80 },
      state: 'active',
      isWPay: true,
      address: expect.stringContaining('14 Kōwhai Street'),
      ...{ startedOn: '2026-11-20', paidUntil: '2026-12-19', renewsOn: '2026-12-20', nextCharge: 25 },
      instrument: { cardScheme: 'Visa', cardSuffix: '1111' },
      ...{ deliveries: 0, saved: 0 },
      charges: [{ amount: 25, state: 'paid' }],
    });
  });

  it('is known to every page from then on, and is of this payment side', async () => {
    const who = await shop.shopperWithCard();
    const before = (await shop.context(who)).shopper;
    expect([before.hasActiveDeliverySubscription, before.isWPayDeliverySubscription]).toEqual([false, false]);
    await shop.bought(who);
    const after = (await shop.context(who)).shopper;
    expect([after.hasActiveDeliverySubscription, after.isWPayDeliverySubscription]).toEqual([true, true]);
  });

  it('that the bank refuses says why, leaves nothing, and may be tried again', async () => {
    const who = await shop.shopperWithCard();
    shop.payments.outcome = 'declined';
    const key = shop.newKey();
    const told = {
      state: 'declined',
      subscriptionId: null,
      message: refusedByBank.state === 'declined' && refusedByBank.reason,
    };
    expect(await shop.bought(who, { key })).toEqual(told);
    expect([await shop.purchase(who, key), await shop.subscriptions(who), shop.taken()]).toEqual([told, [], 0]);
    expect((await shop.context(who)).shopper.hasActiveDeliverySubscription).toBe(false);
    shop.payments.outcome = 'captured';
    expect((await shop.bought(who, { key })).state).toBe('declined');
    expect((await shop.bought(who)).state).toBe('active');
    expect(await shop.letterKinds()).toEqual(['saver-started']);
  });

  it('keeps an address that was typed for it', async () => {
    const who = await shop.shopperWithCard();
    await shop.bought(who, { address: at('Newtown') });
    expect((await shop.mine(who)).address).toMatch(/^1 Jetty Road, Newtown/);
    const kept = await shop.get('/api/v1/addresses/my/items', { cookie: who.headers.cookie });
    expect(await kept.text()).toContain('1 Jetty Road');
  });

  it('is told by its key, to its shopper alone, also while nobody knows what the bank says', async () => {
    const [who, other] = [await shop.shopperWithCard(), await shop.shopperWithCard()];
    const key = shop.newKey();
    expect(await shop.purchase(who, key)).toBe(null);
    shop.payments.outcome = 'silent';
    const buying = shop.bought(who, { key });
    await shop.payments.asked(1);
    const pending = { state: 'pending', subscriptionId: null, message: null };
    expect(await shop.purchase(who, key)).toEqual(pending);
    expect(await shop.purchase(other, key)).toBe(null);
    expect(await shop.subscriptions(who)).toEqual([]);
    shop.pass(8_000);
    expect(await buying).toEqual(pending);
    shop.payments.decide(shop.payments.calls[0]?.paymentId ?? '', { state: 'captured' });
    await expect.poll(async () => (await shop.purchase(who, key))?.state).toBe('active');
  });
});

describe('However often the button is pressed (INV-5.5)', () => {
  it('one key, sent 20 times to two processes at once, makes one subscription and one charge', async () => {
    const who = await shop.shopperWithCard();
    const key = shop.newKey();
    const stores = [shop, shop.another()];
    const told = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shop.bought(who, { key, store: stores[at % 2] ?? shop })),
    );
    expect(new Set(told.map(({ subscriptionId }) => subscriptionId)).size).toBe(1);
    expect([shop.taken(), (await shop.subscriptions(who)).length]).toEqual([priceCents, 1]);
  });

  it('of 20 keys at once, from as many tabs, one buys and the others are refused', async () => {
    const who = await shop.shopperWithCard();
    const stores = [shop, shop.another()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => shop.buying(who, { store: stores[at % 2] ?? shop })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = await Promise.all(
      answers.filter(({ status }) => status !== 200).map(async (one) => ((await one.json()) as { code: string }).code),
    );
    expect(codes.every((code) => code === 'OrderUnderWay' || code === 'OrderNotReady')).toBe(true);
    expect([shop.taken(), (await shop.subscriptions(who)).length]).toEqual([priceCents, 1]);
  });

  it('one that is there already is enough, whatever the plan, and the success page bought nothing by being loaded again (INV-5.6)', async () => {
    const { who } = await shop.subscriber();
    expect(await refusedAs(shop.buying(who, { planId: midweek }))).toMatchObject({
      ...{ status: 409, code: 'OrderNotReady', message: expect.stringContaining('already') },
    });
    expect(shop.payments.calls).toHaveLength(1);
  });

  it('a key with another body is refused, and buys nothing', async () => {
    const who = await shop.shopperWithCard();
    const key = shop.newKey();
    await shop.bought(who, { key });
    expect(await refusedAs(shop.buying(who, { key, planId: midweek }))).toMatchObject({
      status: 422,
      code: 'KeyReused',
    });
  });

  it('a refusal holds for its key, also once there would be room', async () => {
    const { who, id } = await shop.subscriber();
    const key = shop.newKey();
    expect((await shop.buying(who, { key })).status).toBe(409);
    await shop.cancel(who, id);
    await shop.renewOn('2026-12-20');
    expect((await shop.buying(who, { key })).status).toBe(409);
    expect((await shop.bought(who)).state).toBe('active');
  });
});
