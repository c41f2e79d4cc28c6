import assert from 'node:assert/strict';
import { alertMachine } from '#machines/alert/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'alert',
  machine: alertMachine,
  inputs: [{}],
  events: () => [{ type: 'alert.dismiss' }],
  answers: {},
  shape: () => null,
  oracle: (world) => {
    let told = world.emitted.length;
    return (happened, before) => {
      const isDismissal = happened.kind === 'event' && happened.event.type === 'alert.dismiss';
      const wasShown = before.value === 'shown';
      assert.equal(world.snapshot().hasTag('shown'), wasShown && !isDismissal, 'It is shown until it is dismissed.');
      assert.equal(world.emitted.length - told, wasShown && isDismissal ? 1 : 0, 'Its end is told, and once.');
      told = world.emitted.length;
    };
  },
};
