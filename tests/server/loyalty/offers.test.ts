import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boostOffers } from '#fixtures/boost-offers.ts';
import { runningOffers } from '#server/loyalty/running-offers.ts';
import { type BoostOffer, BoostOffers } from '#services/loyalty/loyalty.contract.ts';
import { pointsOf } from '#services/loyalty/reward.rules.ts';
import * as v from 'valibot';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import type { SignedIn } from '../api/shop.ts';
import { boosts, type LoyaltyShop, openLoyaltyShop, paths, points } from './loyalty-shop.ts';

let shop: LoyaltyShop;
beforeAll(async () => {
  shop = await openLoyaltyShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const dayMs = 86_400_000;
const member = async (): Promise<SignedIn> => {
  const who = await shop.signedIn();
  await shop.join(who);
  return who;
};
const countsOf = async (who: SignedIn) => [await shop.read(who, paths.count), await shop.read(who, paths.countV2)];

describe('The boosts of the invented shop', () => {
  it('have the reward in the offer that is on the card of each of their products [A3.14]', () => {
    const { products, groups } = generateCatalogue({ seed: 7, size: 3_000 });
    const named = new Set(groups.map(({ id }) => id));
    for (const { slug, points: reward } of boostOffers) {
      const own = products.filter((product) => product.groups.includes(`boost-${slug}`));
      expect([slug, named.has(`boost-${slug}`), own.length > 0]).toEqual([slug, true, true]);
      expect(new Set(own.map(({ boostPoints }) => boostPoints))).toEqual(new Set([reward]));
    }
    const inGroups = ({ groups: of }: { groups: readonly string[] }) => of.filter((id) => id.startsWith('boost-'));
    expect(products.filter((one) => inGroups(one).length !== (one.boostPoints === null ? 0 : 1))).toEqual([]);
  });

  it('run every day, each for the days it says, and are another offer in the next round', () => {
    const start = Date.UTC(2026, 10, 20, 1);
    for (let day = 0; day < 60; day++) {
      const nowMs = start + day * dayMs;
      const today = new Date(nowMs + 13 * 3_600_000).toISOString().slice(0, 10);
      for (const offer of runningOffers(nowMs)) {
        expect(offer.startsOn <= today && today <= offer.endsOn).toBe(true);
        expect((Date.parse(offer.endsOn) - Date.parse(offer.startsOn)) / dayMs + 1).toBe(offer.days);
        expect(offer.offerId).toBe(`${offer.slug}-${offer.startsOn}`);
      }
    }
    const after = new Set(runningOffers(start + 14 * dayMs).map(({ offerId }) => offerId));
    expect(runningOffers(start).filter(({ offerId }) => after.has(offerId))).toEqual([]);
  });
});

describe('The offers of a member', () => {
  it('are those that run and have something in the shop, with products of the same reward [A3.14]', async () => {
    const offers = await shop.offers(await member());
    expect(offers.map(({ groupName }) => groupName).toSorted()).toEqual([boosts.bread, boosts.tea]);
    const read: readonly BoostOffer[] = v.parse(BoostOffers, { offers }).offers;
    for (const { products, rewardValue, state, totalProducts } of read) {
      expect([state, totalProducts, products.length]).toEqual(['available', 1, 1]);
      expect(pointsOf(products[0]?.productTag ?? {})).toBe(rewardValue);
    }
    expect(read.map(({ rewardValue }) => rewardValue).toSorted((a, b) => a - b)).toEqual([points.bread, points.tea]);
  });

  it('are counted: those that can be used, and from the second version those that are boosted [A7.038] [A7.039]', async () => {
    const who = await member();
    expect(await countsOf(who)).toEqual([{ totalOffers: 2 }, { totalOffers: 2, boostedOffers: 0 }]);
    await shop.boost(who, (await shop.offerOf(who, boosts.tea)).offerId);
    expect(await countsOf(who)).toEqual([{ totalOffers: 2 }, { totalOffers: 2, boostedOffers: 1 }]);
    await shop.db.transaction((trx) => trx.updateTable('loyalty_offers').set({ used_ms: 1, order_id: 'o' }).execute());
    expect(await countsOf(who)).toEqual([{ totalOffers: 1 }, { totalOffers: 1, boostedOffers: 0 }]);
  });

  it('are boosted one by one or all at once, and saying it again changes nothing', async () => {
    const who = await member();
    const { offerId } = await shop.offerOf(who, boosts.bread);
    const first = await shop.boost(who, offerId);
    expect([first.status, (await first.json()) as unknown]).toEqual([200, { offers: await shop.offers(who) }]);
    const rows = () =>
      shop.db.read.selectFrom('loyalty_offers').selectAll().where('shopper_id', '=', who.accountId).execute();
    const before = await rows();
    shop.pass(60_000);
    await Promise.all([shop.boost(who, offerId), shop.boost(who, offerId)]);
    expect(await rows()).toEqual(before);
    await shop.boost(who, null);
    expect((await shop.offers(who)).map(({ state }) => state)).toEqual(['boosted', 'boosted']);
    expect((await rows()).filter(({ offer_id: id }) => id === offerId)).toEqual(before);
  });

  it('are their own: what another boosts changes nothing for them', async () => {
    const [who, other] = [await member(), await member()];
    await shop.boost(other, null);
    expect((await shop.offers(who)).map(({ state }) => state)).toEqual(['available', 'available']);
  });

  it('are not there in another round, nor without a name of theirs', async () => {
    const who = await member();
    const { offerId } = await shop.offerOf(who, boosts.bread);
    for (const wrong of ['bread-2020-01-06', 'nothing', 'fish-2026-11-20'])
      expect((await shop.boost(who, wrong)).status).toBe(404);
    for (const body of [{}, { offerId: 7 }, { offerId: 'Bread!' }, { offerId, points: 9_000 }])
      expect((await shop.send('POST', paths.boosted, body, who.headers)).status).toBe(400);
    shop.pass(8 * dayMs);
    expect((await shop.boost(who, offerId)).status).toBe(404);
  });

  it('are for members: whoever has no card reads that there are none, and boosts none [A6.08]', async () => {
    const who = await shop.signedIn();
    expect([await shop.offers(who), ...(await countsOf(who))]).toEqual([
      [],
      { totalOffers: 0 },
      { totalOffers: 0, boostedOffers: 0 },
    ]);
    expect(await shop.balance(who)).toMatchObject({ isMember: false, pointsBalance: 0, rewardBalance: 0, recent: [] });
    expect(await shop.messages(who)).toEqual([]);
    expect((await shop.boost(who, null)).status).toBe(403);
    expect((await shop.send('POST', paths.emails, { offerId: null }, who.headers)).status).toBe(403);
    const registering = await shop.signedIn({ isShopper: false });
    expect(await shop.statusOf(registering, paths.balance)).toBe(403);
    expect((await shop.get(paths.balance)).status).toBe(401);
  });
});

describe('A letter with the offers', () => {
  it('goes to the address of whoever asks, says what they bring and until when, and where they are', async () => {
    const who = await member();
    const { offerId, name } = await shop.offerOf(who, boosts.tea);
    const response = await shop.send('POST', paths.emails, { offerId }, who.headers);
    expect([response.status, shop.letters.length]).toEqual([204, 1]);
    const [letter] = shop.letters;
    expect([letter?.kind, letter?.to, letter?.subject]).toEqual([
      'boost-offers',
      who.email,
      `Your boost offer: ${name}`,
    ]);
    expect(letter?.lines.some((line) => line.startsWith(`${name}: 150 points, until `))).toBe(true);
    expect(letter?.lines).toContain('http://localhost:3000/everyday-rewards/boosts');
  });

  it('is slowed down like every letter that somebody asks for', async () => {
    const who = await member();
    const statuses: number[] = [];
    for (let time = 0; time < 4; time++)
      statuses.push((await shop.send('POST', paths.emails, { offerId: null }, who.headers)).status);
    expect([statuses, shop.letters.length]).toEqual([[204, 204, 204, 429], 3]);
  });
});
