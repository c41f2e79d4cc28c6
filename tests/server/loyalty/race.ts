import { join } from 'node:path';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { boostGroup } from '#fixtures/boost-offers.ts';
import { createRandom, type Random, shuffled } from '#fixtures/random.ts';
import type { Database } from '#server/db/database.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { allProducts } from '#server/db/repositories/catalogue.ts';
import { boostOffer } from '#server/db/repositories/loyalty-offers.ts';
import { issueOnecards, keepTillPoints } from '#server/db/repositories/onecards.ts';
import { seedFromFixtures } from '#server/db/seed/fixtures.ts';
import { createIds } from '#server/ids.ts';
import { joinCard } from '#server/loyalty/join-card.ts';
import { runningOffers } from '#server/loyalty/running-offers.ts';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import { deadlocksOf } from '../deadlocks.ts';
import { makeBuyers } from '../orders/shoppers.ts';
import { raceProcess } from '../race-process.ts';
import { realWorld } from '../world.ts';
import { brokenLaws, type Expected } from './race.laws.ts';
import { cards, ordersOfMember, people, type RaceCounts, type RaceTask, tillPoints } from './race.plan.ts';

const processes = 2;
const child = join(import.meta.dirname, 'race.child.ts');
const ids = createIds(realWorld.clock, realWorld.random);
const numberAt = (at: number) => withCheckDigit(String(943_000_000_000 + at));

export type BoostRace = {
  readonly counts: RaceCounts & { readonly used: number; readonly rewards: number };
  readonly broken: readonly object[];
  readonly deadlocks: number | null;
};

/** Issues a card for everybody who is to have one from the start, and those that others fight for. */
async function issue(db: Database, members: readonly string[]): Promise<readonly string[]> {
  const numbers = Array.from({ length: members.length + cards }, (_, at) => numberAt(at));
  const nowMs = realWorld.clock.nowMs();
  const card = { is_primary: 1, token_hash: null, token_expires_ms: null } as const;
  await db.transaction(async (trx) => {
    await issueOnecards(
      trx,
      numbers.map((number) => ({ number, ...card })),
    );
    for (const number of numbers.slice(members.length))
      await keepTillPoints(
        trx,
        number,
        tillPoints.map((points, at) => ({ nth: at + 1, points, told: 'Shop', at_ms: nowMs })),
      );
  });
  for (const [at, accountId] of members.entries())
    await db.transaction((trx) => joinCard(trx, { ids }, { number: numberAt(at), accountId }, nowMs));
  return numbers.slice(members.length);
}

/** Orders that have left the store, each with a few products that are boosted; says what they are to bring. */
async function send(db: Database, shopperId: string, boosted: readonly ProductFacts[], random: Random) {
  const placedMs = realWorld.clock.nowMs();
  const orders: { readonly id: string; readonly points: number }[] = [];
  for (let at = 0; at < ordersOfMember; at++) {
    const lines = Array.from({ length: 3 }, () => ({
      ...{ sku: random.pick(boosted).sku, name: 'x', image: '', category: '', unit: 'Each', amount: 1 },
      ...{ totalCents: random.between(20_000, 90_000), savingCents: 0, isRestricted: false },
      ...{ allowSubstitutes: true, note: null },
    }));
    const bonus = boosted
      .filter(({ sku }) => lines.some((line) => line.sku === sku))
      .reduce((sum, { bonusPoints }) => sum + (bonusPoints ?? 0), 0);
    const totalCents = lines.reduce((sum, line) => sum + line.totalCents, 0);
    const id = ids.uuid4();
    await db.transaction((trx) =>
      trx
        .insertInto('orders')
        .values({
          ...{ id, shopper_id: shopperId, number: id, key: id, state: 'onTheWay', pending_of: null, slot_id: 's' },
          ...{ starts_ms: placedMs, total_cents: totalCents, facts: JSON.stringify({ lines, coupons: [] }) },
          ...{ revision: 1, created_ms: placedMs, placed_ms: placedMs },
        })
        .execute(),
    );
    orders.push({ id, points: Math.floor(totalCents / 100) + bonus });
  }
  return orders;
}

/** Two processes that say of the same orders that they have arrived, while their members boost, choose and change cards. */
export async function boostRace(target: DatabaseTarget, orders: number, seed: number): Promise<BoostRace> {
  const db = await openDatabase(target, realWorld);
  const makeSeed = () => seedFromFixtures({ size: 300, seed: 1 });
  await prepareDatabase(db, { clock: realWorld.clock, ids, makeSeed, onWork: () => {} });
  const random = createRandom(seed);
  const boosted: ProductFacts[] = [];
  for await (const product of allProducts(db.read)) if (product.boostPoints !== null) boosted.push(product);
  const many = Math.max(2, Math.ceil(orders / ordersOfMember));
  const everybody = (await makeBuyers(db, many + people)).map(({ shopperId }) => shopperId);
  const members = everybody.slice(0, many);
  const free = await issue(db, members);
  const running = runningOffers(realWorld.clock.nowMs());
  const expected: Expected[] = [];
  for (const shopperId of members) {
    const nowMs = realWorld.clock.nowMs();
    await db.transaction(async (trx) => {
      for (const { offerId } of running) await boostOffer(trx, shopperId, offerId, nowMs);
    });
    const sent = await send(db, shopperId, boosted, random);
    expected.push({ shopperId, orders: sent });
  }
  const task = { target, members, people: everybody.slice(many), cards: free };
  // Both go through them in the same order, so that they meet at each of them.
  const ofAll = shuffled(
    expected.flatMap((one) => one.orders.map(({ id }) => id)),
    (id) => id,
    seed,
  );
  const ofEach = await Promise.all(
    Array.from({ length: processes }, (_, at) =>
      raceProcess<RaceCounts>(child, { ...task, seed: seed + at, orders: ofAll } satisfies RaceTask),
    ),
  );
  const groups = new Map(running.map((offer) => [boostGroup(offer), offer] as const));
  const broken = await brokenLaws(db.read, { expected, groups, cards: free });
  const used = await db.read.selectFrom('loyalty_offers').select('offer_id').where('used_ms', 'is not', null).execute();
  const made = await db.read.selectFrom('loyalty_accounts').select('rewards_made').execute();
  const deadlocks = await deadlocksOf(db);
  await db.close();
  const sum = (name: keyof RaceCounts) => ofEach.reduce((total, one) => total + one[name], 0);
  return {
    counts: {
      ...{ arrived: sum('arrived'), again: sum('again'), boosts: sum('boosts'), preferences: sum('preferences') },
      ...{ joined: sum('joined'), refused: sum('refused'), used: used.length },
      rewards: made.reduce((total, row) => total + row.rewards_made, 0),
    },
    broken,
    deadlocks,
  };
}
