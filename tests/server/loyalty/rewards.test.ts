import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payChristmasSavers } from '#server/loyalty/christmas.ts';
import { silentLog } from '#server/log.ts';
import type { SignedIn } from '../api/shop.ts';
import { type LoyaltyShop, openLoyaltyShop, paths } from './loyalty-shop.ts';

let shop: LoyaltyShop;
beforeAll(async () => {
  shop = await openLoyaltyShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const prefer = (who: SignedIn, redemptionPreference: unknown) =>
  shop.send('PUT', paths.preference, { redemptionPreference }, who.headers);
const standing = async (who: SignedIn) => {
  const { pointsBalance, rewardBalance, redemptionPreference } = await shop.balance(who);
  return [pointsBalance, rewardBalance, redemptionPreference];
};
/** Somebody who keeps their points, and has so many. */
async function saver(points: number): Promise<SignedIn> {
  const who = await shop.signedIn();
  await shop.join(who);
  await prefer(who, 'save');
  await shop.join(who, await shop.card([points]));
  return who;
}

describe('Rewards of points', () => {
  it('are made at once of each 2,000 points, unless the member keeps them [A7.037]', async () => {
    const who = await shop.signedIn();
    await shop.join(who, await shop.card([1_500, 2_700]));
    expect(await standing(who)).toEqual([200, 30, 'automatic']);
    expect((await shop.balance(who)).recent.map(({ points }) => points)).toEqual([-2_000, -2_000, 2_700, 1_500]);
    expect(await standing(await saver(4_200))).toEqual([4_200, 0, 'save']);
  });

  it('are made once when the member no longer keeps them, however often they say so', async () => {
    const who = await saver(6_100);
    await Promise.all(Array.from({ length: 6 }, () => prefer(who, 'automatic')));
    expect(await standing(who)).toEqual([100, 45, 'automatic']);
    await prefer(who, 'save');
    expect(await standing(who)).toEqual([100, 45, 'save']);
  });

  it('are made in December of whoever saves for Christmas, by themselves and once', async () => {
    const who = await saver(4_100);
    await prefer(who, 'christmas');
    const world = { ...shop.world, log: silentLog };
    expect([await payChristmasSavers(world), await standing(who)]).toEqual([0, [4_100, 0, 'christmas']]);
    shop.pass(12 * 86_400_000);
    const other = { ...world, db: shop.db };
    await Promise.all([payChristmasSavers(world), payChristmasSavers(other)]);
    expect(await standing(who)).toEqual([100, 30, 'christmas']);
    expect(await payChristmasSavers(world)).toBe(0);
  });

  it('are not to be had by asking for them in another way', async () => {
    const who = await saver(3_000);
    for (const wrong of ['now', null, 3, ['automatic']]) expect((await prefer(who, wrong)).status).toBe(400);
    const body = { redemptionPreference: 'automatic', pointsBalance: 90_000 };
    expect((await shop.send('PUT', paths.preference, body, who.headers)).status).toBe(400);
    expect((await prefer(await shop.signedIn(), 'automatic')).status).toBe(403);
    expect(await standing(who)).toEqual([3_000, 0, 'save']);
  });
});

describe('Reward messages', () => {
  it('are told to a member, the newest first, each once however often a card is joined [A7.040]', async () => {
    const who = await shop.signedIn();
    await shop.join(who);
    const first = await shop.messages(who);
    expect(first.map(({ title }) => title)).toEqual([
      'Welcome to Everyday Rewards',
      'Boosts are waiting for you',
      'Your card brings member prices',
    ]);
    expect(new Set(first.map(({ messageId }) => messageId)).size).toBe(3);
    shop.pass(1_000);
    await shop.join(who, await shop.card([2_000]));
    const [newest, ...others] = await shop.messages(who);
    expect([newest?.title, others]).toEqual(['You have earned a $15 reward', first]);
  });

  it('are put away by their member alone, for good, and putting one away twice does no harm [A7.041]', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    await shop.join(who);
    await shop.join(other);
    const [first, second, third] = await shop.messages(who);
    const remove = (one: SignedIn, id = '') => shop.send('DELETE', paths.message(id), undefined, one.headers);
    const foreign = await remove(other, second?.messageId);
    const missing = await remove(other, '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11');
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(await foreign.text()).toBe(await missing.text());
    expect((await remove(who, second?.messageId)).status).toBe(204);
    expect((await remove(who, second?.messageId)).status).toBe(204);
    expect((await remove(who, 'no such message!')).status).toBe(404);
    await shop.join(who);
    expect(await shop.messages(who)).toEqual([first, third]);
    expect(await shop.messages(other)).toHaveLength(3);
  });
});
