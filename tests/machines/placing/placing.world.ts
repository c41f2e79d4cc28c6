import assert from 'node:assert/strict';
import { createRandom } from '#fixtures/random.ts';
import { outcomeOf } from '#machines/placing/index.ts';
import { tick } from '../kit/world.ts';
import { openStore } from './placing.store.ts';
import { type Memory, openTab, type Pending, type Tab, type Word } from './placing.tab.ts';

const people = ['aroha', 'wiremu'];
const cards = ['10000000-0000-4000-8000-000000000001', '10000000-0000-4000-8000-000000000002'];

/** One store and one browser with up to so many tabs. Everything that takes time ends when the walk says so. */
export function openWorld(seed: number, mostTabs: number) {
  const random = createRandom(seed);
  const store = openStore();
  let keys = 0;
  let who: string | null = 'aroha';
  const drift: ((luck: number) => void)[] = [];
  const newKey = () => `20000000-0000-4000-8000-${String((keys += 1)).padStart(12, '0')}`;
  const opened = (memory: Memory): Tab => {
    const say = (word: Word) => {
      for (const tab of tabs) if (tab !== one) heard(tab, word);
    };
    const one = openTab({ ...memory, store, newKey, say, subject: () => who });
    return one;
  };
  /** A tab that waits for it hears of it, and so does one whose page is left with nothing. */
  const heard = ({ placing }: Tab, word: Word): void => {
    placing.send({ type: 'order.told', ...word, isLeft: random.between(0, 1) === 0 });
    assert.ok(
      !placing.getSnapshot().hasTag('elsewhere') ||
        placing.getSnapshot().context.attempt !== null ||
        word.subject !== placing.getSnapshot().context.subject,
      'It is waited for what is known.',
    );
  };
  const fresh = (): Tab => opened({ area: new Map(), unanswered: new Map() });
  let tabs: Tab[] = [fresh()];

  const gone = (tab: Tab): void => {
    for (const one of tab.pending()) if (one.kind === 'place') drift.push(one.reach);
    drift.push(...tab.adrift());
    tab.stop();
  };
  const reload = (tab: Tab): void => {
    gone(tab);
    tabs[tabs.indexOf(tab)] = opened(tab);
  };
  const placement = () => ({
    expectedTotalCents: store.totalCents(),
    instrumentId: random.pick(cards),
    isOfAge: true,
  });
  const luck = () => random.between(0, 5);
  const over = (one: Pending): void => {
    if (random.between(0, 2) > 0) one.reach(luck());
    // Twice, now and then: the store knows the key.
    if (random.between(0, 9) === 0) one.reach(luck());
    one.end(random.between(0, 14));
  };

  function see(): void {
    const fills = new Set(store.captures);
    assert.equal(store.captures.length, fills.size, 'One trolley was paid for twice.');
    for (const tab of tabs) {
      const { placing, unanswered, broken } = tab;
      assert.deepEqual(broken, [], 'A law was broken.');
      const now = placing.getSnapshot();
      const sent = [...unanswered].filter(([, of]) => of === now.context.subject);
      if (sent.length > 0)
        assert.ok(!now.hasTag('open') && !now.hasTag('elsewhere'), 'It may be sent again, and nobody has answered.');
      const { confirmed, attempt } = now.context;
      if (confirmed)
        assert.ok(
          [...store.orders.values()].some(({ orderId, state }) => orderId === confirmed.orderId && state === 'placed'),
          'Confirmed, and not placed.',
        );
      if (now.matches('away')) assert.deepEqual([attempt, confirmed], [null, null], 'Something of a shopper stayed.');
      if (outcomeOf(now) === 'unplaced') assert.ok(attempt !== null, 'The key of an unplaced order was lost.');
    }
  }

  async function step(): Promise<string> {
    const tab = random.pick(tabs);
    const { placing } = tab;
    const roll = random.between(0, 99);
    if (roll < 18) {
      const order = { type: 'order.place' as const, placement: placement() };
      placing.send(order);
      if (roll < 9) placing.send(order);
      return roll < 9 ? 'press twice' : 'press';
    }
    if (roll < 62) {
      const waiting = tab.pending();
      if (waiting.length > 0) over(random.pick(waiting));
      return 'answer';
    }
    if (roll < 70) {
      const open = [...store.orders].filter(([, { state }]) => state === 'paying');
      for (const [key] of open) store.settle(key, random.between(0, 1) === 0);
      return 'settle';
    }
    if (roll < 74) return drift.shift()?.(luck()), 'adrift';
    if (roll < 82) return reload(tab), 'reload';
    if (roll < 85) return store.refill(), 'refill';
    if (roll < 86) return store.changeTotal(), 'price';
    if (roll < 88) return placing.send({ type: 'connection.returned' }), 'online';
    if (roll < 90) return placing.send({ type: 'outcome.dismiss' }), 'dismiss';
    if (roll < 93) return placing.send({ type: 'order.seen' }), 'seen';
    if (roll < 95) {
      const flags = { isOrderUnderWay: store.isUnderWay() };
      return placing.send({ type: 'terms.told', flags }), 'terms';
    }
    if (roll < 97) {
      who = who === null ? random.pick(people) : null;
      for (const one of tabs) one.placing.send({ type: 'user.changed', subject: who, isShopper: who !== null });
      return 'user';
    }
    if (roll < 98 && tabs.length > 1) {
      gone(tab);
      tabs = tabs.filter((one) => one !== tab);
      return 'close';
    }
    if (tabs.length < mostTabs) {
      // A copied tab has a copy of what the first one kept, and the key in it is the same order.
      tabs.push(random.between(0, 1) === 0 ? fresh() : opened({ area: new Map(tab.area), unanswered: new Map() }));
      return 'open';
    }
    return 'nothing';
  }

  /** The sky clears: whatever is in doubt comes to an end, and everybody is told. */
  async function settle(): Promise<void> {
    for (const key of store.orders.keys()) store.settle(key, true);
    for (let round = 0; round < 60 && tabs.some((tab) => tab.pending().length > 0); round += 1) {
      for (const tab of tabs) for (const one of tab.pending()) one.end(99);
      for (const key of store.orders.keys()) store.settle(key, true);
      await tick();
      see();
    }
    for (const { placing, unanswered } of tabs) {
      const now = placing.getSnapshot();
      assert.ok(!now.hasTag('busy'), 'Somebody is still waiting in fair weather.');
      const sent = [...unanswered].filter(([, of]) => of === now.context.subject);
      assert.deepEqual(sent, [], 'Somebody was never told what became of it.');
    }
  }
  const trace = () =>
    JSON.stringify([[...store.orders], store.captures, tabs.map(({ placing }) => placing.getSnapshot().value)]);
  return { step, see, settle, trace, stop: () => tabs.forEach((tab) => tab.stop()) };
}
