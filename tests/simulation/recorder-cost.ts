import { createMemory, type Happening } from '#services/inspection/memory.ts';
import { recordActors } from '#src/browser/inspection/record-actors.ts';
import type { ShopActor } from '#machines/shop/index.ts';
import { planOf } from './plan.ts';
import { openSimDatabase } from './store.ts';
import { openGlobals } from './where.ts';
import { runWorld } from './world.ts';

const shoppers = 25;
const rounds = 5;
const seed = 11;

type Told = Parameters<ShopActor['system']['inspect']>[0];
type Cost = { readonly times: number[]; kept: number; bytes: number; loads: number };

/** Of the slowest so many are taken to be those in whose middle something else had the processor. */
const interrupted = 0.01;
const mean = (times: readonly number[]): number => {
  const kept = times.toSorted((one, other) => one - other).slice(0, Math.ceil(times.length * (1 - interrupted)));
  return kept.reduce((sum, ns) => sum + ns, 0) / kept.length;
};

/** What looking at a clock twice costs by itself. */
function clockNs(): number {
  const times = Array.from({ length: 200_000 }, () => {
    const before = process.hrtime.bigint();
    return Number(process.hrtime.bigint() - before);
  });
  return mean(times);
}

/** The recorder of a tab as it is, each event that it hears timed. */
function recordTimed(shop: ShopActor, nowMs: () => number, cost: Cost): () => void {
  const system = shop.system as { inspect: ShopActor['system']['inspect'] };
  const { inspect } = system;
  system.inspect = (told) => {
    const { next } = told as { readonly next: (event: unknown) => void };
    const timed = (event: unknown) => {
      const before = process.hrtime.bigint();
      next(event);
      cost.times.push(Number(process.hrtime.bigint() - before));
    };
    return inspect.call(shop.system, { next: timed } as Told);
  };
  const memory = createMemory(nowMs);
  const keep = (happening: Happening) => {
    cost.kept += 1;
    memory.keep(happening);
  };
  recordActors(shop, { nowMs, keep });
  system.inspect = inspect;
  cost.loads += 1;
  return () => void (cost.bytes += JSON.stringify(memory.all()).length);
}

const close = openGlobals();
const home = await openSimDatabase('sqlite');
const own = clockNs();
const costs: Cost[] = [];
for (let round = 0; round <= rounds; round += 1) {
  const cost: Cost = { times: [], kept: 0, bytes: 0, loads: 0 };
  let nowMs = () => 0;
  const weighs: (() => void)[] = [];
  const plan = { ...planOf(seed, shoppers), faults: [] };
  const { broken } = await runWorld(home, plan, {
    now: (now) => void (nowMs = now),
    opened: (_, { shop }) => void weighs.push(recordTimed(shop, () => nowMs(), cost)),
  });
  if (broken.length > 0) throw new Error(`A law is broken: ${broken[0]?.law}`);
  for (const weigh of weighs) weigh();
  if (round > 0) costs.push(cost);
}
await home.close();
close();

const each = costs.map(({ times }) => mean(times) - own).sort((one, other) => one - other);
const [least = 0, median = 0] = [each[0], each[rounds >> 1]];
const { times, kept, bytes, loads } = costs[0] as Cost;
const heard = times.length;
console.log(
  `recorder: ${least.toFixed(0)} ns an event heard at least, ${median.toFixed(0)} at the median of ${rounds} rounds, ` +
    `${((median * heard) / kept).toFixed(0)} ns a record kept; ${heard} events and ${kept} records in ${loads} pages of ` +
    `${shoppers} shopper-days (${((median * heard) / shoppers / 1e6).toFixed(1)} ms a day), ${(bytes / loads / 1_000).toFixed(0)} KB of records in a page`,
);
