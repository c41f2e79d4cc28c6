import { describe, expect, it } from 'vitest';
import { blankFlags } from '#machines/flags/flags.types.ts';
import { flagsMachine, variationOf } from '#machines/flags/index.ts';
import { flagsAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const settled = { type: 'chart.settled', name: 'flags' };

describe('The feature flags', () => {
  it('tell the shop what is switched on before they tell it that it need not wait, once each', async () => {
    const world = createWorld(flagsMachine);
    expect(world.reports).toEqual([]);
    const answer = flagsAnswer({ MealPlanning: true });
    await world.answer(world.open()[0] as never, answer);
    world.clock.increment(60_000);
    expect(world.reports).toEqual([{ type: 'flags.loaded', featureFlags: answer.experiments.featureFlags }, settled]);
    const { value, context } = world.snapshot();
    expect([value, context, world.clock.openWaits]).toEqual([
      'loaded',
      { ...blankFlags, ...answer.experiments, variations: answer.variations },
      0,
    ]);
    world.stop();
  });

  it('that failed to come are told as settled once, and nothing of them as switched on', async () => {
    const world = createWorld(flagsMachine);
    await world.refuse(world.open()[0] as never, new Error('down'));
    world.clock.increment(60_000);
    expect([world.reports, world.snapshot().value, world.snapshot().context]).toEqual([[settled], 'off', blankFlags]);
    world.stop();
  });

  it('let a variation be forced before and after the server has answered, or has not', async () => {
    for (const isAnswered of [true, false]) {
      const world = createWorld(flagsMachine);
      const dealt = () => variationOf(world.snapshot() as never, 'mega_menu');
      const force = (to: string) => world.chart.send({ type: 'variations.force', variations: { mega_menu: to } });
      force('v2');
      expect([dealt(), world.snapshot().value]).toEqual(['v2', 'loading']);
      const [question] = world.open();
      if (isAnswered) await world.answer(question as never, flagsAnswer());
      else await world.refuse(question as never, new Error('down'));
      expect(dealt()).toBe('v2');
      force('v3');
      expect([dealt(), world.reports.at(-1)]).toEqual(['v3', settled]);
      world.stop();
    }
  });
});
