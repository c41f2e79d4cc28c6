import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSaverShop, priceCents, type SaverShop, type Told } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

/** A sweep begins to charge for the next period just before the next transaction; then the bank can be asked. */
function sweepFirst(says: 'captured' | 'declined'): void {
  const { transaction } = shop.db;
  vi.spyOn(shop.db, 'transaction').mockImplementationOnce(async (work) => {
    shop.payments.outcome = 'throws';
    await shop.renew();
    shop.payments.outcome = says;
    return transaction(work);
  });
}

describe('Giving a subscription up while a sweep begins to charge for it', () => {
  it('waits for that charge, too, and says until when it is paid for', async () => {
    const { who, id } = await shop.subscriber();
    shop.time.nowMs = Date.parse('2026-12-20T00:00:00Z');
    sweepFirst('captured');
    const told = (await (await shop.cancel(who, id)).json()) as Told;
    expect([told.state, told.paidUntil, shop.taken()]).toEqual(['ending', '2027-01-19', 2 * priceCents]);
    await shop.charging.recover();
    expect([await shop.mine(who), shop.taken()]).toEqual([told, 2 * priceCents]);
  });

  it('ends it at once, and charges nothing, where the bank says no', async () => {
    const { who, id } = await shop.subscriber();
    shop.time.nowMs = Date.parse('2026-12-20T00:00:00Z');
    sweepFirst('declined');
    const told = (await (await shop.cancel(who, id)).json()) as Told;
    const charges = told.charges.map(({ state }) => state);
    expect([told.state, charges, shop.taken()]).toEqual(['ended', ['declined', 'paid'], priceCents]);
  });
});
