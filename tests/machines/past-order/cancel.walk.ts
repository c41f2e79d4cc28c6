import assert from 'node:assert/strict';
import type { AnyStateMachine } from 'xstate';
import { createRandom, hashOf } from '#fixtures/random.ts';
import { cancelShown, type PastOrderContext } from '#machines/past-order/index.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { cancelledSample, orderSample } from '#ui/pages/orders/sample-orders.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { done, lost, orderId, otherId, refusal } from './past-order.roster.ts';

type Walk = { readonly machine: AnyStateMachine; readonly events: number; readonly seed: number };

/** A store with one order: cancelled by the first key that comes before picking begins, and it says so to nobody else. */
function createStore() {
  let state: 'placed' | 'picking' | 'cancelled' = 'placed';
  const keys = new Set<string>();
  return {
    state: () => state,
    keys,
    pick() {
      if (state === 'placed') state = 'picking';
    },
    cancel(key: string) {
      keys.add(key);
      if (state === 'placed') state = 'cancelled';
      if (state === 'picking') throw refusal('OrderAlreadyPicking');
    },
    order(id: string): PastOrder {
      const told = {
        placed: orderSample,
        picking: { ...orderSample, isCancellable: false },
        cancelled: cancelledSample,
      };
      return { ...told[state], orderId: id };
    },
  };
}

const lifeEvents = 60;

/** One life: what is pressed, answered, lost and late, in any order; after each it is looked at what is shown. */
async function live(machine: AnyStateMachine, random: ReturnType<typeof createRandom>): Promise<string> {
  const store = createStore();
  const world = createWorld(machine, { input: { subject: 'aroha' } });
  const { chart, clock } = world;
  const context = () => world.snapshot().context as PastOrderContext;
  /** The key that was sent and that nobody has answered for. */
  let underWay: string | null = null;
  let presses = 0;
  let isRefused = false;
  /** The last key that was answered for. */
  let endedKey: string | null = null;
  const said: string[] = [];

  async function settle(question: Question): Promise<void> {
    if (question.name === 'loadOrder') return world.answer(question, store.order(context().orderId ?? orderId));
    const key = context().attempt?.key ?? '';
    assert.ok(key !== '', 'An order is cancelled without a key.');
    assert.equal(key, underWay ?? key, 'It was sent anew under another key before anybody had answered.');
    underWay = key;
    const fate = random.between(0, 4);
    if (fate === 0)
      return world.refuse(question, random.pick([lost, refusal('Unexpected', 500), new Error('rubbish')]));
    try {
      store.cancel(key);
    } catch (error) {
      if (fate === 1) return world.refuse(question, lost);
      [underWay, isRefused, endedKey] = [null, true, key];
      return world.refuse(question, error);
    }
    if (fate === 1) return world.refuse(question, lost);
    [underWay, endedKey] = [null, key];
    return world.answer(question, done());
  }

  function see(): void {
    const shown = cancelShown(world.snapshot() as never);
    if (shown.state === 'cancelled')
      assert.equal(store.state(), 'cancelled', 'It is said to be cancelled, and the store has not cancelled it.');
    if (shown.state === 'refused') {
      assert.ok(isRefused, 'It is said to be refused, and the store has never said no.');
      assert.notEqual(store.state(), 'cancelled', 'It is said to stand, and it is cancelled.');
    }
    if (endedKey !== null)
      assert.notEqual(context().attempt?.key, endedKey, 'It was answered for, and it is asked again for ever.');
    if (underWay !== null)
      assert.equal(context().attempt?.key, underWay, 'Its key was given up before anybody had answered.');
    assert.ok(store.keys.size <= presses, 'It was cancelled without having been asked for.');
    assert.ok(world.open().filter(({ name }) => name === 'cancelOrder').length <= 1, 'It is sent twice at once.');
  }

  const happenings = [
    () => chart.send({ type: 'order.open', orderId }),
    () => chart.send({ type: 'order.reload' }),
    () => chart.send({ type: 'cancel.retry' }),
    () => chart.send({ type: 'cancel.dismiss' }),
    () => {
      presses += 1;
      chart.send({ type: 'cancel.confirm', key: `key ${presses}` });
    },
    () => chart.send({ type: 'order.open', orderId: otherId }),
    () => clock.increment(random.pick([500, 2_000, 30_000])),
    () => random.between(0, 9) === 0 && store.pick(),
  ];
  for (let at = 0; at < lifeEvents; at++) {
    const open = world.open();
    if (open.length > 0 && random.between(0, 1) === 0) await settle(random.pick(open));
    else {
      const which = random.between(0, happenings.length - 1);
      // Of another order this store knows nothing: it is looked at, and left again.
      if (which === 4 && context().orderId !== orderId) continue;
      happenings[which]?.();
    }
    see();
    said.push(JSON.stringify(world.snapshot().value), String(context().tries));
  }
  assert.deepEqual(world.errors, [], 'The chart threw.');
  world.stop();
  return said.join();
}

export async function walkCancelling({ machine, events, seed }: Walk): Promise<number> {
  const random = createRandom(seed);
  let hash = 0;
  for (let at = 0; at < events; at += lifeEvents) {
    try {
      hash = hashOf(await live(machine, random), hash);
    } catch (error) {
      throw new Error(`Cancelling, seed ${seed}, after ${at} events: ${(error as Error).message}`, { cause: error });
    }
  }
  return hash;
}
