import assert from 'node:assert/strict';
import { getStateNodes } from 'xstate';
import { createRandom, hashOf, type Random } from '#fixtures/random.ts';
import { FaultError } from '#services/fault.ts';
import * as laws from './laws.ts';
import type { Happened, Rostered } from './rostered.ts';
import { createWorld, type World } from './world.ts';

export type Walk = { readonly events: number; readonly seed: number };
export type Walked = {
  readonly hash: number;
  readonly arrows: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
};

const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
/** A walk is many lives, each from the beginning; now and then one is stored and goes on from there. */
const lifeEvents = 60;
const storeEvery = 17;
const spans = [1, 20, 119, 120, 150, 240, 2_999, 3_000, 5_000] as const;

/** Random events on one real chart, its laws checked after each. A broken law says at which event of which seed. */
export async function walk(chart: Rostered, { events, seed }: Walk): Promise<Walked> {
  const random = createRandom(seed);
  let world = createWorld(chart.machine, { input: random.pick(chart.inputs) });
  const arrows = new Set<string>();
  const states = new Set<string>();
  let hash = 0;
  let oracle = chart.oracle?.(world);
  for (let index = 0; index < events; index++) {
    try {
      const before = laws.said(world.snapshot());
      const happened = await step(chart, world, random);
      laws.neverThrows(world);
      oracle?.(happened, before);
      laws.holdsPlainData(world.snapshot());
      laws.hasAWayOn(world.snapshot(), chart.events(world.snapshot().context));
      hash = hashOf(`${nameOf(happened)} ${JSON.stringify(laws.said(world.snapshot()))}`, hash);
      for (const node of getStateNodes(world.snapshot().machine.root, world.snapshot().value)) states.add(node.id);
      if (index % lifeEvents === lifeEvents - 1) {
        await ends(chart, world, random, arrows);
        world = createWorld(chart.machine, { input: random.pick(chart.inputs) });
        oracle = chart.oracle?.(world);
      } else if (index % storeEvery === 0 && canBeStored(world)) {
        world = await storedAndRestored(chart, world, arrows);
        oracle = chart.oracle?.(world);
      }
    } catch (error) {
      throw new Error(`${chart.name}: event ${index + 1} of seed ${seed}: ${(error as Error).message}`, {
        cause: error,
      });
    }
  }
  await ends(chart, world, random, arrows);
  return { hash, arrows, states };
}

async function ends(chart: Rostered, world: World, random: Random, arrows: Set<string>): Promise<void> {
  await comesToRest(chart, world, random);
  for (const arrow of world.arrows) arrows.add(arrow);
  world.stop();
  laws.leavesNothing(world);
}

function nameOf(happened: Happened): string {
  if (happened.kind === 'event') return happened.event.type;
  return `${happened.kind} ${happened.kind === 'wait' ? happened.ms : happened.name}`;
}

async function step(chart: Rostered, world: World, random: Random): Promise<Happened> {
  const late = world.questions.filter((question) => question.signal.aborted && !question.isAnswered);
  const open = world.open();
  const kind = random.between(0, 9);
  if (kind === 0 && late.length > 0) {
    const question = random.pick(late);
    const before = laws.said(world.snapshot());
    await world.answer(question, random.pick(chart.answers[question.name] ?? [null]));
    assert.deepStrictEqual(
      laws.said(world.snapshot()),
      before,
      `A late answer to "${question.name}" changed something.`,
    );
    return { kind: 'late', name: question.name };
  }
  if (kind <= 2 && open.length > 0) {
    const question = random.pick(open);
    if (random.between(0, 3) === 0) {
      const error = random.pick([offline, new Error('boom'), ...(chart.refusals?.[question.name] ?? [])]);
      await world.refuse(question, error);
      return { kind: 'refusal', name: question.name, error };
    }
    const output = random.pick(chart.answers[question.name] ?? [null]);
    await world.answer(question, output);
    return { kind: 'answer', name: question.name, output };
  }
  if (kind === 3) {
    const ms = random.pick([...spans, ...(chart.spans ?? [])]);
    world.clock.increment(ms);
    return { kind: 'wait', ms };
  }
  const event = random.pick(chart.events(world.snapshot().context));
  const before = laws.said(world.snapshot());
  const isListed = world.snapshot().can(event);
  world.chart.send(event);
  laws.ignoresTheUnlisted(before, laws.said(world.snapshot()), isListed, event);
  return { kind: 'event', event };
}

/** A wait inside a page life does not survive being stored, so a chart that waits is never stored. */
const canBeStored = (world: World): boolean => world.clock.openWaits === 0;

async function storedAndRestored(chart: Rostered, world: World, arrows: Set<string>): Promise<World> {
  const restored = createWorld(chart.machine, { snapshot: world.persisted() });
  assert.deepStrictEqual(
    laws.said(restored.snapshot()),
    laws.said(world.snapshot()),
    'Restored, the chart says another thing.',
  );
  const asked = (one: World) => one.open().map(({ name }) => name);
  // Questions of different charts have no order: the one restored asks them as its charts stand.
  assert.deepStrictEqual(asked(restored).sort(), asked(world).sort(), 'Restored, the chart asks other questions.');
  for (const event of chart.events(world.snapshot().context).slice(0, 2)) {
    const [told, reported] = [world.reports.length, restored.reports.length];
    world.chart.send(event);
    restored.chart.send(event);
    assert.deepStrictEqual(
      laws.said(restored.snapshot()),
      laws.said(world.snapshot()),
      `Restored, "${event.type}" did another thing.`,
    );
    assert.deepStrictEqual(
      restored.reports.slice(reported),
      world.reports.slice(told),
      'Restored, another thing was reported.',
    );
  }
  for (const arrow of world.arrows) arrows.add(arrow);
  world.stop();
  laws.leavesNothing(world);
  return restored;
}

async function comesToRest(chart: Rostered, world: World, random: Random): Promise<void> {
  for (let round = 0; round < 20 && (world.open().length > 0 || world.clock.openWaits > 0); round++) {
    for (const question of world.open())
      await world.answer(question, random.pick(chart.answers[question.name] ?? [null]));
    world.clock.increment(60_000);
  }
  if (Object.keys(chart.answers).length > 0) laws.isAtRest(world.snapshot());
}
