import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  letterNotSent,
  letterSent,
  lettersDue,
  sweepDueLetters,
  takeLetter,
  takenLetterMs,
} from '#server/db/repositories/letters-due.ts';
import { placedOrder } from '#server/db/repositories/order-reading.ts';
import { createOrder, type NewOrder } from '#server/db/repositories/orders.ts';
import { keptOrder } from '../orders/order.sample.ts';

export function placedOrdersContract(db: () => Database): void {
  const create = (order: NewOrder) => db().transaction((trx) => createOrder(trx, order));

  test('a placed order is read by its shopper alone, and one that is not placed by nobody', async () => {
    const order = keptOrder({ shopperId: 'reader' });
    await create(order);
    const { id, number, totalCents, nowMs } = order;
    expect(await placedOrder(db().read, 'reader', id)).toMatchObject({
      ...{ id, number, totalCents, placedMs: nowMs, shopperId: 'reader' },
      facts: { place: '14 Kōwhai Street, Newtown', lines: [{ sku: '200000', totalCents: 1_000 }] },
    });
    expect(await placedOrder(db().read, 'somebody else', id)).toBeNull();
    const paying = keptOrder({ shopperId: 'payer', state: 'paying' });
    await create(paying);
    expect(await placedOrder(db().read, 'payer', paying.id)).toBeNull();
  });

  test('a letter is taken by one of many, again after a minute while its end is unknown, and twice at most', async () => {
    const letter = { id: 'letter-1', kind: 'order-placed', shopper_id: 'reader', order_id: 'order' };
    await db().transaction((trx) =>
      trx
        .insertInto('letters_due')
        .values({ ...letter, created_ms: 0, sent_ms: null })
        .execute(),
    );
    const due = async (nowMs: number) =>
      (await lettersDue(db().read, nowMs)).filter(({ id }) => id === letter.id).length;
    const take = (nowMs: number) => db().transaction((trx) => takeLetter(trx, letter.id, nowMs));
    const many = await Promise.all(Array.from({ length: 6 }, () => take(1)));
    expect([many.filter(Boolean).length, await due(1)]).toEqual([1, 0]);
    expect([await due(takenLetterMs), await take(takenLetterMs)]).toEqual([0, false]);
    expect([await due(takenLetterMs + 1), await take(takenLetterMs + 1)]).toEqual([1, true]);
    expect([await due(9 * takenLetterMs), await take(9 * takenLetterMs)]).toEqual([0, false]);
    await db().transaction((trx) => letterNotSent(trx, letter.id));
    expect([await due(9 * takenLetterMs), await take(9 * takenLetterMs)]).toEqual([1, true]);
    await db().transaction((trx) => letterSent(trx, letter.id, 9 * takenLetterMs));
    expect(await due(99 * takenLetterMs)).toBe(0);
    expect(await take(99 * takenLetterMs)).toBe(false);
    expect(await db().read.selectFrom('letter_tries').select('letter_id').execute()).toEqual([]);
  });

  test('a sweep drops the letters that went before, and those that nobody tries again, and nothing else', async () => {
    const letter = { kind: 'order-placed', shopper_id: 'swept', order_id: 'order', created_ms: 0 };
    const sent = { 'swept-1': 999, 'swept-2': 1_000, 'swept-3': null, 'swept-4': null, 'swept-5': null };
    await db().transaction(async (trx) => {
      for (const [id, sentMs] of Object.entries(sent))
        await trx
          .insertInto('letters_due')
          .values({ ...letter, id, sent_ms: sentMs })
          .execute();
      for (const [id, unknown] of [['swept-3', 2] as const, ['swept-4', 1] as const])
        await trx.insertInto('letter_tries').values({ letter_id: id, unknown, since_ms: 999 }).execute();
    });
    const sweep = () => db().transaction((trx) => sweepDueLetters(trx, 1_000));
    expect([await sweep(), await sweep()]).toEqual([2, 0]);
    const left = await db().read.selectFrom('letters_due').select('id').where('shopper_id', '=', 'swept').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(['swept-2', 'swept-4', 'swept-5']);
    const tries = await db().read.selectFrom('letter_tries').select('letter_id').execute();
    expect(tries).toEqual([{ letter_id: 'swept-4' }]);
    await db().transaction(async (trx) => {
      await trx.deleteFrom('letters_due').where('shopper_id', '=', 'swept').execute();
      await trx.deleteFrom('letter_tries').execute();
    });
  });
}
