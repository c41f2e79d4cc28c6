import assert from 'node:assert/strict';
import { collapsibleMachine } from '#machines/collapsible/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'collapsible',
  machine: collapsibleMachine,
  inputs: [{}],
  events: () => [
    { type: 'toggle.press' },
    { type: 'screen.resize', widthPx: 390 },
    { type: 'screen.resize', widthPx: 767 },
    { type: 'screen.resize', widthPx: 768 },
    { type: 'screen.resize', widthPx: 1_280 },
  ],
  answers: {},
  shape: () => null,
  oracle: (world) => (happened) => {
    if (happened.kind !== 'event' || happened.event.type !== 'screen.resize') return;
    const [size] = Object.keys(world.snapshot().value);
    assert.equal(size, happened.event['widthPx'] < 768 ? 'small' : 'large');
  },
};
