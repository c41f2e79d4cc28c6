import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { at, refusedAs } from './asked.ts';
import { monthly, openSaverShop, paths, priceCents, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

describe('A purchase is refused, and nothing is charged', () => {
  const none = async (asked: Promise<Response>, refused: object) => {
    expect(await refusedAs(asked)).toMatchObject(refused);
    expect([
      shop.payments.calls,
      await shop.db.read.selectFrom('delivery_subscriptions').selectAll().execute(),
    ]).toEqual([[], []]);
  };

  it('without a key', async () => {
    const who = await shop.shopperWithCard();
    const body = { planId: monthly, address: { addressId: 1 }, instrumentId: who.card };
    await none(shop.send('POST', paths.my, body, who.headers), { status: 400, fields: ['Idempotency-Key'] });
  });

  it.each([
    ['Pōrangahau', 'only dry goods'],
    ['Tryphena', 'do not deliver'],
  ])('for an address in %s, whatever its page showed (INV-5.3) [A4.07] [A4.08]', async (name, says) => {
    const who = await shop.shopperWithCard();
    const message = expect.stringContaining(says);
    await none(shop.buying(who, { address: at(name) }), { status: 409, code: 'OrderNotReady', message });
  });

  it('for an address of somebody else, one that is not there, and a suburb that is not there', async () => {
    const who = await shop.shopperWithCard();
    const fields = (field: string) => ({ status: 400, fields: [field] });
    await none(shop.buying(who, { address: { addressId: 2 } }), fields('address.addressId'));
    const nowhere = { ...at('Newtown'), suburbId: 999_999 };
    await none(shop.buying(who, { address: nowhere }), fields('address.suburbId'));
  });

  it('with a card of somebody else, and of a plan that is not sold', async () => {
    const [who, other] = [await shop.shopperWithCard(), await shop.shopperWithCard()];
    await none(shop.buying(who, { instrumentId: other.card }), { status: 400, fields: ['instrumentId'] });
    await none(shop.buying(who, { planId: 'free-for-ever' }), { status: 400, fields: ['planId'] });
  });

  it('at another price than the shopper saw', async () => {
    const who = await shop.shopperWithCard();
    await none(shop.buying(who, { expectedPriceCents: priceCents - 1 }), { status: 409, code: 'TotalsChanged' });
    expect((await shop.bought(who, { expectedPriceCents: priceCents })).state).toBe('active');
  });

  it('by whoever is not signed in, or no shopper yet', async () => {
    const who = await shop.shopperWithCard();
    const nobody = { ...who, headers: { ...who.headers, cookie: 'a=b', 'x-session-subject': 'guest' } };
    await none(shop.buying(nobody), { status: 401 });
    const notYet = await shop.signedIn({ isShopper: false });
    await none(shop.buying({ ...notYet, card: who.card }), { status: 403 });
  });

  it('after five that the bank refused within a quarter of an hour (T-31)', async () => {
    const who = await shop.shopperWithCard();
    shop.payments.outcome = 'declined';
    for (let tried = 0; tried < 5; tried++) expect((await shop.bought(who)).state).toBe('declined');
    shop.payments.outcome = 'captured';
    expect(await refusedAs(shop.buying(who))).toMatchObject({ status: 429 });
    shop.pass(15 * 60_000);
    expect((await shop.bought(who)).state).toBe('active');
  });
});

describe('A process that ends while a plan is paid for', () => {
  it.each(['silent', 'lost', 'throws'] as const)(
    'leaves what the next one sees through, %s as it was, under the name it was charged under',
    async (outcome) => {
      const who = await shop.shopperWithCard();
      const key = shop.newKey();
      shop.payments.outcome = outcome;
      const buying = shop.bought(who, { key, store: shop.another() });
      await shop.payments.asked(1);
      if (outcome !== 'throws') shop.pass(8_000);
      expect((await buying).state).toBe('pending');
      shop.payments.outcome = 'captured';
      await shop.another().charging.recover();
      expect((await shop.purchase(who, key))?.state).toBe('active');
      expect(new Set(shop.payments.calls.map(({ paymentId }) => paymentId)).size).toBe(1);
      expect(shop.taken()).toBe(priceCents);
    },
  );

  it('is given up after a quarter of an hour, and another one can be bought', async () => {
    const who = await shop.shopperWithCard();
    const key = shop.newKey();
    shop.payments.outcome = 'throws';
    await shop.bought(who, { key, store: shop.another() });
    shop.time.nowMs += 15 * 60_000;
    await shop.charging.recover();
    expect(await shop.purchase(who, key)).toMatchObject({
      state: 'declined',
      message: expect.stringMatching(/not been charged/),
    });
    shop.payments.outcome = 'captured';
    expect((await shop.bought(who)).state).toBe('active');
  });

  it('is told by the bank itself what came of it, twice, and does it once', async () => {
    const who = await shop.shopperWithCard();
    const key = shop.newKey();
    const stop = shop.charging.watch();
    shop.payments.outcome = 'throws';
    await shop.bought(who, { key });
    const { paymentId = '' } = shop.payments.calls[0] ?? {};
    for (let told = 0; told < 2; told++) shop.payments.tell(paymentId, { state: 'captured' });
    await expect.poll(async () => (await shop.purchase(who, key))?.state).toBe('active');
    stop();
    expect(await shop.letterKinds()).toEqual(['saver-started']);
  });
});
