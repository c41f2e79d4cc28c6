import { describe, expect, it } from 'vitest';
import { addressShown, isEligible, plansShown, saverMachine } from '#machines/saver/index.ts';
import { planSamples, savingsSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import type { Rostered } from '../kit/rostered.ts';
import { walk } from '../kit/walk.ts';
import { createWorld } from '../kit/world.ts';
import { chart as rostered, lost, saidOf } from './saver.roster.ts';

function open(subject: string | null = 'aroha') {
  const world = createWorld(saverMachine, { input: { subject, place: { addressId: 5, suburbId: 12 } } });
  const { questions } = world;
  const now = () => world.snapshot() as never;
  return {
    ...world,
    last: (name: string) => questions.findLast((question) => question.name === name)!,
    count: (name: string) => questions.filter((question) => question.name === name).length,
    address: () => addressShown(now()),
    plans: () => plansShown(now()),
    isEligible: () => isEligible(now()),
  };
}
const ask = (addressId?: string) =>
  ({ type: 'address.ask', asked: addressId === undefined ? {} : { addressId } }) as const;

describe('Whether a pass may be bought for an address', () => {
  it.each([
    ['eligible', 'eligible', true],
    ['nonPerishable', 'nonPerishable', false],
    ['nonServiced', 'nonServiced', false],
    ['none', 'addressless', false],
  ] as const)('that is said to be %s: a state of its own [A4.06] [A4.07] [A4.08]', async (said, state, may) => {
    const { chart, last, answer, address, isEligible: mayBuy } = open();
    chart.send(ask());
    await answer(last('checkAddress'), saidOf[said]);
    expect([address().state, mayBuy()]).toEqual([state, may]);
  });

  it('is open as soon as another one is looked at, and only the last answer counts [A2.157] [A4.O2]', async () => {
    const { chart, questions, last, answer, address, isEligible: mayBuy } = open();
    chart.send(ask());
    await answer(last('checkAddress'), saidOf.eligible);
    expect(mayBuy()).toBe(true);
    chart.send(ask('6'));
    expect([address().state, mayBuy(), address().told]).toEqual(['checking', false, null]);
    chart.send(ask('7'));
    await answer(questions[1]!, saidOf.eligible);
    expect([address().state, mayBuy()]).toEqual(['checking', false]);
    await answer(last('checkAddress'), saidOf.nonServiced);
    expect(address().state).toBe('nonServiced');
  });

  it('is open as soon as the one that is chosen for orders is another [A4.O2]', async () => {
    const { chart, last, count, answer, isEligible: mayBuy } = open();
    chart.send(ask());
    await answer(last('checkAddress'), saidOf.eligible);
    chart.send({ type: 'terms.told', fulfilment: { addressId: 5, suburbId: 12 } });
    expect([count('checkAddress'), mayBuy()]).toEqual([1, true]);
    chart.send({ type: 'terms.told', fulfilment: { addressId: 9, suburbId: 12 } });
    expect([count('checkAddress'), mayBuy()]).toEqual([2, false]);
  });

  it('is not guessed when nobody answers: asking again is the way on [A4.O2]', async () => {
    const { chart, last, count, refuse, answer, address, isEligible: mayBuy } = open();
    chart.send(ask());
    await refuse(last('checkAddress'), lost);
    expect([address().state, mayBuy()]).toEqual(['unknown', false]);
    chart.send({ type: 'saver.retry' });
    expect(count('checkAddress')).toBe(2);
    await answer(last('checkAddress'), saidOf.eligible);
    expect(mayBuy()).toBe(true);
  });
});

describe('The plans of the pass', () => {
  it('stay known while another address is looked at, and are read anew when something was bought [A2.078]', async () => {
    const { chart, last, count, answer, plans } = open();
    chart.send({ type: 'plans.need' });
    chart.send({ type: 'savings.need' });
    await answer(last('loadPlans'), planSamples);
    await answer(last('loadSavings'), savingsSample);
    chart.send(ask('6'));
    expect(plans()).toMatchObject({ state: 'known', plans: planSamples, savings: savingsSample });
    chart.send({ type: 'plans.need' });
    expect(count('loadPlans')).toBe(1);
    chart.send({ type: 'saver.staled' });
    expect([count('loadPlans'), count('loadSavings')]).toEqual([2, 2]);
  });

  it('are shown to anybody; what they would have saved to shoppers alone, and never to the next one [A2.077]', async () => {
    const { chart, count, last, answer, plans } = open(null);
    chart.send({ type: 'plans.need' });
    chart.send({ type: 'savings.need' });
    expect([count('loadPlans'), count('loadSavings')]).toEqual([1, 0]);
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    chart.send({ type: 'savings.need' });
    await answer(last('loadSavings'), savingsSample);
    chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect(plans().savings).toBeNull();
  });
});

describe('The laws of eligibility catch', () => {
  const planted = (bug: object): Rostered => ({ ...rostered, machine: saverMachine.provide(bug as never) });
  it.each([
    [
      'a verdict that stays when the address changes',
      { actions: { keepAsked: () => {} } },
      'verdict on another address',
    ],
    ['an address that is not checked', { guards: { isSameAsked: () => true } }, 'not checked at once'],
    ['dry goods taken for everything', { guards: { isSaid: () => true } }, 'has not said so'],
    ['savings that are kept for nobody', { actions: { dropUser: () => {}, keepUser: () => {} } }, ''],
  ])('%s', async (_, bug, words) => {
    await expect(walk(planted(bug), { events: 4_000, seed: 3 })).rejects.toThrow(words);
  });
});
