import assert from 'node:assert/strict';
import { tabsMachine } from '#machines/tabs/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const tabs = [
  { id: 'about', href: null },
  { id: 'facts', href: '/shop/facts' },
  { id: 'reviews', href: null },
];

export const chart: Rostered = {
  name: 'tabs',
  machine: tabsMachine,
  inputs: [{ tabs }, { tabs: tabs.slice(0, 1) }, { tabs: [] }],
  events: () => [
    { type: 'tab.select', id: 'about' },
    { type: 'tab.select', id: 'reviews' },
    { type: 'tab.select', id: 'unknown' },
    { type: 'next.press' },
    { type: 'previous.press' },
    { type: 'first.press' },
    { type: 'last.press' },
  ],
  answers: {},
  shape: (context) => context.at,
  oracle: (world) => {
    let told = world.emitted.length;
    return (_, before) => {
      const { at, tabs: all } = world.snapshot().context;
      assert.ok(at >= 0 && at < Math.max(1, all.length), `Tab ${at} of ${all.length} is active.`);
      const hasChanged = at !== (before.context as { at: number }).at;
      assert.equal(world.emitted.length - told, hasChanged ? 1 : 0, 'A change is told once, and only a change.');
      told = world.emitted.length;
    };
  },
};
