import { describe, expect, it } from 'vitest';
import { NoSuchGoal } from '../../../bin/journeys/ask.ts';
import { compose, generate } from '../../../bin/journeys/generate.ts';
import { plantedModel } from './planted.ts';

const composed = compose(plantedModel());
const asked = (...goals: readonly string[]) => generate(composed, { goals, seed: 1 });
const whyNot = (goal: string) => asked(goal).unreachable.map(({ why }) => why);

describe('A goal that no journey can come to', () => {
  it('is told at once, with the guard that never lets anybody through', () => {
    expect(whyNot('state house.vault')).toEqual([
      'the guard cameFrom(cellar) of door.open never lets anybody through at house.hall',
    ]);
  });

  it('names the guard on the nearest frontier, however far behind it the goal lies', () => {
    expect(whyNot('state house.treasure')).toEqual(whyNot('state house.vault'));
    expect(whyNot('transition house: vault -chest.open-> treasure')).toEqual(whyNot('state house.vault'));
  });

  it('names the fact that is never so', () => {
    expect(whyNot('state garden.outside')).toEqual([
      'wall.climb at garden.gate needs which time is held to be held, and there it is only none',
    ]);
    expect(whyNot('joint with-a-time')).toEqual([
      'it needs which time is held to be held, and at house.attic it is only none',
    ]);
  });

  it('says that an event is missing, or a joint', () => {
    expect(whyNot('state house.walled')).toEqual(['no event of house leads to it, and no joint does']);
    expect(whyNot('state island.beach')).toEqual(['no joint leads into island, and no journey begins there']);
  });

  it('does not keep the goals beside it from being come to', () => {
    const { journeys, unreachable } = asked('state house.vault', 'state garden.rose');
    expect(journeys.map(({ steps }) => steps.map(({ event }) => event))).toEqual([
      ['kitchen.enter', 'knife.take', 'hall.enter', 'goes-over:to-the-garden', 'rose.pick'],
    ]);
    expect(unreachable.map(({ goal }) => goal)).toEqual(['state house.vault']);
  });

  it('takes no longer than a second', () => {
    const began = performance.now();
    whyNot('state house.treasure');
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('A goal that is none', () => {
  it.each([
    [
      'state house.halls',
      /no state “halls”.+nearest by name is house\.hall, which leads only .*stairs\.climb to attic/,
    ],
    ['state cellar.dark', /There is no area “cellar”; there are: house, garden, island\./],
    ['transition house: hall -stairs.clim-> attic', /Nearest: “house: hall -stairs\.climb-> attic”/],
    ['joint of-nothing', /There is no joint “of-nothing”/],
    ['row Z9.99', /There is no requirement row “Z9\.99”/],
    ['smoke in no minutes', /“no” is no number of minutes/],
    ['every thing', /is no goal/],
  ])('%s is answered with what there is', (goal, words) => {
    expect(() => asked(goal)).toThrow(NoSuchGoal);
    expect(() => asked(goal)).toThrow(words);
  });
});
