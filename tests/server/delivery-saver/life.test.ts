import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renewDue } from '#server/delivery-saver/renew.ts';
import { createSaverCharging } from '#server/delivery-saver/settle.ts';
import { createIds } from '#server/ids.ts';
import { silentLog } from '#server/log.ts';
import { startRenewals } from '#server/start/sweeps.ts';
import { dayMs, openSaverShop, priceCents, type SaverShop, type Told } from './saver-shop.ts';
import { realWorld } from '../world.ts';
import { olderSubscription } from './subscription.sample.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const statesOf = ({ charges }: Told) => charges.map(({ state }) => state);
const codeOf = async (asked: Promise<Response>) => {
  const response = await asked;
  return [response.status, ((await response.json()) as { code?: string }).code];
};

describe('A subscription goes on by itself', () => {
  it('is charged once for each period, the day after the last one that was paid for, and not before', async () => {
    const { who } = await shop.subscriber();
    await shop.renewOn('2026-12-18');
    expect(shop.taken()).toBe(priceCents);
    for (let swept = 0; swept < 3; swept++) await shop.renewOn('2026-12-20');
    expect(await shop.mine(who)).toMatchObject({ state: 'active', paidUntil: '2027-01-19', renewsOn: '2027-01-20' });
    expect([shop.taken(), await shop.letterKinds()]).toEqual([2 * priceCents, ['saver-started', 'saver-renewed']]);
  });

  it('is charged once however many stores sweep at once', async () => {
    const { who } = await shop.subscriber();
    shop.time.nowMs = Date.parse('2026-12-20T00:00:00Z');
    await Promise.all([shop.renew(), shop.another().renew(), shop.renew(), shop.another().renew()]);
    expect([shop.taken(), statesOf(await shop.mine(who))]).toEqual([2 * priceCents, ['paid', 'paid']]);
  });

  it('is not charged for the period after that by a store that saw it due before another one charged', async () => {
    const { who } = await shop.subscriber();
    shop.time.nowMs = Date.parse('2026-12-20T00:00:00Z');
    const transaction: SaverShop['db']['transaction'] = async (work) => {
      await shop.renew();
      return shop.db.transaction(work);
    };
    const clock = { nowMs: () => shop.time.nowMs };
    const { payments } = shop;
    const world = { db: { ...shop.db, transaction }, clock, ids: createIds(clock, realWorld.random), payments };
    const waiting = { wait: realWorld.clock.sleep, log: silentLog };
    await renewDue({ ...world, ...waiting, saverCharging: createSaverCharging({ ...world, ...waiting }) });
    expect([(await shop.mine(who)).paidUntil, shop.taken()]).toEqual(['2027-01-19', 2 * priceCents]);
  });

  it('begins on the same day of each month, as far as the month has it', async () => {
    shop.time.nowMs = Date.parse('2027-01-31T00:00:00Z');
    const { who } = await shop.subscriber();
    const days: string[] = [];
    for (const day of ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']) {
      days.push((await shop.mine(who)).renewsOn ?? '');
      await shop.renewOn(day);
    }
    expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
    expect(shop.taken()).toBe(5 * priceCents);
  });

  it('is not charged for days on which no store was open', async () => {
    const { who } = await shop.subscriber();
    for (let swept = 0; swept < 3; swept++) await shop.renewOn('2027-02-10');
    expect([(await shop.mine(who)).paidUntil, shop.taken()]).toEqual(['2027-03-09', 2 * priceCents]);
  });

  it('is seen through by the next store when the one that charged ended', async () => {
    const { who } = await shop.subscriber();
    shop.payments.outcome = 'throws';
    await shop.renewOn('2026-12-20');
    expect(statesOf(await shop.mine(who))).toEqual(['pending', 'paid']);
    shop.payments.outcome = 'captured';
    await shop.another().charging.recover();
    expect([statesOf(await shop.mine(who)), shop.taken()]).toEqual([['paid', 'paid'], 2 * priceCents]);
  });

  it('is looked at when the store opens and every minute, until it closes', async () => {
    const seen: string[] = [];
    const renew = async () => void seen.push('renew');
    let tick = () => {};
    const every = (ms: number, work: () => void) => {
      seen.push(`every ${ms}`);
      tick = work;
      return () => void seen.push('stopped');
    };
    const stop = startRenewals(renew, silentLog, { every });
    tick();
    stop();
    expect(seen).toEqual(['renew', 'every 60000', 'renew', 'stopped']);
  });
});

describe('A renewal that the bank refuses', () => {
  const unpaid = async () => {
    const { who, id } = await shop.subscriber();
    shop.payments.outcome = 'declined';
    await shop.renewOn('2026-12-20');
    shop.payments.outcome = 'captured';
    return { who, id };
  };

  it('leaves it unpaid, asks for another card, and is not tried again by itself', async () => {
    const { who } = await unpaid();
    await shop.renewOn('2026-12-21');
    expect(await shop.mine(who)).toMatchObject({
      state: 'unpaid',
      paidUntil: '2026-12-19',
      renewsOn: null,
      nextCharge: 25,
      payableUntil: '2027-01-03',
    });
    expect([shop.payments.calls.length, await shop.letterKinds()]).toEqual([2, ['saver-started', 'saver-unpaid']]);
    expect((await shop.context(who)).shopper.hasActiveDeliverySubscription).toBe(true);
  });

  it('is charged once to another card, and the period begins then', async () => {
    const { who, id } = await unpaid();
    shop.time.nowMs += 3 * dayMs;
    const [card, key] = [await shop.card(who), shop.newKey()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.pay(who, id, card, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shop.mine(who)).toMatchObject({ state: 'active', paidUntil: '2027-01-22', renewsOn: '2027-01-23' });
    expect([shop.taken(), shop.payments.calls.at(-1)?.instrumentId]).toEqual([2 * priceCents, card]);
    await shop.renewOn('2027-01-23');
    expect((await shop.mine(who)).paidUntil).toBe('2027-02-22');
  });

  it('of keys from several tabs at once, one charges', async () => {
    const { who, id } = await unpaid();
    const card = await shop.card(who);
    await Promise.all(Array.from({ length: 10 }, () => shop.pay(who, id, card)));
    expect([shop.taken(), (await shop.mine(who)).state]).toEqual([2 * priceCents, 'active']);
  });

  it('stays unpaid when the other card is refused too, and says so', async () => {
    const { who, id } = await unpaid();
    shop.payments.outcome = 'declined';
    const told = (await (await shop.pay(who, id, await shop.card(who))).json()) as Told;
    expect([told.state, statesOf(told)]).toEqual(['unpaid', ['declined', 'declined', 'paid']]);
  });

  it('ends by itself after two weeks; then another one can be bought', async () => {
    const { who, id } = await unpaid();
    await shop.renewOn('2027-01-03');
    expect((await shop.mine(who)).state).toBe('unpaid');
    shop.time.nowMs = Date.parse('2027-01-03T11:00:00Z');
    expect((await shop.mine(who)).state).toBe('ended');
    expect((await shop.context(who)).shopper.hasActiveDeliverySubscription).toBe(false);
    expect(await codeOf(shop.pay(who, id, await shop.card(who)))).toEqual([409, 'OrderNotReady']);
    expect((await shop.bought(who)).state).toBe('active');
    expect((await shop.subscriptions(who)).map(({ state }) => state)).toEqual(['active', 'ended']);
  });

  it('ends at once when it is given up', async () => {
    const { who, id } = await unpaid();
    expect(((await (await shop.cancel(who, id)).json()) as Told).state).toBe('ended');
    expect((await shop.bought(who)).state).toBe('active');
  });

  it('is told to pay for by card when nobody knows a card of it', async () => {
    const who = await shop.shopperWithCard();
    const id = await olderSubscription(shop.db, { shopperId: who.accountId, startedOn: '2026-10-25' });
    const { shopper } = await shop.context(who);
    expect([shopper.hasActiveDeliverySubscription, shopper.isWPayDeliverySubscription]).toEqual([true, false]);
    await shop.renewOn('2026-11-25');
    expect(await shop.mine(who)).toMatchObject({ state: 'unpaid', isWPay: false, instrument: null });
    expect((await shop.pay(who, id, who.card)).status).toBe(200);
    expect(await shop.mine(who)).toMatchObject({ state: 'active', instrument: { cardSuffix: '1111' } });
  });
});

describe('Another card', () => {
  it('is charged from the next time on, and nothing now', async () => {
    const { who, id } = await shop.subscriber();
    const card = await shop.card(who);
    expect((await shop.pay(who, id, card)).status).toBe(200);
    expect(shop.taken()).toBe(priceCents);
    await shop.renewOn('2026-12-20');
    expect(shop.payments.calls.map(({ instrumentId }) => instrumentId)).toEqual([who.card, card]);
  });

  it('is refused that is somebody else’s, without a key, and with a key of another card', async () => {
    const { who, id } = await shop.subscriber();
    const other = await shop.shopperWithCard();
    expect(await codeOf(shop.pay(who, id, other.card))).toEqual([400, 'Invalid']);
    expect(await codeOf(shop.pay(other, id, other.card))).toEqual([404, 'NotFound']);
    const key = shop.newKey();
    expect((await shop.pay(who, id, who.card, key)).status).toBe(200);
    expect(await codeOf(shop.pay(who, id, await shop.card(who), key))).toEqual([422, 'KeyReused']);
  });
});

describe('Giving a subscription up', () => {
  it('leaves it good until what was paid for is over, and nothing is charged any more', async () => {
    const { who, id } = await shop.subscriber();
    const told = (await (await shop.cancel(who, id)).json()) as Told;
    expect(told).toMatchObject({ state: 'ending', paidUntil: '2026-12-19', renewsOn: null, nextCharge: null });
    await shop.renewOn('2026-12-19');
    expect((await shop.mine(who)).state).toBe('ending');
    await shop.renewOn('2026-12-20');
    expect([(await shop.mine(who)).state, shop.taken()]).toEqual(['ended', priceCents]);
    expect((await shop.context(who)).shopper.hasActiveDeliverySubscription).toBe(false);
  });

  it('is done once however often it is said, and one letter goes (INV-5.7)', async () => {
    const { who, id } = await shop.subscriber();
    shop.pass(1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.cancel(who, id)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const told = (await (await shop.cancel(who, id)).json()) as Told;
    expect([told.state, await shop.letterKinds()]).toEqual(['ending', ['saver-started', 'saver-cancelled']]);
  });

  it('while it is being charged waits for that, and says until when it is paid for', async () => {
    const { who, id } = await shop.subscriber();
    shop.payments.outcome = 'throws';
    await shop.renewOn('2026-12-20');
    shop.payments.outcome = 'captured';
    const told = (await (await shop.cancel(who, id)).json()) as Told;
    expect([told.state, told.paidUntil, shop.taken()]).toEqual(['ending', '2027-01-19', 2 * priceCents]);
  });

  it('while nobody knows what the bank says is good for what turns out to be paid for', async () => {
    const { who, id } = await shop.subscriber();
    shop.payments.outcome = 'throws';
    await shop.renewOn('2026-12-20');
    await shop.cancel(who, id);
    await shop.renewOn('2026-12-20');
    shop.payments.outcome = 'captured';
    await shop.charging.recover();
    expect(await shop.mine(who)).toMatchObject({ state: 'ending', paidUntil: '2027-01-19' });
    await shop.renewOn('2027-01-20');
    expect([(await shop.mine(who)).state, shop.taken()]).toEqual(['ended', 2 * priceCents]);
  });

  it('is open to its shopper alone', async () => {
    const { id } = await shop.subscriber();
    const other = await shop.shopperWithCard();
    expect(await codeOf(shop.cancel(other, id))).toEqual([404, 'NotFound']);
    expect(await codeOf(shop.cancel(other, shop.newKey()))).toEqual([404, 'NotFound']);
  });
});
