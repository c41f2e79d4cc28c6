import assert from 'node:assert/strict';
import type { AnyStateMachine } from 'xstate';
import { createRandom, hashOf } from '#fixtures/random.ts';
import { type SaverPurchaseContext, saverStageOf } from '#machines/saver-purchase/index.ts';
import { createKeptPurchase } from '#services/delivery-saver/kept-purchase.ts';
import type { SaverAttempt } from '#services/delivery-saver/saver-attempt.words.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { buy, lost, refusal, toldAs, wanted } from './saver-purchase.roster.ts';

type Walk = { readonly machine: AnyStateMachine; readonly events: number; readonly seed: number };
type State = 'active' | 'pending' | 'declined';

/** A store that sells one pass at most, once for each key, and never for an address that will not do. */
function createStore() {
  const sold = new Map<string, { readonly body: string; state: State }>();
  const hasPass = () => [...sold.values()].some(({ state }) => state !== 'declined');
  return {
    sold,
    charges: () => [...sold.values()].filter(({ state }) => state === 'active').length,
    hasPass,
    buy({ key, wanted: asked }: SaverAttempt, fate: State): State {
      const body = JSON.stringify(asked);
      const known = sold.get(key);
      if (known) {
        assert.equal(known.body, body, 'One key stood for two purchases.');
        return known.state;
      }
      if (hasPass()) throw refusal('OrderNotReady');
      sold.set(key, { body, state: fate });
      return fate;
    },
    settle: (state: 'active' | 'declined') => {
      for (const one of sold.values()) if (one.state === 'pending') one.state = state;
    },
    byKey: (key: string) => sold.get(key)?.state ?? null,
  };
}

const lifeEvents = 60;

/** One life of a tab: presses, answers that are lost or late, and reloads; after each it is looked at what was sold. */
async function live(machine: AnyStateMachine, random: ReturnType<typeof createRandom>): Promise<string> {
  const store = createStore();
  const kept = new Map<string, string>();
  let keys = 0;
  const keptPurchase = createKeptPurchase(
    () => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }),
    () => `20000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`,
  );
  const open = () => {
    const world = createWorld(machine, { input: { subject: 'aroha' } });
    world.chart.on('attempt.settled', ({ key }: { key: string }) => keptPurchase.forget(key));
    world.chart.send({ type: 'attempt.told', attempt: keptPurchase.recall('aroha') });
    return world;
  };
  let world = open();
  const context = () => world.snapshot().context as SaverPurchaseContext;
  let presses = 0;

  async function settle(question: Question): Promise<void> {
    const { attempt, subject, asked } = context();
    const fate = random.between(0, 5);
    if (question.name === 'beginAttempt') {
      assert.ok(subject !== null && asked !== null, 'Something without words is given a key.');
      return world.answer(question, keptPurchase.begin({ subject, wanted: asked }, attempt));
    }
    if (question.name === 'buyPass') {
      assert.ok(attempt !== null, 'A pass is bought without a key.');
      assert.equal(keptPurchase.recall('aroha')?.key, attempt.key, 'It is sent, and a reload would not know of it.');
      if (fate === 0) return world.refuse(question, lost);
      try {
        const state = store.buy(attempt, random.pick(['active', 'active', 'pending', 'declined'] as const));
        return fate === 1 ? world.refuse(question, lost) : world.answer(question, toldAs(state));
      } catch (error) {
        return world.refuse(question, fate === 1 ? lost : error);
      }
    }
    if (question.name === 'askByKey') {
      if (fate === 0) return world.refuse(question, random.pick([lost, refusal('Unexpected', 500)]));
      const state = store.byKey(attempt?.key ?? '');
      return world.answer(question, state && toldAs(state));
    }
    return world.answer(question, null);
  }

  function see(): void {
    assert.ok(store.charges() <= 1, 'More than one pass was bought.');
    assert.ok(store.sold.size <= presses, 'Something was bought that nobody pressed for.');
    const stage = saverStageOf(world.snapshot() as never);
    if (stage === 'confirmed') assert.equal(store.charges(), 1, 'It is said to be bought, and it is not.');
    const isLeft = context().attempt === null && stage === 'open';
    if (isLeft)
      assert.ok(
        ![...store.sold.values()].some(({ state }) => state === 'pending'),
        'It was given up while it was open.',
      );
  }

  const happenings = [
    () => {
      presses += 1;
      world.chart.send({ ...buy, wanted: { ...wanted, planId: random.pick(['a', 'b']) }, hasPass: false });
    },
    () => world.chart.send({ ...buy, isEligible: false }),
    () => world.chart.send({ type: 'outcome.dismiss' }),
    () => world.chart.send({ type: 'purchase.seen' }),
    () => world.chart.send({ type: 'purchase.askNow' }),
    () => store.settle(random.pick(['active', 'declined'])),
    () => {
      if (random.between(0, 3) !== 0) return;
      world.stop();
      world = open();
    },
  ];
  const said: string[] = [];
  for (let at = 0; at < lifeEvents; at++) {
    const questions = world.open();
    if (questions.length > 0 && random.between(0, 2) > 0) await settle(random.pick(questions));
    else random.pick(happenings)();
    await Promise.resolve();
    see();
    said.push(JSON.stringify(world.snapshot().value), String(context().tries));
  }
  assert.deepEqual(world.errors, [], 'The chart threw.');
  world.stop();
  return said.join();
}

export async function walkPurchase({ machine, events, seed }: Walk): Promise<number> {
  const random = createRandom(seed);
  let hash = 0;
  for (let at = 0; at < events; at += lifeEvents) {
    try {
      hash = hashOf(await live(machine, random), hash);
    } catch (error) {
      throw new Error(`Buying, seed ${seed}, after ${at} events: ${(error as Error).message}`, { cause: error });
    }
  }
  return hash;
}
