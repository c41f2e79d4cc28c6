import { createRandom } from '#fixtures/random.ts';
import { openDatabase } from '#server/db/open.ts';
import { holdLoyalty, keepLoyalty } from '#server/db/repositories/loyalty.ts';
import { boostOffer } from '#server/db/repositories/loyalty-offers.ts';
import { createIds } from '#server/ids.ts';
import { joinCard, leaveCard } from '#server/loyalty/join-card.ts';
import { makeRewards } from '#server/loyalty/rewards.ts';
import { runningOffers } from '#server/loyalty/running-offers.ts';
import { complete } from '#server/orders/picking/steps.ts';
import { redemptionPreferences } from '#services/loyalty/loyalty.words.ts';
import { realWorld } from '../world.ts';
import type { RaceTask } from './race.plan.ts';

/** One of the processes of a race: it says of every order that it has arrived, and does what members do meanwhile. */
const { target, seed, orders, members, people, cards } = JSON.parse(process.argv[2] ?? '') as RaceTask;
const db = await openDatabase(target, realWorld);
const { clock } = realWorld;
const world = { db, clock, ids: createIds(clock, realWorld.random) };
const random = createRandom(seed);
const counts = { arrived: 0, again: 0, boosts: 0, preferences: 0, joined: 0, refused: 0 };
const atOnce = 6;
const refused = new Error('refused');

async function boost(): Promise<void> {
  const shopperId = random.pick(members);
  await db.transaction(async (trx) => {
    await holdLoyalty(trx, shopperId, clock.nowMs());
    for (const { offerId } of runningOffers(clock.nowMs())) await boostOffer(trx, shopperId, offerId, clock.nowMs());
  });
  counts.boosts++;
}

async function prefer(): Promise<void> {
  const shopperId = random.pick(members);
  const preference = random.pick(redemptionPreferences);
  await db.transaction(async (trx) => {
    await holdLoyalty(trx, shopperId, clock.nowMs());
    await keepLoyalty(trx, shopperId, { preference }, clock.nowMs());
    await makeRewards(trx, world, shopperId, clock.nowMs());
  });
  counts.preferences++;
}

async function changeCard(): Promise<void> {
  const accountId = random.pick(people);
  const number = random.pick(cards);
  try {
    await db.transaction(async (trx) => {
      if (random.next() < 0.4) return leaveCard(trx, accountId, clock.nowMs());
      if (!(await joinCard(trx, world, { number, accountId }, clock.nowMs()))) throw refused;
      counts.joined++;
    });
  } catch (error) {
    if (error !== refused) throw error;
    counts.refused++;
  }
}

const left = [...orders];
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let orderId = left.shift(); orderId !== undefined; orderId = left.shift()) {
      if (await complete(world, orderId)) counts.arrived++;
      else counts.again++;
      await random.pick([boost, prefer, changeCard, changeCard])();
    }
  }),
);
await db.close();
process.stdout.write(JSON.stringify(counts));
