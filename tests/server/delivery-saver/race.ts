import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { saverPlans } from '#fixtures/saver-plans.ts';
import { createRandom, type Random } from '#fixtures/random.ts';
import { loadOrBuildCatalogue } from '#server/catalogue/load.ts';
import type { Database } from '#server/db/database.ts';
import { type DatabaseTarget, openDatabase } from '#server/db/open.ts';
import { prepareDatabase } from '#server/db/prepare.ts';
import { keepCapture } from '#server/db/repositories/card-captures.ts';
import { seedFromFixtures } from '#server/db/seed/fixtures.ts';
import { createIds } from '#server/ids.ts';
import { silentLog } from '#server/log.ts';
import { deadlocksOf } from '../deadlocks.ts';
import { createRaceBank } from '../orders/race.bank.ts';
import { openRaceProcess, type RaceProcess } from '../orders/race.process.ts';
import { type Answer, images } from '../orders/race.words.ts';
import { type Buyer, makeBuyers } from '../orders/shoppers.ts';
import { realWorld } from '../world.ts';
import { brokenLaws, type Wish } from './race.laws.ts';

const processes = 2;
const atOnce = 3;
const mostTabs = 20;
const lookEveryMs = 20;
/** The share of charges that the bank declines. */
const declining = 0.3;
const ids = createIds(realWorld.clock, realWorld.random);
const my = 'v1/delivery-subscriptions/my';

export type SaverRace = {
  readonly counts: {
    readonly purchases: number;
    readonly bought: number;
    readonly declined: number;
    readonly refused: number;
    readonly charges: number;
    readonly again: number;
  };
  readonly broken: readonly unknown[];
  readonly deadlocks: number | null;
};
type Racer = Buyer & { readonly cards: readonly string[] };

/** Concurrent purchases by many tabs of each shopper, at two processes on one database. */
export async function saverRace(
  target: DatabaseTarget,
  folder: string,
  operations: number,
  seed: number,
): Promise<SaverRace> {
  const db = await openDatabase(target, realWorld);
  const makeSeed = () => seedFromFixtures({ size: 300, seed: 1 });
  await prepareDatabase(db, { clock: realWorld.clock, ids, makeSeed, onWork: () => {} });
  const task = { target, indexFile: join(folder, 'race.index') };
  await loadOrBuildCatalogue({ db, file: task.indexFile, log: silentLog, images });
  const random = createRandom(seed);
  const bank = createRaceBank(createRandom(seed + 1), declining);
  const stores: RaceProcess[] = [];
  for (let at = 0; at < processes; at++)
    stores.push(
      await openRaceProcess(task, bank, (heard) => {
        for (const store of stores) store.tell(heard);
      }),
    );
  const [wishes, strange]: [Wish[], unknown[]] = [[], []];
  const ask = askOf(random, stores, strange);
  let purchases = 0;
  const run = async () => {
    while (purchases < operations) {
      const racer = await withCards(db, (await makeBuyers(db, 1))[0] as Buyer);
      let isThere = false;
      while (!isThere && purchases < operations) {
        const tabs = tabsOf(random, racer, wishes);
        purchases += tabs.length;
        const answers = await Promise.all(tabs.map((wish) => buy(ask, racer, wish)));
        for (const wish of new Set(tabs)) wish.told = await definite(ask, racer, wish);
        isThere = tabs.some(({ told }) => told === 'active') || answers.some(({ status }) => status === 429);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, run));
  const broken = await brokenLaws(db, wishes, bank.captured());
  const deadlocks = await deadlocksOf(db);
  await Promise.all(stores.map((store) => store.close()));
  await db.close();
  const told = (state: Wish['told']) => wishes.filter((wish) => wish.told === state).length;
  const { asked: charges, again } = bank.counts;
  const counts = { purchases, bought: told('active'), declined: told('declined'), refused: told('refused') };
  return { counts: { ...counts, charges, again }, broken: [...broken, ...strange, ...bank.strange], deadlocks };
}

/** Who presses how often: one tab again and again, two tabs, or many; of each the same plan, or not. */
function tabsOf(random: Random, { shopperId, cards }: Racer, wishes: Wish[]): readonly Wish[] {
  const keys = random.pick([1, 2, random.between(2, mostTabs)]);
  const own = Array.from({ length: keys }, (): Wish => {
    const { planId } = random.pick(saverPlans.plans);
    return { shopperId, key: randomUUID(), planId, card: random.pick(cards), told: null };
  });
  wishes.push(...own);
  return Array.from({ length: Math.max(keys, random.between(2, mostTabs)) }, (_, at) => own[at % keys] as Wish);
}

type Ask = (who: Buyer, path: string, body?: unknown, key?: string) => Promise<Answer>;

const askOf =
  (random: Random, stores: readonly RaceProcess[], strange: unknown[]): Ask =>
  async ({ headers }, path, body, key) => {
    const answer = await random.pick(stores).ask({
      ...{ method: body === undefined ? 'GET' : 'POST', path },
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (answer.status >= 500) strange.push({ path, answer });
    return answer;
  };

const buy = (ask: Ask, racer: Racer, { key, planId, card: instrumentId }: Wish): Promise<Answer> =>
  ask(racer, my, { planId, address: { addressId: 1 }, instrumentId }, key);

/** Asks with the key of a wish until somebody knows what became of it; what was never taken was refused. */
async function definite(ask: Ask, racer: Racer, { key }: Wish): Promise<NonNullable<Wish['told']>> {
  for (;;) {
    const { status, body } = await ask(racer, `${my}/keys/${key}`);
    if (status === 404) return 'refused';
    if (body['state'] === 'active' || body['state'] === 'declined') return body['state'];
    await realWorld.clock.sleep(lookEveryMs);
  }
}

async function withCards(db: Database, buyer: Buyer): Promise<Racer> {
  const cards = [ids.uuid4(), ids.uuid4()];
  await db.transaction(async (trx) => {
    for (const card of cards) await keepCapture(trx, buyer.shopperId, card, realWorld.clock.nowMs());
  });
  return { ...buyer, cards };
}
