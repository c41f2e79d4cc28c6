import type { Reader } from '#server/db/database.ts';
import type { RunningOffer } from '#server/loyalty/running-offers.ts';
import { pointsPerReward, rewardCents } from '#services/loyalty/points.rules.ts';
import { tillPoints } from './race.plan.ts';

export type Expected = {
  readonly shopperId: string;
  /** What each order brings for its dollars and bonus products. */
  readonly orders: readonly { readonly id: string; readonly points: number }[];
};
type Meant = {
  readonly expected: readonly Expected[];
  /** The offers that everybody has boosted, by the group of their products. */
  readonly groups: ReadonlyMap<string, RunningOffer>;
  readonly cards: readonly string[];
};

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

/** What does not hold of points, offers, rewards and cards once nobody is at work. */
export async function brokenLaws(db: Reader, { expected, groups, cards }: Meant): Promise<readonly object[]> {
  const [accounts, movements, offers, orders] = [
    await db.selectFrom('loyalty_accounts').selectAll().execute(),
    await db.selectFrom('loyalty_movements').selectAll().execute(),
    await db.selectFrom('loyalty_offers').selectAll().execute(),
    await db.selectFrom('orders').select(['id', 'state', 'facts']).execute(),
  ];
  const facts = await db.selectFrom('products').select(['sku', 'facts']).execute();
  const groupsOf = new Map(facts.map((row) => [row.sku, (JSON.parse(row.facts) as { groups: string[] }).groups]));
  const broken: object[] = [];
  const must = (law: string, isTrue: boolean, about: unknown) => {
    if (!isTrue) broken.push({ law, about });
  };
  const byCause = new Map(movements.map((one) => [one.cause, one]));
  for (const account of accounts) {
    const own = movements.filter((one) => one.shopper_id === account.shopper_id);
    must('points are the sum of what moved', account.points === sum(own.map((one) => one.points)), account);
    must('every movement has its number', account.movements === own.length, account);
    const rewards = own.filter((one) => one.points < 0);
    must('a reward is of its points, once', rewards.length === account.rewards_made, account);
    must(
      'a reward costs 2,000',
      rewards.every((one) => one.points === -pointsPerReward),
      rewards,
    );
    must('a reward is worth its $15', account.reward_cents === account.rewards_made * rewardCents, account);
  }
  for (const { shopperId, orders: own } of expected) {
    const boosted = new Set<string>();
    for (const { id, points } of own) {
      const order = orders.find((one) => one.id === id);
      must('every order has arrived', order?.state === 'completed', order?.state);
      const had = (byCause.get(`order/${id}`)?.points ?? 0) + (byCause.get(`order/${id}/bonus`)?.points ?? 0);
      must('an order brings its points once', had === points, { id, had, points });
      const { lines } = JSON.parse(order?.facts ?? '{"lines":[]}') as { lines: readonly { sku: string }[] };
      for (const { sku } of lines) for (const group of groupsOf.get(sku) ?? []) boosted.add(group);
    }
    for (const [group, { offerId, points }] of groups) {
      const offer = offers.find((one) => one.shopper_id === shopperId && one.offer_id === offerId);
      const moved = byCause.get(`offer/${shopperId}/${offerId}`);
      const isUsed = boosted.has(group);
      must('an offer is used once by whoever ordered for it', (offer?.used_ms != null) === isUsed, { offer, isUsed });
      must('an offer brings its points once', (moved?.points ?? 0) === (isUsed ? points : 0), { offerId, moved });
    }
    const ofOffers = movements.filter((one) => one.cause.startsWith(`offer/${shopperId}/`));
    const used = offers.filter((one) => one.shopper_id === shopperId && one.used_ms !== null);
    must('there are no other offers', ofOffers.length === used.length, { shopperId });
  }
  for (const number of cards)
    for (const [at, points] of tillPoints.entries()) {
      const had = movements.filter((one) => `${one.cause}/`.startsWith(`card/${number}/${at + 1}/`));
      must('what a card gathered comes once', had.length <= 1 && had.every((one) => one.points === points), had);
    }
  const joined = await db.selectFrom('onecards').select(['number', 'account_id']).execute();
  const shoppers = await db.selectFrom('shoppers').select(['account_id', 'onecard_number']).execute();
  for (const { number, account_id: owner } of joined) {
    const holders = shoppers.filter((one) => one.onecard_number === number).map((one) => one.account_id);
    must('a card is of one account, and that account knows', String(holders) === String(owner ?? ''), {
      number,
      owner,
      holders,
    });
  }
  return broken;
}
