import assert from 'node:assert/strict';
import { tickerMachine } from '#machines/ticker/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'ticker',
  machine: tickerMachine,
  inputs: [{ count: 4 }, { count: 2 }, { count: 1 }, { count: 0 }],
  events: () => [{ type: 'next.press' }, { type: 'previous.press' }],
  answers: {},
  shape: (context) => context.at,
  oracle: (world) => () => {
    const { at, count } = world.snapshot().context;
    assert.ok(at >= 0 && at < Math.max(count, 1), `Entry ${at} of ${count} is shown.`);
  },
};
