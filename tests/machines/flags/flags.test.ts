import { describe, expect, it } from 'vitest';
import { flagsMachine, isOn, variationOf } from '#machines/flags/index.ts';
import { experimentKeys, featureNames } from '#services/experiments/experiments.words.ts';
import { decide } from '#services/navigation/guards.rules.ts';
import { flagsAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const loading = () => {
  const world = createWorld(flagsMachine);
  return { world, flags: () => world.snapshot() as ReturnType<typeof flagsMachine.resolveState> };
};

const guestFacts = {
  isLoggedIn: false,
  isShopper: false,
  isEmbedded: false,
  signIn: 'page',
  publicHref: '/new-menu',
} as const;
const allNames = [...featureNames];

describe('The feature flags', () => {
  it('are all off, and guards are kept waiting, until the server has answered [B4.106] [B4.O11]', async () => {
    const { world, flags } = loading();
    expect(allNames.filter((name) => isOn(flags(), name))).toEqual([]);
    expect(flags().hasTag('settled')).toBe(false);
    await world.answer(world.open()[0] as never, flagsAnswer({ MealPlanning: true }));
    expect(flags().hasTag('settled')).toBe(true);
    expect(allNames.filter((name) => isOn(flags(), name))).toEqual(['MealPlanning']);
    world.stop();
  });

  it('are asked of the server once: whatever happens, there is one question and one answer [B4.105]', async () => {
    const { world, flags } = loading();
    await world.answer(world.open()[0] as never, flagsAnswer({ OrderConfirmation: true }));
    world.clock.increment(60_000);
    world.chart.send({ type: 'variations.force', variations: { mega_menu: 'v3' } });
    expect(world.questions.length).toBe(1);
    expect(isOn(flags(), 'OrderConfirmation')).toBe(true);
    world.stop();
  });

  it('stay off when the service fails, and guards go on [B4.107] [B4.O11]', async () => {
    const { world, flags } = loading();
    await world.refuse(world.open()[0] as never, new Error('boom'));
    expect(flags().hasTag('settled')).toBe(true);
    expect(allNames.filter((name) => isOn(flags(), name))).toEqual([]);
    expect(experimentKeys.map((key) => variationOf(flags(), key))).toEqual(experimentKeys.map(() => 'off'));
    world.stop();
  });

  it('are waited for until 3,000 ms have passed and not a moment longer; a later answer changes nothing [B7.72] [B4.107] [B4.O11]', async () => {
    const { world, flags } = loading();
    const [question] = world.open();
    world.clock.increment(2_999);
    expect(flags().hasTag('settled')).toBe(false);
    world.clock.increment(1);
    expect(flags().hasTag('settled')).toBe(true);
    expect(question?.signal.aborted).toBe(true);
    await world.answer(question as never, flagsAnswer({ MealPlanning: true }));
    expect(isOn(flags(), 'MealPlanning')).toBe(false);
    expect(world.reports).toEqual([{ type: 'chart.settled', name: 'flags' }]);
    world.stop();
  });

  it('say that a name nobody knows is off', async () => {
    const { world, flags } = loading();
    await world.answer(world.open()[0] as never, flagsAnswer({ NobodyKnows: true }));
    expect(isOn(flags(), 'NobodyKnows')).toBe(false);
    expect(isOn(flags(), 'toString')).toBe(false);
    world.stop();
  });

  it('let a forced variation stand before the one that was dealt [B2.47]', async () => {
    const { world, flags } = loading();
    world.chart.send({ type: 'variations.force', variations: { mega_menu: 'variation_2' } });
    await world.answer(world.open()[0] as never, flagsAnswer());
    expect(variationOf(flags(), 'mega_menu')).toBe('variation_2');
    expect(variationOf(flags(), 'search_relevance')).toBe('off');
    world.stop();
  });

  it('let an experiment open a page as a flag does, for whoever is dealt something new, and for no other [B6.13] [B6.14]', async () => {
    const page = { path: '/new-menu', who: 'anyone', feature: 'mega_menu' } as const;
    for (const [dealt, kind] of [
      ['off', 'not-found'],
      ['control', 'not-found'],
      ['variation_1', 'allow'],
      ['v3', 'allow'],
    ] as const) {
      const { world, flags } = loading();
      const answer = flagsAnswer();
      await world.answer(world.open()[0] as never, {
        ...answer,
        variations: { ...answer.variations, mega_menu: dealt },
      });
      const facts = { ...guestFacts, isFeatureOn: (name: string) => isOn(flags(), name) };
      expect(decide(page, facts).kind, dealt).toBe(kind);
      world.stop();
    }
  });
});
