import { createActor, fromPromise, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { amountIn, blankTrolley, countIn, trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { FaultError } from '#services/fault.ts';
import type { LineWish, Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { createRandom } from '#fixtures/random.ts';
import { tick } from '../kit/world.ts';
import { changedTold, trolleyTold } from './told.ts';

type Asked = { readonly wish: LineWish | null; readonly signal: AbortSignal; answer(): void; fail(): void };

/** A store that takes changes in the order in which they come and whose answers come back in any order. */
function openStore(holds: Readonly<Record<string, number>> = {}) {
  const held: Record<string, number> = { ...holds };
  let revision = 0;
  const open: Asked[] = [];
  const ask = <T>(wish: LineWish | null, signal: AbortSignal, told: () => T) =>
    new Promise<T>((resolve, reject) => {
      const one: Asked = {
        wish,
        signal,
        answer: () => (open.splice(open.indexOf(one), 1), resolve(answer)),
        fail: () => (
          open.splice(open.indexOf(one), 1),
          reject(new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'No.' }))
        ),
      };
      const answer = told();
      open.push(one);
    });
  const logic = trolleyMachine.provide({
    actors: {
      loadTrolley: fromPromise<Trolley, { readonly isWhole: boolean }>(({ signal }) =>
        ask(null, signal, () => trolleyTold(held, revision)),
      ),
      line: trolleyLineMachine.provide({
        actors: {
          saveLine: fromPromise<TrolleyChanged, LineWish>(({ input, signal }) =>
            ask(input, signal, () => {
              revision += 1;
              if (input.amount === 0) delete held[input.sku];
              else held[input.sku] = input.amount;
              return changedTold(held, revision);
            }),
          ),
        },
      }),
    },
  });
  const parent = setup({ actors: { trolley: logic } }).createMachine({
    invoke: { id: 'trolley', systemId: 'trolley', src: 'trolley', input: { subject: 'mere' } },
  });
  const root = createActor(parent).start();
  const trolley = root.system.get('trolley') as ReturnType<typeof createActor<typeof trolleyMachine>>;
  return { held, open: () => open.filter(({ signal }) => !signal.aborted), trolley, stop: () => root.stop() };
}

const skus = ['200001', '200002', '200003'];

describe('the trolley under any interleaving', () => {
  test.each([1, 2, 3, 4, 5])(
    'shows the store’s last word and what is wanted since, and asks once at a time for each line (seed %i)',
    async (seed) => {
      const random = createRandom(seed);
      const store = openStore();
      const { trolley } = store;
      const wanted = new Map<string, number>();
      const unit = 'Each' as const;
      let revision = 0;
      await tick();
      for (const asked of store.open()) asked.answer();
      await tick();
      for (let at = 0; at < 400; at += 1) {
        const sku = random.pick(skus);
        const roll = random.pick(['set', 'set', 'add', 'answer', 'answer', 'fail', 'retry', 'putBack', 'refresh']);
        const { wishes } = trolley.getSnapshot().context;
        const amount = random.pick([0, 1, 2, 3, 7]);
        if (roll === 'set') {
          trolley.send({ type: 'line.set', sku, amount, unit, source: 'Walk' });
          wanted.set(sku, amount);
        } else if (roll === 'add') {
          const shown = amountIn(trolley.getSnapshot().context, sku);
          trolley.send({ type: 'line.add', sku, amount: 1, unit, source: 'Walk' });
          wanted.set(sku, Math.max(1, shown));
        } else if (roll === 'retry') trolley.send({ type: 'line.retry', sku });
        else if (roll === 'putBack') {
          if (wishes[sku]?.stage === 'refused') wanted.delete(sku);
          trolley.send({ type: 'line.putBack', sku });
        } else if (roll === 'refresh') trolley.send({ type: 'trolley.refresh' });
        else if (store.open().length > 0) {
          const asked = random.pick(store.open());
          if (roll === 'fail' && asked.wish) asked.fail();
          else asked.answer();
        }
        await tick();
        const { context } = trolley.getSnapshot();
        const lines = store.open().flatMap(({ wish }) => (wish ? [wish.sku] : []));
        expect(context.trolley?.revision ?? 0, `an older answer after ${at}`).toBeGreaterThanOrEqual(revision);
        revision = context.trolley?.revision ?? 0;
        expect(new Set(lines).size, `one question a line after ${at}`).toBe(lines.length);
        for (const [one, last] of wanted) {
          expect(amountIn(context, one), `${one} after ${at}: ${roll}`).toBe(last);
          if (!context.wishes[one] && !lines.includes(one)) wanted.delete(one);
        }
        for (const one of skus)
          if (!context.wishes[one]) {
            const truth = context.trolley?.items.find((item) => item.sku === one)?.amount ?? 0;
            expect(amountIn(context, one)).toBe(truth);
          }
        expect(countIn(context)).toBe(skus.reduce((sum, one) => sum + amountIn(context, one), 0));
      }
      for (let round = 0; round < 60 && (store.open().length > 0 || round < 2); round += 1) {
        for (const asked of store.open()) asked.answer();
        for (const one of skus) trolley.send({ type: 'line.retry', sku: one });
        await tick();
      }
      const { context } = trolley.getSnapshot();
      expect(context.wishes).toEqual({});
      for (const one of skus) expect(amountIn(context, one)).toBe(store.held[one] ?? 0);
      store.stop();
    },
  );

  test('asks nothing when the same amount is wanted again while it is on its way, and the last of many taps once', async () => {
    const store = openStore();
    await tick();
    store.open()[0]?.answer();
    await tick();
    const set = (amount: number) =>
      store.trolley.send({ type: 'line.set', sku: '200001', amount, unit: 'Each', source: 'Card' });
    set(2);
    set(2);
    set(2);
    await tick();
    expect(store.open().map(({ wish }) => wish?.amount)).toEqual([2]);
    for (const amount of [3, 4, 5]) set(amount);
    await tick();
    expect(store.open()).toHaveLength(1);
    store.open()[0]?.answer();
    await tick();
    expect(store.open().map(({ wish }) => wish?.amount)).toEqual([5]);
    store.stop();
  });

  test('does not go back to what the store said before a change, when that comes after it', async () => {
    const store = openStore();
    await tick();
    store.open()[0]?.answer();
    await tick();
    store.trolley.send({ type: 'trolley.refresh' });
    await tick();
    store.trolley.send({ type: 'line.set', sku: '200001', amount: 2, unit: 'Each', source: 'Card' });
    await tick();
    const [load, save] = store.open();
    save?.answer();
    await tick();
    load?.answer();
    await tick();
    expect([amountIn(store.trolley.getSnapshot().context, '200001'), store.open()]).toEqual([2, []]);
    store.stop();
  });

  test('does not lessen what is in it already when something is added before it is known', async () => {
    const store = openStore({ '200001': 4 });
    const happened: object[] = [];
    store.trolley.on('line.added', (line) => void happened.push(line));
    store.trolley.send({ type: 'line.add', sku: '200001', amount: 1, unit: 'Each', source: 'Card', key: 'k' });
    await tick();
    expect(store.open().map(({ wish }) => wish)).toEqual([null]);
    expect(amountIn(store.trolley.getSnapshot().context, '200001')).toBe(1);
    store.open()[0]?.answer();
    await tick();
    expect([store.open(), amountIn(store.trolley.getSnapshot().context, '200001')]).toEqual([[], 4]);
    expect(happened).toMatchObject([{ sku: '200001', amount: 4, key: 'k' }]);
    store.stop();
  });

  test('forgets everything of a shopper in the moment they are gone, and calls off what was on its way', async () => {
    const store = openStore();
    await tick();
    store.open()[0]?.answer();
    await tick();
    store.trolley.send({ type: 'line.set', sku: '200001', amount: 2, unit: 'Each', source: 'Card' });
    await tick();
    store.trolley.send({ type: 'user.changed', subject: null, isShopper: false });
    const { keyBase: _, keysMade: __, ...context } = store.trolley.getSnapshot().context;
    expect(blankTrolley).toMatchObject(context);
    expect(store.open()).toEqual([]);
    store.stop();
  });
});
