import assert from 'node:assert/strict';
import { type ActorRefFrom, createActor, fromPromise, setup } from 'xstate';
import { createRandom } from '#fixtures/random.ts';
import { amountIn, countIn, trolleyMachine } from '#machines/trolley/index.ts';
import { trolleyLineMachine } from '#machines/trolley-line/index.ts';
import { FaultError } from '#services/fault.ts';
import type { OutboxEntry } from '#services/trolley/outbox.contract.ts';
import type { LineWish, Trolley, TrolleyChanged } from '#services/trolley/trolley.contract.ts';
import { joinOutbox, type OutboxWord } from '#src/joined-outbox.ts';
import { tick } from '../kit/world.ts';
import { isCalm, openOutbox } from './tabs.outbox.ts';
import { openStore } from './tabs.store.ts';
import { changedTold, trolleyTold } from './told.ts';

const subject = 'mere';
const skus = ['200001', '200002', '200003', '200004', '200005', '200006', '200007', '200008'];
const amounts = [0, 1, 2, 3, 7];
const unit = 'Each' as const;
const mostTabs = 3;
type Pending = { readonly run: () => void };
type Weather = 'fair' | 'foul';

/** One store, one browser, and two or three tabs of it. Everything that takes time ends when the walk says so. */
export function openWorld(seed: number) {
  const random = createRandom(seed);
  let weather: Weather = 'foul';
  let keys = 0;
  const stored = new Map<string, OutboxEntry>();
  /** Wishes in the order in which they were written, the newest of each line. */
  const last = new Map<string, OutboxEntry>();
  const refused = new Set<string>();
  const givenUp = new Set<string>();
  /** What happened to each line, for whoever has to read a broken law. */
  const story: string[] = [];
  const store = openStore(story);
  const { held, doneKeys, apply, isRefused } = store;
  type Tab = ReturnType<typeof openTab>;
  let tabs: Tab[] = [];
  /** What all tabs have asked of the outbox, which does one thing after another. */
  const work: Pending[] = [];

  function openTab() {
    const asked: (Pending & { readonly wish: LineWish | null; readonly signal: AbortSignal })[] = [];
    const words: OutboxWord[] = [];
    const pauses: Pending[] = [];
    let isAlive = true;
    const ask = <T>(signal: AbortSignal, wish: LineWish | null, does: () => void, told: () => T, no: () => boolean) =>
      new Promise<T>((resolve, reject) => {
        const one = {
          wish,
          signal,
          run: () => {
            asked.splice(asked.indexOf(one), 1);
            const fate = weather === 'fair' ? 9 : random.between(0, 9);
            // It never came there.
            if (fate <= 1) return reject(new FaultError({ tag: 'offline', message: 'Offline.' }));
            if (no())
              return reject(new FaultError({ tag: 'refused', status: 400, code: 'Invalid', message: 'Too many.' }));
            does();
            // It was done, twice perhaps, and the answer is lost.
            if (fate <= 3) return reject(new FaultError({ tag: 'timeout', message: 'Too long.' }));
            if (fate === 4) does();
            resolve(told());
          },
        };
        asked.push(one);
      });
    const later = <T>(run: () => T): Promise<T> =>
      new Promise((resolve) => {
        work.push({ run: () => (isAlive ? resolve(run()) : undefined) });
      });
    const unwritten = new Set<OutboxEntry>();
    const outbox = openOutbox({ stored, unwritten, story, later });
    const nothing = () => undefined;
    const never = () => false;
    const logic = trolleyMachine.provide({
      actors: {
        loadTrolley: fromPromise<Trolley, { readonly isWhole: boolean }>(({ signal }) =>
          ask(signal, null, nothing, () => trolleyTold(held, store.revision()), never),
        ),
        pause: fromPromise<void, { readonly ms: number }>(
          ({ signal }) =>
            new Promise((resolve) => {
              pauses.push({ run: () => (signal.aborted ? undefined : resolve()) });
            }),
        ),
        line: trolleyLineMachine.provide({
          actors: {
            saveLine: fromPromise<TrolleyChanged, LineWish>(({ input, signal }) => {
              assert.ok(!signal.aborted);
              return ask(
                signal,
                input,
                () => apply(input),
                () => changedTold(held, store.revision()),
                () => isRefused(input),
              );
            }),
          },
        }),
      },
    });
    const parent = setup({ actors: { trolley: logic } }).createMachine({
      invoke: { id: 'trolley', systemId: 'trolley', src: 'trolley', input: { subject } },
    });
    const root = createActor(parent).start();
    const trolley = root.system.get('trolley') as ActorRefFrom<typeof trolleyMachine>;
    keys += 1;
    trolley.send({ type: 'tab.known', base: `${keys.toString(16).padStart(8, '0')}-0000-4000-8000-000000000000` });
    trolley.on('wish.made', ({ entry }) => void last.set(entry.sku, entry));
    trolley.on('line.failed', ({ key }) => void (key && refused.add(key)));
    const self = {
      trolley,
      words,
      join: joinOutbox({
        trolley,
        outbox,
        nowMs: () => 0,
        say: (word) => {
          if (!isAlive) return;
          for (const other of tabs) if (other !== self) other.words.push(word);
        },
      }),
      asked: () => asked.filter(({ signal }) => !signal.aborted),
      pauses,
      /** Killed: what was written is written, what is on its way may come there all the same. */
      kill: () => {
        for (const one of [...asked])
          if (one.wish && last.get(one.wish.sku)?.key === one.wish.key && random.between(0, 1) === 0) one.run();
        isAlive = false;
        // Nobody can know of what was not written; it may have come there all the same.
        for (const { sku, key } of unwritten) if (last.get(sku)?.key === key) last.delete(sku);
        root.stop();
      },
    };
    void self.join.begin();
    return self;
  }
  tabs = [openTab(), openTab()];

  const hear = (tab: Tab): void => {
    const word = tab.words.shift();
    if (!word) return;
    void tab.join.hear(word, subject);
    if (word === 'settled') tab.trolley.send({ type: 'trolley.refresh' });
  };

  /** Words within one browser come sooner than answers of the store. */
  async function gossip(): Promise<void> {
    while (work.length > 0 || tabs.some(({ words }) => words.length > 0)) {
      work.shift()?.run();
      await tick();
      for (const tab of tabs) hear(tab);
    }
  }

  async function step(): Promise<string> {
    const tab = random.pick(tabs);
    const { trolley } = tab;
    const sku = random.pick(skus);
    const amount = random.pick(amounts);
    const roll = random.between(0, 99);
    if (roll < 16) return trolley.send({ type: 'line.set', sku, amount, unit, source: 'Walk' }), `set ${sku} ${amount}`;
    if (roll < 22) return trolley.send({ type: 'line.add', sku, amount: 1, unit, source: 'Walk' }), `add ${sku}`;
    if (roll < 46) {
      await gossip();
      const asked = tab.asked();
      return asked.length > 0 ? (random.pick(asked).run(), 'answer') : 'nothing';
    }
    if (roll < 68) return work.shift()?.run(), 'work';
    if (roll < 80) return hear(tab), 'hear';
    if (roll < 85) return tab.pauses.shift()?.run(), 'pause';
    if (roll < 87) return trolley.send({ type: 'line.retry', sku }), 'retry';
    if (roll < 89) {
      const wish = trolley.getSnapshot().context.wishes[sku];
      if (wish) givenUp.add(wish.key);
      return trolley.send({ type: 'line.putBack', sku }), 'put back';
    }
    if (roll < 91) return trolley.send({ type: 'connection.returned' }), 'online';
    if (roll < 93) return void tab.join.wake(), 'wake';
    if (roll < 94) return trolley.send({ type: 'trolley.refresh' }), 'refresh';
    if (roll < 96) {
      tab.kill();
      tabs[tabs.indexOf(tab)] = openTab();
      return 'reload';
    }
    if (roll < 97 && tabs.length > 1) {
      tab.kill();
      tabs.splice(tabs.indexOf(tab), 1);
      return 'close';
    }
    if (tabs.length < mostTabs) {
      tabs.push(openTab());
      return 'open';
    }
    return 'nothing';
  }

  /** What is shown of each line is the store's last word this tab knows, or what is wanted since. */
  function see(): void {
    for (const { trolley, asked } of tabs) {
      const { context } = trolley.getSnapshot();
      let count = 0;
      for (const sku of skus) {
        const truth = context.trolley?.items.find((item) => item.sku === sku)?.amount ?? 0;
        const wanted = context.wishes[sku]?.amount ?? truth;
        assert.equal(amountIn(context, sku), wanted, `${sku} is shown as something else.`);
        count += wanted;
      }
      if (context.trolley) assert.equal(countIn(context), count);
      const lines = asked().filter(({ wish }) => wish).length;
      assert.ok(lines <= 6, 'Too many lines ask at once.');
    }
    for (const [key, times] of doneKeys) assert.equal(times, 1, `${key} was done ${times} times.`);
  }

  /** The sky clears and everybody looks: all tabs and the store hold what was wanted last. */
  async function settle(): Promise<void> {
    weather = 'fair';
    for (let round = 0; round < 80; round += 1) {
      const isQuiet = tabs.every((tab) => tab.asked().length === 0 && tab.words.length === 0);
      if (round > 0 && work.length === 0 && isQuiet && tabs.every(({ trolley }) => isCalm(trolley))) break;
      if (round % 8 === 0) for (const { join } of tabs) void join.wake();
      await gossip();
      for (const tab of tabs) for (const one of tab.asked()) one.run();
      await tick();
    }
    for (const { trolley, pauses } of tabs) {
      const { wishes, flights } = trolley.getSnapshot().context;
      for (const [sku, { stage }] of Object.entries(wishes))
        assert.equal(stage, 'refused', `${sku} is still ${stage} in fair weather (${pauses.length} pauses).`);
      assert.deepEqual(flights, {});
      const { context } = trolley.getSnapshot();
      for (const sku of skus)
        if (!wishes[sku]) assert.equal(amountIn(context, sku), held[sku] ?? 0, `A tab shows another ${sku}.`);
    }
    for (const [sku, { key, amount, isAtLeast }] of last) {
      if (refused.has(key) || givenUp.has(key)) continue;
      const has = held[sku] ?? 0;
      assert.ok(isAtLeast ? has >= amount : has === amount, `${sku}: ${has} held, ${amount} wanted last.`);
    }
    for (const [sku, { key }] of stored) assert.ok(refused.has(key), `${sku} was left in the outbox.`);
    weather = 'foul';
    last.clear();
  }
  const trace = () =>
    JSON.stringify([store.revision(), held, tabs.map(({ trolley }) => trolley.getSnapshot().context.wishes)]);
  return { story, step, see, settle, trace, stop: () => tabs.forEach((tab) => tab.kill()) };
}
