import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '#server/log.ts';
import { startRecovery } from '#server/start/sweeps.ts';
import { minuteMs } from '../api/hold-shop.ts';
import { realWorld } from '../world.ts';
import { type Buyer, goods, inStore, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

/** An order whose process ended while it was paid for. */
async function left(who: Buyer, outcome: 'silent' | 'lost' | 'throws') {
  shop.payments.outcome = outcome;
  const wish = { key: shop.newKey(), expectedTotalCents: await shop.costs(who) };
  const placing = shop.placed(who, { ...wish, store: shop.another() });
  await shop.payments.asked(1);
  if (outcome !== 'throws') shop.pass(8_000);
  expect((await placing).state).toBe('paying');
  return wish;
}
const isPlacedOnce = async (who: Buyer, key: string) => {
  expect((await shop.byKey(who, key))?.state).toBe('placed');
  expect(new Set(shop.payments.calls.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(shop.payments.captures.size).toBe(1);
  await shop.isTrue();
};

describe('A process that begins', () => {
  it.each(['silent', 'lost', 'throws'] as const)(
    'sees through what another left %s, by the name it was charged under (T-27)',
    async (outcome) => {
      const who = await shop.buyer();
      const { key } = await left(who, outcome);
      shop.payments.outcome = 'captured';
      await shop.another().charging.recover();
      await isPlacedOnce(who, key);
      expect(await shop.lines(who)).toEqual({});
    },
  );

  it('gives back all of an order that the bank refuses then', async () => {
    const who = await shop.buyer();
    const { key } = await left(who, 'throws');
    shop.payments.outcome = 'declined';
    await shop.another().charging.recover();
    expect(await shop.byKey(who, key)).toMatchObject({ state: 'declined' });
    expect([await shop.stock(), await shop.lines(who)]).toEqual([inStore, { [goods.bread]: 2 }]);
    await shop.isTrue();
  });

  it('finds nothing to do of an order that is settled, and its shopper is told what they were not', async () => {
    const who = await shop.buyer();
    const wish = { key: shop.newKey(), expectedTotalCents: await shop.costs(who) };
    await shop.placed(who, { ...wish, store: shop.another() });
    const before = await shop.databaseHash();
    await shop.charging.recover();
    expect(await shop.databaseHash()).toBe(before);
    expect((await shop.placed(who, wish)).state).toBe('placed');
    await isPlacedOnce(who, wish.key);
  });

  it('does so again and again, in two processes at once, for each of many', async () => {
    const buyers = await Promise.all([shop.buyer(), shop.buyer(), shop.buyer()]);
    shop.payments.outcome = 'throws';
    for (const who of buyers) await shop.placed(who);
    await Promise.all([shop.charging.recover(), shop.another().charging.recover()]);
    expect(shop.payments.captures.size).toBe(0);
    shop.payments.outcome = 'captured';
    await Promise.all([shop.charging.recover(), shop.another().charging.recover(), shop.charging.recover()]);
    expect(shop.payments.captures.size).toBe(3);
    const states = await shop.db.read.selectFrom('orders').select('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['placed', 'placed', 'placed']);
    await shop.isTrue();
  });
});

describe('A payment that is not answered', () => {
  it('is asked for once at a time, and once more after half a minute', async () => {
    const who = await shop.buyer();
    shop.payments.outcome = 'silent';
    const placing = shop.placed(who);
    await shop.payments.asked(1);
    void shop.charging.recover();
    shop.pass(29_999);
    expect((await placing).state).toBe('paying');
    void shop.charging.recover();
    const key = (await shop.db.read.selectFrom('orders').select('key').executeTakeFirstOrThrow()).key;
    expect([(await shop.byKey(who, key))?.state, shop.payments.calls.length]).toEqual(['paying', 1]);
    shop.payments.outcome = 'captured';
    shop.pass(1);
    await shop.charging.recover();
    expect(shop.payments.calls).toHaveLength(2);
    await isPlacedOnce(who, key);
  });

  it('is given up after a quarter of an hour, and its shopper is told that they were not charged', async () => {
    const who = await shop.buyer();
    const { key } = await left(who, 'throws');
    shop.time.nowMs += 15 * minuteMs;
    await shop.charging.recover();
    const told = await shop.byKey(who, key);
    expect(told).toMatchObject({ state: 'declined', reason: expect.stringMatching(/not been charged/) });
    expect([shop.payments.givenUp, shop.payments.captures.size]).toEqual([[shop.payments.calls[0]?.paymentId], 0]);
    expect(await shop.stock()).toEqual(inStore);
    await shop.isTrue();
  });

  it('that was taken all the same is an order when it is given up', async () => {
    const who = await shop.buyer();
    const { key } = await left(who, 'lost');
    shop.time.nowMs += 15 * minuteMs;
    await shop.charging.recover();
    await isPlacedOnce(who, key);
  });

  it('is waited for by whoever asks again with its key, in a process that knew nothing of it', async () => {
    const who = await shop.buyer();
    const wish = await left(who, 'throws');
    shop.payments.outcome = 'captured';
    expect((await shop.placed(who, { ...wish, store: shop.another() })).state).toBe('placed');
    await isPlacedOnce(who, wish.key);
  });
});

describe('The store', () => {
  it('looks for what was left at its start and every two seconds, listens meanwhile, and stops', async () => {
    const seen: string[] = [];
    let tick = () => {};
    const every = (ms: number, work: () => void) => {
      seen.push(`every ${ms}`);
      tick = work;
      return () => void seen.push('stopped');
    };
    const charging = {
      recover: async () => {
        seen.push('recover');
        throw new Error('The database is away.');
      },
      watch: () => {
        seen.push('watch');
        return () => void seen.push('deaf');
      },
    };
    const warned: string[] = [];
    const log = { ...silentLog, warn: (_: unknown, text: string) => void warned.push(text) };
    const stop = startRecovery(charging, log as never, { ...realWorld, monotonicMs: () => 0, every });
    tick();
    stop();
    expect(seen).toEqual(['watch', 'every 2000', 'recover', 'recover', 'deaf', 'stopped']);
    await Promise.resolve();
    await Promise.resolve();
    expect(warned).toHaveLength(2);
  });
});
