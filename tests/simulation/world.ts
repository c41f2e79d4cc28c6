import { createHash } from 'node:crypto';
import { type InspectionEvent } from 'xstate';
import { createIds } from '#server/ids.ts';
import { silentLog } from '#server/log.ts';
import type { World as ServerWorld } from '#server/world.ts';
import { chanceOf, type FaultKind } from './faults.ts';
import { createHouseholds } from './household.ts';
import { type Broken, createBook } from './law.ts';
import { openPayments } from './payments.ts';
import { makePerson, type Person } from './people.ts';
import type { Plan } from './plan.ts';
import { lookAtRest } from './rest.laws.ts';
import { createWorldRoad } from './road.ts';
import { Scheduler } from './scheduler.ts';
import { comeHome } from './shopper.ts';
import { signOnAtProvider } from './sign-on.ts';
import { beginStoreEvents } from './store-events.ts';
import { beginStore, type SimDatabase, type SimStore } from './store.ts';
import { createStoreLaws } from './store.laws.ts';
import { lookAtPage } from './tab.laws.ts';
import { askAgain, type PageLoad } from './tab.ts';
import { createWireLaws } from './wire.laws.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Friday morning in New Zealand, and the hours after it: a time may close while somebody shops. */
const firstMs = Date.UTC(2026, 10, 19, 20);
const dayLongMs = 3 * hourMs;
const restMs = 90_000;

export type WorldResult = {
  readonly broken: readonly Broken[];
  readonly hash: string;
  readonly events: number;
  readonly requests: number;
  readonly orders: number;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly story: readonly string[];
};
export type Watching = {
  readonly inspect?: ((tab: string, event: InspectionEvent) => void) | null;
  readonly now?: (nowMs: () => number) => void;
  readonly opened?: (tab: string, load: PageLoad) => void;
  readonly say?: (line: string) => void;
  readonly call?: (tab: string, method: string, path: string, status: number | null, tookMs: number | null) => void;
};

/** One world from its morning until everything is at rest, or until a law is broken. */
export async function runWorld(home: SimDatabase, plan: Plan, watching: Watching = {}): Promise<WorldResult> {
  await home.begin();
  const scheduler = new Scheduler(2, home.isAsking);
  const beginMs = firstMs + chanceOf(plan.seed, 'hour').between(0, 10 * 60) * minuteMs;
  const nowMs = () => beginMs + Math.round(scheduler.nowMs);
  watching.now?.(nowMs);
  const book = createBook();
  const faults = new Map<FaultKind, number>();
  const story: string[] = [];
  const hash = createHash('sha256');
  let [isFoul, requests, left, isDirty] = [true, 0, plan.shoppers.length, false];
  const say = (line: string) => {
    const told = `${Math.round(scheduler.nowMs)} ${line}`;
    hash.update(told);
    story.push(told);
    watching.say?.(line);
  };
  const hasFault = (kind: FaultKind) => isFoul && plan.faults.includes(kind);
  const seen = (kind: FaultKind) => void faults.set(kind, (faults.get(kind) ?? 0) + 1);
  const serverChance = chanceOf(plan.seed, 'server');
  const world: ServerWorld = {
    clock: { nowMs, sleep: (ms) => new Promise((done) => void scheduler.after(ms, done)) },
    random: {
      fraction: () => serverChance.next(),
      bytes: (length) => Uint8Array.from({ length }, () => Math.floor(serverChance.next() * 256)),
    },
  };
  const payments = openPayments({ world, chance: chanceOf(plan.seed, 'payments'), hasFault, seen });
  const openStore = () =>
    beginStore(home, {
      world,
      payments: payments.provider,
      log: {
        ...silentLog,
        error: (facts, message) =>
          book.say('the store has no defect', `${message} ${String((facts as { err?: Error }).err?.stack ?? '')}`),
      },
      written: () => void (isDirty = true),
    });
  let store: SimStore = openStore();
  const ids = createIds(world.clock, world.random);
  const suburbId = (
    await home.db.read.selectFrom('suburbs').select('id').where('name', '=', 'Newtown').executeTakeFirstOrThrow()
  ).id;
  const people: Person[] = [];
  for (const at of plan.shoppers) people.push(await makePerson(home.db, at, { ids, nowMs: nowMs(), suburbId }));
  const wire = createWireLaws(book);
  const storeLaws = createStoreLaws(book, wire.asked);
  const touched = new Set<PageLoad>();
  const road = createWorldRoad({
    seed: plan.seed,
    scheduler,
    hasFault,
    seen,
    say,
    store: (request, client) => {
      requests += 1;
      return store.fetch(request, client);
    },
  });

  const ends: { readonly reservationId: string; readonly atMs: number }[] = [];
  const households = createHouseholds({
    ...{ plan, scheduler, nowMs, book, wire, road, watching, hasFault, seen, say },
    signOn: (person, browser) => signOnAtProvider((request) => store.fetch(request, '10.1.0.1'), person, browser),
    askPayments: payments.answer,
    touched: (load) => void touched.add(load),
    ended: (reservationId, atMs) => void ends.push({ reservationId, atMs }),
    over: () => void (left -= 1),
  });
  const see = async (): Promise<void> => {
    for (const one of touched) if (one.page.isAlive()) lookAtPage(book, one);
    touched.clear();
    for (const { reservationId, atMs } of ends.splice(0)) await storeLaws.ended(home.db, reservationId, atMs);
    if (!isDirty) return;
    isDirty = false;
    await storeLaws.look(home.db, await payments.books());
  };
  beginStoreEvents({
    ...{ plan, scheduler, hasFault, seen, say, db: home.db, clock: world.clock },
    written: () => void (isDirty = true),
    recover: () => store.recover(),
    isResting: () => !isFoul,
    restart: () => {
      store.end();
      store = openStore();
      store.recover();
    },
  });
  for (const person of people)
    scheduler.after(chanceOf(plan.seed, 'comes', person.at).next() * 3 * minuteMs, () => households.begin(person));
  /** The weather clears, everybody looks once more, and everything comes to rest. */
  async function clear(): Promise<void> {
    isFoul = false;
    say('the weather clears');
    for (const household of households.all()) comeHome(household);
    await scheduler.until(scheduler.nowMs + restMs / 2, see);
    for (const { tabs } of households.all()) for (const { load } of tabs) load.do(() => askAgain(load));
    await scheduler.until(scheduler.nowMs + restMs / 2, see);
    if (isBroken()) return;
    for (const { tabs, person } of households.all())
      for (const { load, name } of tabs) await lookAtRest(book, home.db, load, `${name} of ${person.canary}`);
    await storeLaws.atRest(home.db, await payments.books());
  }
  const isBroken = () => book.all().length > 0;
  while (left > 0 && scheduler.nowMs < dayLongMs && !isBroken()) await scheduler.until(scheduler.nowMs + 10_000, see);

  // A law that is broken is not proven better by what comes after it.
  if (!isBroken()) await clear();
  for (const { tabs } of households.all()) for (const { load } of tabs) load.end();
  store.end();
  const orders = await home.db.read.selectFrom('orders').select('state').execute();
  hash.update(JSON.stringify(orders.map(({ state }) => state)));
  return {
    broken: book.all(),
    hash: hash.digest('hex').slice(0, 16),
    events: scheduler.done,
    requests,
    orders: orders.filter(({ state }) => state !== 'declined').length,
    faults,
    story,
  };
}
