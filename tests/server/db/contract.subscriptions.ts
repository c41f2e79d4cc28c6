import { expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  chargeById,
  chargesOf,
  endCharge,
  intendCharge,
  intendedChargeOf,
  intendedCharges,
} from '#server/db/repositories/subscription-charges.ts';
import { holdSubscription, stepSubscription } from '#server/db/repositories/subscription-steps.ts';
import {
  createSubscription,
  dueSubscriptions,
  liveSubscription,
  purchaseByKey,
  subscriptionOf,
  subscriptionsOf,
} from '#server/db/repositories/subscriptions.ts';
import { newSubscription, olderSubscription } from '../delivery-saver/subscription.sample.ts';

export function subscriptionsContract(db: () => Database): void {
  const create = (made: ReturnType<typeof newSubscription>) =>
    db().transaction((trx) => createSubscription(trx, made, 1_000));
  const charge = (id: string, subscriptionId: string, after: string | null = null) => ({
    ...{ id, subscriptionId, shopperId: 'saver-a', after, fromOn: '2026-11-20' },
    ...{ instrumentId: 'card', amountCents: 2_500, createdMs: 1_000 },
  });
  const intend = (one: ReturnType<typeof charge>) => db().transaction((trx) => intendCharge(trx, one));
  const end = (id: string, state: 'captured' | 'declined') =>
    db().transaction((trx) => endCharge(trx, id, { state, reason: null }, 2_000));

  test('a shopper has one subscription that is not ended, however many are put in at once (INV-5.5)', async () => {
    const all = Array.from({ length: 10 }, () => newSubscription({ shopperId: 'saver-a' }));
    const made = await Promise.all(all.map(create));
    expect(made.filter(Boolean)).toHaveLength(1);
    const live = await liveSubscription(db().read, 'saver-a');
    expect(live).toMatchObject({ state: 'paying', isWPay: true, paidUntil: null });
    for (const state of ['active', 'ending', 'unpaid', 'declined'] as const) {
      await db().transaction((trx) => stepSubscription(trx, { id: live?.id ?? '' }, { state }));
      expect((await create(newSubscription({ shopperId: 'saver-a' }))) === (state === 'declined')).toBe(true);
    }
  });

  test('one key makes one subscription, of each shopper', async () => {
    const made = newSubscription({ shopperId: 'saver-b' });
    expect(await create(made)).toBe(true);
    await db().transaction((trx) => stepSubscription(trx, made, { state: 'ended' }));
    expect(await create(newSubscription({ shopperId: 'saver-b', key: made.key }))).toBe(false);
    expect(await create(newSubscription({ shopperId: 'saver-c', key: made.key }))).toBe(true);
    expect((await purchaseByKey(db().read, 'saver-b', made.key))?.subscriptionId).toBe(made.id);
    expect(await purchaseByKey(db().read, 'saver-d', made.key)).toBe(null);
  });

  test('a period is charged for once, unless that was declined, however many charges are intended at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, at) => intend(charge(`first-${at}`, 'periods'))));
    expect(made.filter(Boolean)).toHaveLength(1);
    const { id = '' } = (await intendedChargeOf(db().read, 'periods')) ?? {};
    expect(await end(id, 'declined')).toBe(true);
    expect(await end(id, 'captured')).toBe(false);
    expect(await intend(charge('again', 'periods'))).toBe(true);
    expect(await end('again', 'captured')).toBe(true);
    expect(await intend(charge('once more', 'periods'))).toBe(false);
    expect(await intend(charge('next', 'periods', '2026-12-19'))).toBe(true);
    expect((await intendedCharges(db().read)).map((one) => one.id)).toContain('next');
    expect((await chargeById(db().read, 'again'))?.state).toBe('captured');
    expect((await chargesOf(db().read, ['periods'])).length).toBe(3);
    expect(await chargesOf(db().read, [])).toEqual([]);
  });

  test('what was never paid for is nobody’s to see, and what is somebody’s is nobody else’s', async () => {
    const id = await olderSubscription(db(), { shopperId: 'saver-e', startedOn: '2026-10-31' });
    const unpaid = newSubscription({ shopperId: 'saver-f' });
    await create(unpaid);
    expect(await subscriptionOf(db().read, 'saver-e', id)).toMatchObject({ paidUntil: '2026-11-29', isWPay: false });
    expect(await subscriptionOf(db().read, 'saver-f', id)).toBe(null);
    expect(await subscriptionOf(db().read, 'saver-f', unpaid.id)).toBe(null);
    expect(await subscriptionsOf(db().read, 'saver-f')).toEqual([]);
  });

  test('what is due is found, the longest overdue first, and held by one transaction after the other', async () => {
    const late = await olderSubscription(db(), { shopperId: 'saver-g', startedOn: '2020-01-01' });
    const later = await olderSubscription(db(), { shopperId: 'saver-h', startedOn: '2020-02-01' });
    const due = (await dueSubscriptions(db().read, Date.parse('2020-06-01'))).filter(
      (id) => id === late || id === later,
    );
    expect(due).toEqual([late, later]);
    const step = () =>
      db().transaction(async (trx) => {
        const held = await holdSubscription(trx, late);
        if (held) await stepSubscription(trx, held, { anchorDay: held.anchorDay + 1 });
      });
    await Promise.all(Array.from({ length: 6 }, step));
    expect((await subscriptionOf(db().read, 'saver-g', late))?.anchorDay).toBe(7);
    expect(await db().transaction((trx) => holdSubscription(trx, 'nobody'))).toBe(null);
  });
}
