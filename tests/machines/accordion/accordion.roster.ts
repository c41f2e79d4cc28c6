import assert from 'node:assert/strict';
import { accordionMachine } from '#machines/accordion/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'accordion',
  machine: accordionMachine,
  inputs: [{ allowsMany: false }, { allowsMany: true }],
  events: () => [
    { type: 'item.toggle', key: '0 Bags', heading: 'Bags' },
    { type: 'item.toggle', key: '1 Fees', heading: 'Fees' },
    { type: 'item.toggle', key: '2 Slots', heading: 'Slots' },
  ],
  answers: {},
  shape: (context) => [...context.open].sort(),
  oracle: (world) => {
    let told = world.emitted.length;
    return (_, before) => {
      const { open, allowsMany } = world.snapshot().context;
      const earlier = (before.context as { open: readonly string[] }).open;
      assert.ok(allowsMany || open.length <= 1, 'One item at a time stands open.');
      assert.equal(new Set(open).size, open.length, 'An item stands open once.');
      const opened = open.filter((key: string) => !earlier.includes(key)).length;
      assert.equal(world.emitted.length - told, opened, 'Opening is told exactly once, closing never.');
      told = world.emitted.length;
    };
  },
};
