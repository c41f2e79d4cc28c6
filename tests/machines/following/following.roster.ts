import assert from 'node:assert/strict';
import { followingMachine } from '#machines/following/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'following',
  machine: followingMachine,
  inputs: [{}],
  events: () => [
    { type: 'tabs.look' },
    { type: 'tab.here', tab: 'a', title: 'Trolley', actors: 12 },
    { type: 'tab.here', tab: 'b', title: 'Home', actors: 9 },
    { type: 'tab.told', tab: 'a', build: 'x1', count: 3 },
    { type: 'tab.told', tab: 'b', build: 'x1', count: 2 },
    { type: 'tab.gone', tab: 'a' },
    { type: 'tab.gone', tab: 'b' },
    { type: 'tab.choose', tab: 'a' },
    { type: 'tab.choose', tab: 'b' },
    { type: 'tab.leave' },
  ],
  answers: {},
  shape: ({ tabs, tab }) => [tabs.map((each: { tab: string }) => each.tab), tab],
  spans: [999, 1_000, 3_000, 9_999, 10_000],
  oracle: (world) => () => {
    const { tab, tabs } = world.snapshot().context;
    const isTied = world.snapshot().hasTag('following') || world.snapshot().hasTag('lost');
    assert.equal(tab !== null, isTied, 'A tab is followed exactly where one was chosen.');
    const names = tabs.map((each: { tab: string }) => each.tab);
    assert.equal(new Set(names).size, names.length, 'A tab stands twice in the list.');
  },
};
