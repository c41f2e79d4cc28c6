import type { DatabaseTarget } from '#server/db/open.ts';
import type { Broken } from './history.ts';
import { giveCoupon } from './goods.ts';
import { openRaceShop, type Racer, type RaceShop } from './race.shop.ts';
import { placeAtOnce, prepare, seenTotal, wishOf } from './race.trial.ts';

const crowd = 8;
const copies = 2;
/** Of each coupon: so many can be had by a crowd that would take more. */
const [leastUses, mostUses] = [2, 9] as const;
/** After five payments in vain nobody pays for a quarter of an hour. */
const trialsOfOne = 5;

export type CouponRace = {
  readonly counts: {
    readonly coupons: number;
    /** Orders that were asked for while their page showed the coupon. */
    readonly wished: number;
    readonly used: number;
    /** Those who were told that the sum had changed: the coupon was gone. */
    readonly gone: number;
  };
  readonly broken: readonly Broken[];
  readonly deadlocks: number | null;
};

/** A coupon that everybody in a crowd sees, and wants, twice over; says how many were told that it is gone. */
async function giveAway(shop: RaceShop, people: readonly Racer[], coupon: string, trolley: number): Promise<number> {
  let gone = 0;
  const buy = async (racer: Racer, totalCents: number): Promise<void> => {
    const wish = wishOf(racer, trolley, totalCents);
    shop.history.push(wish);
    await placeAtOnce(
      shop,
      racer,
      Array.from({ length: copies }, () => ({ wish, isOther: false })),
    );
    if (wish.told?.state !== 'refused' || wish.told.code !== 'TotalsChanged') return;
    gone++;
    await buy(racer, await seenTotal(shop, racer));
  };
  const totals = await Promise.all(people.map((racer) => prepare(shop, racer, coupon)));
  await Promise.all(people.map((racer, at) => buy(racer, totals[at] ?? 0)));
  return gone;
}

/** Crowds who want a coupon that there are too few of, at two processes on one database. */
export async function couponRace(
  target: DatabaseTarget,
  folder: string,
  coupons: number,
  seed: number,
): Promise<CouponRace> {
  const racers = crowd * Math.ceil(coupons / trialsOfOne);
  const shop = await openRaceShop({ target, folder, racers, seed, declining: 0.3 });
  const { db, random } = shop;
  const broken: Broken[] = [];
  let [given, gone] = [0, 0];
  while (given < coupons && broken.length === 0) {
    const code = `RACE-${++given}`;
    const mostPerShopper = random.between(1, 2);
    await giveCoupon(db, { code, mostUses: random.between(leastUses, mostUses), mostPerShopper });
    const from = (given * crowd) % racers;
    const people = shop.racers.slice(from, from + crowd);
    for (let time = 0; time < 2; time++) gone += await giveAway(shop, people, code, 2 * given + time);
    broken.push(...(await shop.look()));
  }
  const used = await db.read.selectFrom('coupon_uses').select('order_id').execute();
  const deadlocks = await shop.deadlocks();
  await shop.close();
  return { counts: { coupons: given, wished: shop.history.length, used: used.length, gone }, broken, deadlocks };
}
