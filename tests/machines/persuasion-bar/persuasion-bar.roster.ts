import assert from 'node:assert/strict';
import { type PersuasionBarContext, persuasionBarMachine, roundMs } from '#machines/persuasion-bar/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'persuasion-bar',
  machine: persuasionBarMachine,
  inputs: [{ count: 3 }, { count: 1 }],
  events: () => [
    { type: 'screen.learned', isSmall: true },
    { type: 'screen.learned', isSmall: false },
    { type: 'motion.learned', isReduced: true },
    { type: 'motion.learned', isReduced: false },
    { type: 'hold.start', by: 'pointer' },
    { type: 'hold.start', by: 'focus' },
    { type: 'hold.end', by: 'pointer' },
    { type: 'hold.end', by: 'focus' },
    { type: 'rotation.pause' },
    { type: 'rotation.resume' },
  ],
  answers: {},
  shape: ({ isSmall, isMotionReduced, isPaused }: PersuasionBarContext) => [isSmall, isMotionReduced, isPaused],
  spans: [3_332, 3_333, 5_000, 10_000],
  oracle: (world) => {
    let stillMs = 0;
    return (happened, before) => {
      const { value, context } = world.snapshot() as unknown as { value: string; context: PersuasionBarContext };
      const was = before.context as PersuasionBarContext;
      const { at, count, isSmall, isMotionReduced, holds } = context;
      assert.ok(at >= 0 && at < count, 'There is no such item.');
      assert.equal(value !== 'listed', isSmall && !isMotionReduced && count > 1, 'Turned where there is room, or not.');
      if (value === 'turning') assert.equal(holds.length, 0, 'It turns under a pointer or the focus.');
      if (happened.kind !== 'wait') {
        assert.equal(at, was.at, 'An item came before its time.');
        if (value !== 'turning' || before.value !== 'turning') stillMs = 0;
        return;
      }
      if (before.value !== 'turning') return assert.equal(at, was.at, 'It turned although it was stopped.');
      const isDue = stillMs + happened.ms >= Math.floor(roundMs / count);
      assert.equal(at, isDue ? (was.at + 1) % count : was.at, 'A round takes another time than ten seconds.');
      stillMs = isDue ? 0 : stillMs + happened.ms;
    };
  },
};
