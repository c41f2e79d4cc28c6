import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Engine } from '#server/db/database.ts';
import type { Trace } from '#services/inspection/trace.contract.ts';
import { createCoverage } from './coverage.ts';
import { allFaults, type FaultKind, faultKinds } from './faults.ts';
import type { Broken } from './law.ts';
import { type Plan, planOf } from './plan.ts';
import { shrink } from './shrink.ts';
import { openSimDatabase, type SimDatabase } from './store.ts';
import { createTraces } from './trace.ts';
import { outOfReach } from './unseen.ts';
import { openGlobals } from './where.ts';
import { runWorld } from './world.ts';

export type Asked = {
  readonly shoppers: number;
  readonly seed: number;
  /** So many share one world: its slots, its store, its weather. */
  readonly together: number;
  readonly minutes: number;
  readonly world: number | null;
  readonly engine: Engine;
  readonly out: string;
  readonly say: (line: string) => void;
};
export type Simulated = {
  readonly shoppers: number;
  readonly worlds: number;
  readonly events: number;
  readonly requests: number;
  readonly orders: number;
  readonly hash: string;
  readonly broken: (Broken & { readonly trace: string; readonly plan: Plan }) | null;
  readonly unseenFaults: readonly FaultKind[];
  readonly unseenStates: readonly string[];
  readonly charts: number;
};

const write = (file: string, value: unknown): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 1)}\n`);
};
const mixed = (hashes: string, next: string): string =>
  ((BigInt(`0x${hashes}`) * 1_000_003n + BigInt(`0x${next}`)) & 0xffff_ffff_ffff_ffffn).toString(16);

/** One world after another until so many have shopped, or a law is broken; then the smallest world that breaks it. */
export async function simulate(asked: Asked): Promise<Simulated> {
  const close = openGlobals();
  const home = await openSimDatabase(asked.engine);
  try {
    return await simulateIn(home, asked);
  } finally {
    await home.close();
    close();
  }
}

async function simulateIn(home: SimDatabase, asked: Asked): Promise<Simulated> {
  const { shoppers, seed, together, minutes, world, out, say } = asked;
  const endMs = minutes === 0 ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000;
  const coverage = createCoverage();
  const faults = new Map<FaultKind, number>();
  const sum = { shoppers: 0, worlds: 0, events: 0, requests: 0, orders: 0, hash: '1' };
  let broken: Simulated['broken'] = null;
  while (sum.shoppers < shoppers && !broken && performance.now() < endMs) {
    const plan = planOf(world ?? (seed * 100_003 + sum.worlds) >>> 0, Math.min(together, shoppers - sum.shoppers));
    const result = await runWorld(home, plan, { inspect: coverage.inspect });
    sum.shoppers += plan.shoppers.length;
    sum.worlds += 1;
    for (const name of ['events', 'requests', 'orders'] as const) sum[name] += result[name];
    sum.hash = mixed(sum.hash, result.hash);
    for (const [kind, many] of result.faults) faults.set(kind, (faults.get(kind) ?? 0) + many);
    const [first] = result.broken;
    if (first) {
      say(`World ${sum.worlds} (seed ${plan.seed}) breaks a law: ${first.law}\n  ${first.about.slice(0, 600)}`);
      broken = await proofOf(plan, first);
    }
  }

  async function proofOf(plan: Plan, { law }: Broken) {
    const failing = async (smaller: Plan) =>
      (await runWorld(home, smaller)).broken.find((one) => one.law === law) ?? null;
    const shrunk = await shrink(plan, law, failing);
    const traces = createTraces();
    const { story } = await runWorld(home, shrunk.plan, {
      now: traces.now,
      opened: (tab, { shop }) => traces.follow(tab, shop),
      call: traces.call,
      say: traces.say,
    });
    const trace: Trace = traces.trace(`Simulation, seed ${plan.seed}: ${law}`);
    const file = join(out, 'simulation', `seed-${plan.seed}.trace.json`);
    write(file, trace);
    writeFileSync(file.replace('.trace.json', '.story.txt'), `${story.join('\n')}\n`);
    const { shoppers: who, faults: left, skipped, mostSteps } = shrunk.plan;
    say(
      `Shrunk in ${shrunk.tries} tries to shopper ${who.join(', ')}, ${left.length} kinds of fault (${left.join(', ') || 'none'}), at most ${mostSteps} steps less ${skipped.length}.\n  ${shrunk.broken.about.slice(0, 600)}\n  ${file}`,
    );
    return { ...shrunk.broken, trace: file, plan: shrunk.plan };
  }

  write(join(out, 'coverage/simulation.json'), coverage.coverage());
  const unseen = coverage.unseen();
  const unseenFaults = allFaults.filter((kind) => !faults.has(kind));
  write(join(out, 'simulation/seen.json'), {
    faults: Object.fromEntries(
      allFaults.map((kind) => [kind, { says: faultKinds[kind], times: faults.get(kind) ?? 0 }]),
    ),
    states: Object.fromEntries(unseen),
    outOfReach,
  });
  return {
    ...sum,
    broken,
    unseenFaults,
    unseenStates: [...unseen.values()].flat().filter((id) => !(id in outOfReach)),
    charts: unseen.size,
  };
}
