import assert from 'node:assert/strict';
import { cutoutMachine } from '#machines/cutout/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const input = { key: 'changedPriceTutorialAcknowledged', closesOutside: true };

export const chart: Rostered = {
  name: 'cutout',
  machine: cutoutMachine,
  inputs: [input, { ...input, closesOutside: false }],
  events: () => [{ type: 'cutout.close' }, { type: 'escape.press' }, { type: 'outside.press' }],
  answers: { readAcknowledged: [true, false], rememberAcknowledged: [null] },
  shape: () => null,
  oracle: (world) => {
    let wasClosed = world.snapshot().value === 'over';
    return (_, before) => {
      const now = world.snapshot().value;
      assert.ok(!(wasClosed && now === 'shown'), 'What was closed is not shown again.');
      if (before.value === 'shown' && now !== 'shown') wasClosed = true;
    };
  },
};
