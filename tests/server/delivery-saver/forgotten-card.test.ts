import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetCard } from '#server/payments/forget-card.ts';
import { openSaverShop, priceCents, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
beforeAll(async () => {
  shop = await openSaverShop();
});
beforeEach(() => shop.begin());
afterAll(() => shop.close());

const forgotten: string[] = [];
const payments = { forget: async (instrumentId: string) => void forgotten.push(instrumentId) };

describe('A card that is deleted', () => {
  it('asks for a password that was given a moment ago [A2.160]', async () => {
    const { who } = await shop.subscriber();
    const { code } = (await (
      await shop.send('DELETE', `/api/v1/payments/instruments/${who.card}`, undefined, who.headers)
    ).json()) as { code: string };
    expect(code).toBe('ProofNeeded');
    expect((await shop.mine(who)).instrument).not.toBeNull();
  });

  it('is no more the shopper’s, and a pass waits for another one instead of charging it [A2.160]', async () => {
    const { who, id } = await shop.subscriber();
    expect(await forgetCard({ db: shop.db, payments }, who.accountId, who.card)).toBe(true);
    expect(forgotten).toContain(who.card);
    expect(await shop.mine(who)).toMatchObject({ subscriptionId: id, state: 'active', instrument: null });
    expect((await shop.pay(who, id, who.card)).status).toBe(400);
    await shop.renewOn('2026-12-20');
    expect([(await shop.mine(who)).state, shop.taken()]).toEqual(['unpaid', priceCents]);
  });

  it('is forgotten once, and nobody forgets somebody else’s [A2.160]', async () => {
    const [{ who }, other] = [await shop.subscriber(), await shop.shopperWithCard()];
    expect(await forgetCard({ db: shop.db, payments }, other.accountId, who.card)).toBe(false);
    expect(await forgetCard({ db: shop.db, payments }, who.accountId, who.card)).toBe(true);
    expect(await forgetCard({ db: shop.db, payments }, who.accountId, who.card)).toBe(false);
  });

  it('is nothing that a pass goes on with, also when it is deleted while it is chosen [A2.160]', async () => {
    const forgetOnceSeen = (accountId: string) => {
      const { instrument } = shop.payments;
      vi.spyOn(shop.payments, 'instrument').mockImplementationOnce(async (instrumentId) => {
        const known = await instrument(instrumentId);
        await forgetCard({ db: shop.db, payments }, accountId, instrumentId);
        return known;
      });
    };
    const { who, id } = await shop.subscriber();
    const other = await shop.card(who);
    forgetOnceSeen(who.accountId);
    expect((await shop.pay(who, id, other)).status).toBe(400);
    await shop.renewOn('2026-12-20');
    expect(await shop.mine(who)).toMatchObject({ paidUntil: '2027-01-19', charges: [{ state: 'paid' }, {}] });
    const buyer = await shop.shopperWithCard();
    forgetOnceSeen(buyer.accountId);
    expect((await shop.buying(buyer)).status).toBe(400);
    expect([await shop.subscriptions(buyer), shop.taken()]).toEqual([[], 2 * priceCents]);
  });
});
