import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSampleResponses, sampleResponsesOf } from '#server/db/repositories/samples.ts';
import { keepLine } from '#server/db/repositories/trolley.ts';
import { origin } from '../api/shop.ts';
import { type Buyer, goods, inStore, openPlacingShop, paths, type PlacingShop, type Told } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const count = async (table: 'orders' | 'payments' | 'letters_due') =>
  (await shop.db.read.selectFrom(table).select('id').execute()).length;
/** The only order, the only charge, and slots that say the truth. */
async function isOne(states = ['placed']) {
  expect((await shop.db.read.selectFrom('orders').select('state').execute()).map(({ state }) => state)).toEqual(states);
  expect([await count('payments'), shop.payments.captures.size, await count('letters_due')]).toEqual([1, 1, 1]);
  await shop.isTrue();
}

describe('Placing an order', () => {
  it('charges what the shopper saw, empties the trolley, uses up the slot and owes a letter [A7.084] [A7.O12]', async () => {
    const who = await shop.buyer({ [goods.bread]: 2, [goods.kumara]: 1_500 });
    const cents = await shop.costs(who);
    const told = await shop.placed(who);
    expect(told).toMatchObject({ state: 'placed', reason: null, orderNumber: expect.stringMatching(/^[1-9]\d{7}$/) });
    expect([...shop.payments.captures.values()]).toEqual([cents]);
    expect([await shop.lines(who), told.context.fulfilment.reservation]).toEqual([{}, null]);
    expect(told.context.shopper.orderCount).toBe(1);
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 2, kumara: inStore.kumara - 2 });
    const owed = await shop.db.read.selectFrom('letters_due').selectAll().execute();
    expect(owed).toMatchObject([{ kind: 'order-placed', shopper_id: who.accountId, order_id: told.orderId }]);
    expect(await shop.db.read.selectFrom('active_orders').selectAll().execute()).toEqual([]);
    await isOne();
  });

  it('keeps what was ordered and at what price, for the catalogue changes', async () => {
    const who = await shop.buyer({ [goods.bread]: 2 });
    await shop.placed(who);
    const row = await shop.db.read.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.facts)).toMatchObject({
      lines: [{ sku: goods.bread, amount: 2, totalCents: 1_000 }],
      instrument: { cardSuffix: '1111', cardScheme: 'Visa', isExpired: false },
      orderNotes: 'Ring twice',
      firstName: 'Aroha',
      taken: [{ sku: goods.bread, pieces: 2 }],
    });
    expect([row.revision, row.pending_of, row.placed_ms]).toEqual([2, null, shop.time.nowMs]);
    expect(row.facts).not.toMatch(/@|4111/);
  });

  it('leaves in the trolley what was added while it was paid for', async () => {
    const who = await shop.buyer({ [goods.bread]: 2, [goods.tea]: 1 });
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(1);
    expect(await shop.lines(who)).toEqual({ [goods.bread]: 2, [goods.tea]: 1 });
    await shop.put(who, { [goods.bread]: 5, [goods.kumara]: 300 });
    shop.payments.decide(await shop.payment(), { state: 'captured' });
    expect((await placing).state).toBe('placed');
    expect(await shop.lines(who)).toEqual({ [goods.bread]: 3, [goods.kumara]: 300 });
    const { revision } = await shop.db.read
      .selectFrom('trolleys')
      .select('revision')
      .where('shopper_id', '=', who.accountId)
      .executeTakeFirstOrThrow();
    expect(revision).toBeGreaterThan(1);
  });

  it('leaves what is bought in another unit while it was paid for as it is', async () => {
    const who = await shop.buyer({ [goods.bread]: 2 });
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(1);
    const line = { sku: goods.bread, unit: 'Kg', amount: 1_500, source: 'Test' } as const;
    await shop.db.transaction((trx) => keepLine(trx, who.accountId, line, shop.time.nowMs));
    shop.payments.decide(await shop.payment(), { state: 'captured' });
    expect((await placing).state).toBe('placed');
    expect(await shop.lines(who)).toEqual({ [goods.bread]: 1_500 });
  });

  it('uses up the samples that were accepted for it, and neither what was refused nor what is said meanwhile', async () => {
    const who = await shop.buyer();
    const said = (responses: Readonly<Record<string, string>>) =>
      shop.db.transaction((trx) =>
        keepSampleResponses(trx, who.accountId, new Map(Object.entries(responses)), shop.time.nowMs),
      );
    await said({ taste: 'accepted', smell: 'declined' });
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(1);
    shop.pass(1);
    await said({ touch: 'accepted' });
    shop.payments.decide(await shop.payment(), { state: 'captured' });
    expect((await placing).state).toBe('placed');
    expect(Object.fromEntries(await sampleResponsesOf(shop.db.read, who.accountId))).toEqual({
      smell: 'declined',
      touch: 'accepted',
    });
  });

  it('that is refused by the bank uses up no sample', async () => {
    const who = await shop.buyer();
    const accepted = new Map([['taste', 'accepted']]);
    await shop.db.transaction((trx) => keepSampleResponses(trx, who.accountId, accepted, shop.time.nowMs));
    shop.payments.outcome = 'declined';
    expect((await shop.placed(who)).state).toBe('declined');
    expect(await sampleResponsesOf(shop.db.read, who.accountId)).toEqual(accepted);
  });

  it('that costs nothing is placed at once, with no card and no payment', async () => {
    const who = await shop.buyer();
    await shop.freeDelivery(who);
    await shop.offer('ALL', 1);
    await shop.say(who, 'ALL');
    const told = await shop.placed(who, { expectedTotalCents: 0, instrumentId: null });
    expect([told.state, told.context.shopper.orderCount, await shop.lines(who)]).toEqual(['placed', 1, {}]);
    expect([shop.payments.calls, await count('payments'), await count('letters_due')]).toEqual([[], 0, 1]);
    await shop.isTrue();
  });

  it('goes on when its shopper has gone, and is told to them when they ask for it', async () => {
    const who = await shop.buyer();
    shop.payments.outcome = 'silent';
    const key = shop.newKey();
    const gone = new AbortController();
    const body = { expectedTotalCents: await shop.costs(who), instrumentId: who.card, isOfAge: false };
    const headers = { ...who.headers, 'idempotency-key': key };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: gone.signal };
    const placing = shop.fetch(new Request(`${origin}${paths.place}`, init));
    await shop.payments.asked(1);
    gone.abort();
    expect((await shop.byKey(who, key))?.state).toBe('paying');
    shop.payments.decide(await shop.payment(), { state: 'captured' });
    await placing;
    expect((await shop.byKey(who, key))?.state).toBe('placed');
  });
});

describe('One key', () => {
  it('said again is answered as the first time and changes nothing (T-27) [A7.O12]', async () => {
    const who = await shop.buyer();
    const wish = { key: shop.newKey(), expectedTotalCents: await shop.costs(who) };
    const first = await shop.placed(who, wish);
    const before = await shop.databaseHash();
    const { context: _, ...again } = await shop.placed(who, wish);
    expect(first).toMatchObject(again);
    expect(await shop.byKey(who, wish.key)).toEqual(again);
    expect(await shop.databaseHash()).toBe(before);
    expect(shop.payments.calls).toHaveLength(1);
  });

  it('with another body is refused, and the order stands (T-27)', async () => {
    const who = await shop.buyer();
    const wish = { key: shop.newKey(), expectedTotalCents: await shop.costs(who) };
    await shop.placed(who, wish);
    const before = await shop.databaseHash();
    for (const other of [{ expectedTotalCents: 1 }, { instrumentId: null }, { isOfAge: true }]) {
      const response = await shop.asked(who, { ...wish, ...other });
      expect([response.status, await response.json()]).toMatchObject([422, { code: 'KeyReused' }]);
    }
    expect(await shop.databaseHash()).toBe(before);
  });

  it('of somebody else is not there, nor is one that nobody used, and both are their own to use (T-27) [A7.084]', async () => {
    const [who, other] = [await shop.buyer(), await shop.buyer()];
    const key = shop.newKey();
    const { orderId } = await shop.placed(who, { key });
    const answers = [paths.byKey(key), paths.byKey(shop.newKey())].map((path) =>
      shop.get(path, { cookie: other.headers.cookie }),
    );
    const texts = await Promise.all(
      answers.map(async (answer) => [(await answer).status, await (await answer).text()]),
    );
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.[0]).toBe(404);
    expect((await shop.placed(other, { key })).orderId).not.toBe(orderId);
  });

  it.each([2, 5, 20])(
    'sent %i times at once, to two processes, makes one order and one charge (T-27)',
    async (many) => {
      const who = await shop.buyer();
      const wish = { key: shop.newKey(), expectedTotalCents: await shop.costs(who) };
      const stores = [shop, shop.another()];
      const all = await Promise.all(
        Array.from({ length: many }, (_, at) => shop.placed(who, { ...wish, store: stores[at % 2] ?? shop })),
      );
      expect(new Set(all.map(({ orderId }) => orderId)).size).toBe(1);
      expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['placed']));
      await isOne();
    },
  );
});

describe('Two keys for one trolley', () => {
  it('at once, in two processes, make one order; the others are refused (T-27)', async () => {
    const who: Buyer = await shop.buyer();
    const expectedTotalCents = await shop.costs(who);
    const stores = [shop, shop.another()];
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => shop.asked(who, { expectedTotalCents, store: stores[at % 2] ?? shop })),
    );
    const answers = await Promise.all(all.map(async (one) => (await one.json()) as Told & { readonly code?: string }));
    expect(answers.filter(({ state }) => state === 'placed')).toHaveLength(1);
    const codes = new Set(answers.flatMap(({ code }) => code ?? []));
    for (const code of codes) expect(['OrderUnderWay', 'OrderNotReady', 'SlotExpired']).toContain(code);
    expect(await shop.stock()).toEqual({ ...inStore, bread: inStore.bread - 2 });
    await isOne();
  });
});
