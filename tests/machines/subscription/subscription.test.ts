import { describe, expect, it } from 'vitest';
import {
  cancelPassShown,
  changeCardShown,
  subscriptionMachine,
  subscriptionsShown,
} from '#machines/subscription/index.ts';
import { endingSample, subscriptionSample } from '#ui/pages/delivery-saver/delivery-saver.sample-data.ts';
import type { Rostered } from '../kit/rostered.ts';
import { walk } from '../kit/walk.ts';
import { createWorld } from '../kit/world.ts';
import { card, chart as rostered, lost, refusal } from './subscription.roster.ts';

function open() {
  const world = createWorld(subscriptionMachine, { input: { subject: 'aroha' } });
  const { chart, questions } = world;
  const now = () => world.snapshot() as never;
  const last = (name: string) => questions.findLast((question) => question.name === name)!;
  return {
    ...world,
    last,
    count: (name: string) => questions.filter((question) => question.name === name).length,
    shown: () => subscriptionsShown(now()),
    cancel: () => cancelPassShown(now()),
    change: () => changeCardShown(now()),
    context: () => world.snapshot().context as { attempt: { key: string } | null },
    reads: async (passes: readonly unknown[] = [subscriptionSample]) => {
      chart.send({ type: 'subscriptions.need' });
      await world.answer(last('loadSubscriptions'), passes);
    },
  };
}

describe('The passes of a shopper', () => {
  it('are read once, and read anew the last answer stays on show [A2.076]', async () => {
    const { reads, chart, last, refuse, shown } = open();
    await reads();
    expect(shown()).toMatchObject({ state: 'known', isOld: false, current: subscriptionSample });
    chart.send({ type: 'subscriptions.reload' });
    await refuse(last('loadSubscriptions'), lost);
    expect(shown()).toMatchObject({ state: 'known', isOld: true, current: subscriptionSample });
  });
});

describe('Giving a pass up', () => {
  it('is done only after the question, and once however often it is said [A2.153] [A1.22]', async () => {
    const { reads, chart, last, count, answer, cancel, shown, emitted } = open();
    await reads();
    chart.send({ type: 'cancel.confirm' });
    expect(count('cancelPass')).toBe(0);
    chart.send({ type: 'cancel.ask' });
    chart.send({ type: 'cancel.confirm' });
    chart.send({ type: 'cancel.confirm' });
    expect([count('cancelPass'), cancel().state]).toEqual([1, 'cancelling']);
    await answer(last('cancelPass'), endingSample);
    expect([cancel().state, shown().current]).toEqual(['cancelled', endingSample]);
    expect(emitted).toEqual([{ type: 'pass.cancelled', goodUntil: endingSample.paidUntil }]);
  });

  it('whose answer is lost is said again by itself [A2.153]', async () => {
    const { reads, chart, last, count, answer, refuse, cancel } = open();
    await reads();
    chart.send({ type: 'cancel.ask' });
    chart.send({ type: 'cancel.confirm' });
    await refuse(last('cancelPass'), lost);
    expect(cancel().state).toBe('doubtful');
    await answer(last('pauseCancel'), null);
    expect(count('cancelPass')).toBe(2);
    await refuse(last('cancelPass'), refusal('NotFound', 404));
    expect(cancel()).toMatchObject({ state: 'refused', fault: { message: 'The store says no.' } });
  });

  it('is not offered where nothing goes on', async () => {
    const { reads, chart, count } = open();
    await reads([endingSample]);
    chart.send({ type: 'cancel.ask' });
    chart.send({ type: 'cancel.confirm' });
    expect(count('cancelPass')).toBe(0);
  });
});

describe('Another card for a pass', () => {
  it('goes under one key until somebody has answered [A2.156] [A2.159]', async () => {
    const { reads, chart, last, count, answer, refuse, change, context, emitted } = open();
    await reads();
    chart.send({ type: 'card.change', instrumentId: card, key: 'one' });
    chart.send({ type: 'card.change', instrumentId: card, key: 'two' });
    await refuse(last('changeCard'), lost);
    chart.send({ type: 'card.retry' });
    expect([count('changeCard'), context().attempt?.key]).toEqual([2, 'one']);
    await answer(last('changeCard'), subscriptionSample);
    expect([change().state, context().attempt]).toEqual(['changed', null]);
    expect(emitted).toEqual([{ type: 'card.changed' }]);
  });

  it('that the store does not take leaves the one before, and says why [A2.156]', async () => {
    const { reads, chart, last, refuse, change, shown } = open();
    await reads();
    chart.send({ type: 'card.change', instrumentId: card, key: 'one' });
    await refuse(last('changeCard'), refusal('Invalid', 400));
    expect(change()).toMatchObject({ state: 'refused', fault: { message: 'The store says no.' } });
    expect(shown().current?.instrument).toEqual(subscriptionSample.instrument);
  });
});

describe('The laws of a pass catch', () => {
  const planted = (bug: object): Rostered => ({ ...rostered, machine: subscriptionMachine.provide(bug as never) });
  it.each([
    ['a key that is kept for ever', { actions: { endCard: () => {} } }, 'A key is kept'],
    ['passes that are kept for nobody', { actions: { dropUser: () => {}, keepUser: () => {} } }, 'is'],
    ['a cancelling that forgets of which', { actions: { keepCancel: () => {} } }, 'Which one is given up'],
  ])('%s', async (_, bug, words) => {
    await expect(walk(planted(bug), { events: 4_000, seed: 3 })).rejects.toThrow(words);
  });
});
