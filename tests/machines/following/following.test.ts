import { expect, it } from 'vitest';
import { followedTab, followingMachine, isFollowing, isLost, tabsOf } from '#machines/following/index.ts';
import { createWorld } from '../kit/world.ts';

type Following = ReturnType<typeof followingMachine.resolveState>;

const a = { type: 'tab.here', tab: 'a', title: 'Trolley', actors: 12 };
const b = { type: 'tab.here', tab: 'b', title: 'Home', actors: 9 };

function begun() {
  const world = createWorld(followingMachine);
  return { ...world, now: () => world.snapshot() as Following };
}

it('asks again and again as long as no shop answers, and lists those that do', () => {
  const { chart, clock, emitted, now, stop } = begun();
  clock.increment(1_000);
  expect(now().hasTag('alone')).toBe(true);
  clock.increment(6_000);
  expect(emitted.filter(({ type }) => type === 'look.asked').length).toBeGreaterThanOrEqual(2);
  chart.send(a);
  chart.send(b);
  chart.send({ ...a, actors: 13 });
  expect(tabsOf(now())).toEqual([
    { tab: 'a', title: 'Trolley', actors: 13 },
    { tab: 'b', title: 'Home', actors: 9 },
  ]);
  stop();
});

it('follows the tab that is chosen, and leaves the one before', () => {
  const { chart, emitted, now, stop } = begun();
  chart.send(a);
  chart.send(b);
  chart.send({ type: 'tab.choose', tab: 'a' });
  chart.send({ type: 'tab.choose', tab: 'b' });
  expect(emitted.filter(({ type }) => type !== 'look.asked')).toEqual([
    { type: 'follow.asked', tab: 'a' },
    { type: 'leave.asked', tab: 'a' },
    { type: 'follow.asked', tab: 'b' },
  ]);
  expect([followedTab(now()), isFollowing(now())]).toEqual(['b', true]);
  stop();
});

it('loses a tab that is closed or says nothing for ten seconds, and follows it again when it is back', () => {
  const { chart, clock, emitted, now, stop } = begun();
  const follows = () => emitted.filter(({ type }) => type === 'follow.asked').length;
  chart.send(a);
  chart.send({ type: 'tab.choose', tab: 'a' });
  clock.increment(9_000);
  chart.send({ type: 'tab.told', tab: 'a', build: 'x', count: 1 });
  clock.increment(9_999);
  expect(isLost(now())).toBe(false);
  clock.increment(1);
  expect(isLost(now())).toBe(true);
  chart.send(a);
  expect([isFollowing(now()), follows()]).toEqual([true, 2]);
  chart.send({ type: 'tab.gone', tab: 'a' });
  expect([isLost(now()), tabsOf(now())]).toEqual([true, []]);
  stop();
});

it('is not told by another tab that the one it follows is there', () => {
  const { chart, clock, now, stop } = begun();
  chart.send(a);
  chart.send(b);
  chart.send({ type: 'tab.choose', tab: 'a' });
  clock.increment(9_000);
  chart.send({ type: 'tab.told', tab: 'b', build: 'x', count: 5 });
  chart.send(b);
  clock.increment(1_000);
  expect([isLost(now()), now().context.heard]).toEqual([true, 0]);
  stop();
});
