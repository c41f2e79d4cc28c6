import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { createAccount, createShopper, personById } from '#server/db/repositories/accounts.ts';
import {
  type ActiveOrderFacts,
  activeOrderOf,
  holdActiveOrder,
  keepActiveOrder,
} from '#server/db/repositories/active-orders.ts';
import { couponOf, issueCoupons } from '#server/db/repositories/coupons.ts';
import { takeCouponUse } from '#server/db/repositories/coupon-uses.ts';

export function activeOrdersContract(db: () => Database): void {
  const change = (shopper: string, work: (facts: ActiveOrderFacts) => ActiveOrderFacts) =>
    db().transaction(async (trx) => {
      const facts = await holdActiveOrder(trx, shopper, 1);
      await keepActiveOrder(trx, shopper, work(facts), 2);
    });

  async function makeShopper(id: string): Promise<void> {
    const account = { id, scv_id: `scv-${id}`, email_written: `${id}@kete.example`, password_hash: null };
    const details = { first_name: 'Aroha', last_name: 'Ngata', birth_date: '1990-02-06', phone: '021234567' };
    const shopper = { account_id: id, ...details, suburb_id: 1, onecard_number: null, order_count: 0, created_ms: 1 };
    await db().transaction(async (trx) => {
      await createAccount(trx, { ...account, created_ms: 1, password_changed_ms: 1 });
      await createShopper(trx, shopper);
    });
  }

  test('what is said of an order is of one shopper, and nothing is said of it at first', async () => {
    expect(await activeOrderOf(db().read, 'said-a')).toEqual({});
    await change('said-a', () => ({ orderNotes: 'Green ones' }));
    await change('said-b', (facts) => ({ ...facts, coupon: 'KETE10' }));
    expect(await activeOrderOf(db().read, 'said-a')).toEqual({ orderNotes: 'Green ones' });
    expect(await activeOrderOf(db().read, 'said-b')).toEqual({ coupon: 'KETE10' });
  });

  test('many who change one order at once all stand: it is held for each', async () => {
    const words = Array.from({ length: 8 }, (_, at) => `offer-${at}`);
    await Promise.all(
      words.map((word) => change('said-c', (facts) => ({ ...facts, bonus: { ...facts.bonus, [word]: word } }))),
    );
    expect(Object.keys((await activeOrderOf(db().read, 'said-c')).bonus ?? {}).toSorted()).toEqual(words);
  });

  test('who is signed in is told with what they accepted, and whether an order of theirs is being paid for', async () => {
    await makeShopper('said-d');
    const shopper = async () => (await personById(db().read, 'said-d'))?.shopper;
    expect(await shopper()).toMatchObject({ disclaimer: null, isOrderUnderWay: false });
    const disclaimer = { reservationId: 'r-1', restricted: ['100001'] };
    await change('said-d', () => ({ disclaimer }));
    const order = { id: 'o-1', shopper_id: 'said-d', number: '12345678', key: 'k', state: 'paying', facts: '{}' };
    const slot = { slot_id: 's', starts_ms: 1, total_cents: 1, revision: 1, created_ms: 1, placed_ms: null };
    await db().transaction((trx) =>
      trx
        .insertInto('orders')
        .values({ ...order, ...slot, pending_of: 'said-d' })
        .execute(),
    );
    expect(await shopper()).toMatchObject({ disclaimer, isOrderUnderWay: true });
    await db().transaction((trx) =>
      trx.updateTable('orders').set({ pending_of: null }).where('id', '=', 'o-1').execute(),
    );
    expect(await shopper()).toMatchObject({ isOrderUnderWay: false });
  });

  test('a coupon says how many are left and how many one shopper used, and is issued once', async () => {
    const facts = { name: 'A coupon', off: { kind: 'amount', cents: 500 }, mostPerShopper: 2 } as const;
    const issue = () => db().transaction((trx) => issueCoupons(trx, [{ code: 'ISSUED', mostUses: 3, facts }]));
    const use = (shopperId: string, orderId: string) =>
      db().transaction((trx) => takeCouponUse(trx, { code: 'ISSUED', shopperId, orderId }));
    await Promise.all([issue(), issue()]);
    expect([await use('said-e', 'o-1'), await use('said-f', 'o-2')]).toEqual([true, true]);
    await issue();
    expect(await couponOf(db().read, 'ISSUED', 'said-e')).toEqual({
      ...facts,
      code: 'ISSUED',
      left: 1,
      usedByShopper: 1,
    });
    expect(await couponOf(db().read, 'NEVER', 'said-e')).toBeNull();
  });
}
