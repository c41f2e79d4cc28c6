import { createRandom } from '#fixtures/random.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import { realWorld } from '../../world.ts';
import { chooseGoods, type Goods, giveCoupon, stockUp, tend } from '../goods.ts';
import type { Broken, Wish } from '../history.ts';
import { type Kept, keptIn, type Shelf } from '../kept.ts';
import { brokenLaws, unknownIn } from '../laws.ts';
import { type Buyer, makeBuyers } from '../shoppers.ts';
import { browserOf, type Phase } from './browser.ts';
import { createKiller } from './killer.ts';
import { bookedIn } from './ledger.ts';
import { type Mall, shop } from './shopper.ts';
import { type MortalStore, mortalStore } from './store.ts';
import { type Life, resolvedIn } from './unknowns.ts';

const atOnce = 6;
const leastShoppers = 60;
/** Of those who lose an answer some never come back. */
const shoppersFor = (kills: number) => leastShoppers + kills;
/** As few as make shoppers wait for each other. */
const freePlaces = 2;
const coupon = 'KILL-5';
const longestUnknownMs = 5_000;
const longestEndMs = 30_000;
const { nowMs, sleep } = realWorld.clock;

export type KillTask = {
  readonly dataDir: string;
  /** Where PostgreSQL keeps the store's data; the payment side keeps its own in the folder. */
  readonly databaseUrl?: string;
  readonly kills: number;
  readonly seed: number;
  readonly onProgress?: (kills: number) => void;
  /** Nobody waits for it any more: nothing of it is left then. */
  readonly signal?: AbortSignal;
  /** Whether it is enough before that many. */
  readonly isEnough?: () => boolean;
};
export type KillRun = {
  readonly kills: number;
  readonly at: Readonly<Record<Phase | 'opening', number>>;
  readonly wishes: number;
  readonly lost: number;
  readonly orders: Readonly<Record<'placed' | 'declined', number>>;
  /** Payments of which nobody knew at a kill what became of them, and the longest that lasted after a restart. */
  readonly unknowns: number;
  readonly longestUnknownMs: number;
  readonly restartMs: { readonly median: number; readonly longest: number };
  readonly broken: readonly Broken[];
};

/** Shoppers who reserve, place and pay, at a store that is killed again and again; what the laws say of it each time. */
export async function killRun(task: KillTask): Promise<KillRun> {
  const { dataDir, databaseUrl } = task;
  const store = await mortalStore({
    DATA_DIR: dataDir,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  });
  task.signal?.addEventListener('abort', () => void store.close());
  try {
    await store.open();
    const db = await openDatabase(databaseUrl === undefined ? { dataDir } : { databaseUrl }, realWorld);
    try {
      return await runOn(task, store, db);
    } finally {
      await db.close();
    }
  } finally {
    await store.close();
  }
}

async function runOn(
  { dataDir, kills, seed, onProgress, isEnough = () => false }: KillTask,
  store: MortalStore,
  db: Database,
): Promise<KillRun> {
  const random = createRandom(seed);
  const killer = createKiller(random);
  const [history, strange, broken]: [Wish[], unknown[], Broken[]] = [[], [], []];
  const edge = { store, random: createRandom(seed + 1), onSent: killer.onSent, strange };
  const buyers = await makeBuyers(db, shoppersFor(kills));
  const goods: Goods = await chooseGoods(browserOf(edge, buyers[0] as Buyer).insist, random, nowMs());
  await store.stop();
  const shelf: Shelf = await stockUp(db, goods, freePlaces);
  await giveCoupon(db, { code: coupon, mostUses: 30, mostPerShopper: 2 });

  const lives: Life[] = [];
  const at = { reserve: 0, place: 0, pay: 0, other: 0, opening: 0 };
  const left = new Set<string>();
  let killed = 0;
  async function look(): Promise<Kept> {
    const kept = await keptIn(db, shelf);
    const charges = bookedIn(dataDir).filter(({ state }) => state === 'captured');
    broken.push(...brokenLaws(history, kept, charges));
    broken.push(...strange.splice(0).map((about) => ({ law: 'a shopper is told what can be', about })));
    for (const { id, state } of kept.payments) if (state === 'intended') left.add(id);
    return kept;
  }
  async function open(isAtPeace = false): Promise<void> {
    for (;;) {
      const begunMs = nowMs();
      const dieAfterMs = isAtPeace || killed >= kills - 1 ? null : killer.whileOpening();
      const opening = store.open();
      if (dieAfterMs === null) {
        lives.push({ begunMs, readyMs: (await opening) ?? nowMs() });
        return;
      }
      await sleep(dieAfterMs);
      await store.kill();
      await opening;
      lives.push({ begunMs, readyMs: nowMs() });
      at.opening++;
      killed++;
      await look();
    }
  }

  await open(true);
  let isOver = false;
  const mall: Mall = {
    ...edge,
    history,
    slots: goods.slots.map(({ id }) => id),
    skus: goods.skus,
    coupon,
    isOver: () => isOver,
  };
  const shopping = Promise.all(Array.from({ length: atOnce }, (_, lane) => shopOn(mall, buyers, lane)));
  // A shopper who stops for another reason than the end stops everything.
  shopping.catch((error: unknown) => broken.push({ law: 'shoppers can go on', about: String(error) }));
  const openedMs: number[] = [];
  while (!isOver && broken.length === 0) {
    const phase = await killer.moment();
    await store.kill();
    at[phase]++;
    killed++;
    isOver = killed >= kills || isEnough();
    await look();
    await tend(db, goods, shelf, freePlaces);
    await open(isOver);
    const { begunMs, readyMs } = lives.at(-1) as Life;
    openedMs.push(readyMs - begunMs);
    onProgress?.(killed);
  }
  isOver = true;
  const endsMs = nowMs() + longestEndMs;
  const isQuiet = async () => unknownIn(await keptIn(db, shelf)).length === 0;
  if (broken.length === 0) {
    await Promise.race([shopping, sleep(longestEndMs)]).catch(() => undefined);
    while (!(await isQuiet()) && nowMs() < endsMs) await sleep(50);
  }
  await store.kill();
  const kept = await look();
  const open_ = unknownIn(kept);
  if (open_.length > 0) broken.push({ law: 'nothing stays unknown', about: open_ });
  const resolved = await resolvedIn(db, [...left], lives, bookedIn(dataDir));
  for (const one of resolved)
    if (one.afterMs === null || one.afterMs > longestUnknownMs)
      broken.push({ law: 'what was left open is known five seconds after the restart', about: one });
  const sorted = openedMs.toSorted((one, other) => one - other);
  const count = (state: string) => kept.orders.filter((order) => order.state === state).length;
  return {
    kills: killed,
    at,
    wishes: history.length,
    lost: history.reduce((sum, { lost }) => sum + lost, 0),
    orders: { placed: count('placed'), declined: count('declined') },
    unknowns: left.size,
    longestUnknownMs: Math.max(0, ...resolved.map(({ afterMs }) => afterMs ?? Number.POSITIVE_INFINITY)),
    restartMs: { median: sorted[sorted.length >> 1] ?? 0, longest: sorted.at(-1) ?? 0 },
    broken,
  };
}

/** One trolley after the other, each of another shopper of this lane. */
async function shopOn(mall: Mall, buyers: readonly Buyer[], lane: number): Promise<void> {
  const own = buyers.filter((_, at) => at % atOnce === lane);
  for (let trolley = 0; !mall.isOver(); trolley++) {
    const buyer = own.shift();
    if (buyer === undefined) throw new Error('There are no shoppers left.');
    if (await shop(mall, buyer, trolley)) own.push(buyer);
  }
}
