import { join } from 'node:path';
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
import { realWorld } from '../world.ts';
import { chooseGoods, type Goods, stockUp, tend } from './goods.ts';
import type { Broken, Wish } from './history.ts';
import { keptIn, type Shelf } from './kept.ts';
import { brokenLaws, unknownIn } from './laws.ts';
import { createRaceBank, type RaceBank } from './race.bank.ts';
import { openRaceProcess, type RaceProcess } from './race.process.ts';
import { images, type RaceTask, type Answer } from './race.words.ts';
import { type Buyer, makeBuyers } from './shoppers.ts';

const processes = 2;
const places = 200;
const ids = createIds(realWorld.clock, realWorld.random);

/** Somebody who shops at whichever process their request comes to. */
export type Racer = Buyer & { readonly instrumentId: string };
export type RaceShop = {
  readonly db: Database;
  readonly bank: RaceBank;
  readonly random: Random;
  readonly goods: Goods;
  readonly racers: readonly Racer[];
  readonly history: Wish[];
  readonly strange: unknown[];
  /** Asks one of the processes, whichever. */
  ask(who: Buyer, path: string, asked?: RaceAsked): Promise<Answer>;
  /** The same for what has to be answered. */
  insist(who: Buyer, path: string, asked?: RaceAsked): Promise<Answer>;
  readonly shelf: Shelf;
  /** While nobody is shopping: there are places and goods again. */
  refill(): Promise<void>;
  /** While nobody is shopping: what does not hold; then there are places and goods again. */
  look(): Promise<readonly Broken[]>;
  deadlocks(): Promise<number | null>;
  close(): Promise<void>;
};
type RaceAsked = { readonly method?: string; readonly body?: unknown; readonly key?: string };
type Task = {
  readonly target: DatabaseTarget;
  readonly folder: string;
  readonly racers: number;
  readonly seed: number;
  /** The share of payments that the bank declines. */
  readonly declining: number;
};

/** Two processes of one store on one database, their bank, and shoppers who are about to buy the same things. */
export async function openRaceShop({ target, folder, racers: many, seed, declining }: Task): Promise<RaceShop> {
  const db = await openDatabase(target, realWorld);
  const makeSeed = () => seedFromFixtures({ size: 300, seed: 1 });
  await prepareDatabase(db, { clock: realWorld.clock, ids, makeSeed, onWork: () => {} });
  const task: RaceTask = { target, indexFile: join(folder, 'race.index') };
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
  const racers = await withCards(db, await makeBuyers(db, many));
  const [history, strange]: [Wish[], unknown[]] = [[], []];
  async function ask({ headers }: Buyer, path: string, { method = 'GET', body, key }: RaceAsked = {}): Promise<Answer> {
    const answer = await random.pick(stores).ask({
      method,
      path,
      headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (answer.status >= 500) strange.push({ path, answer });
    return answer;
  }
  async function insist(who: Buyer, path: string, asked: RaceAsked = {}): Promise<Answer> {
    const answer = await ask(who, path, asked);
    if (answer.status !== 200) throw new Error(`${asked.method ?? 'GET'} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  const first = racers[0] as Racer;
  const goods = await chooseGoods((path) => insist(first, path), random, realWorld.clock.nowMs());
  const shelf = await stockUp(db, goods, places);
  return {
    ...{ db, bank, random, goods, racers, history, strange, shelf, ask, insist },
    refill: () => tend(db, goods, shelf, places),
    async look() {
      const kept = await keptIn(db, shelf);
      const about = [...strange.splice(0), ...bank.strange.splice(0), ...unknownIn(kept)];
      await tend(db, goods, shelf, places);
      return [
        ...brokenLaws(history, kept, bank.captured()),
        ...about.map((one) => ({ law: 'nobody is answered like that, and nothing stays unknown', about: one })),
      ];
    },
    deadlocks: () => deadlocksOf(db),
    async close() {
      await Promise.all(stores.map((store) => store.close()));
      await db.close();
    },
  };
}

async function withCards(db: Database, buyers: readonly Buyer[]): Promise<readonly Racer[]> {
  const racers = buyers.map((buyer) => ({ ...buyer, instrumentId: ids.uuid4() }));
  const nowMs = realWorld.clock.nowMs();
  await db.transaction(async (trx) => {
    for (const { shopperId, instrumentId } of racers) await keepCapture(trx, shopperId, instrumentId, nowMs);
  });
  return racers;
}
