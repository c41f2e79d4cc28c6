import { describe, expect, it } from 'vitest';
import { boostedSince, boostsMachine, boostsOf, emailOf } from '#machines/boosts/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { notThere, termsOf } from '../loyalty/loyalty.roster.ts';
import { offers, withBoosted } from './boosts.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });

async function open(member: string | null = 'aroha') {
  const world = createWorld(boostsMachine, { input: { member } });
  const now = () => world.snapshot() as never;
  const sent = () => world.questions.filter(({ name }) => name === 'boostOffers');
  world.chart.send({ type: 'offers.open' });
  if (member !== null) await world.answer(world.questions[0]!, offers);
  return {
    ...world,
    sent,
    now,
    shown: () => boostsOf(now()),
    states: () =>
      boostsOf(now())
        .offers?.map(({ state }) => state[0])
        .join(''),
    want: (offerId: string | null) => world.chart.send({ type: 'boost.want', offerId }),
  };
}

describe('Boosting [A1.28]', () => {
  it('shows at once, is sent once however often it is pressed, and says what came of it', async () => {
    const { want, sent, states, answer, emitted } = await open();
    want('bread-1');
    want('bread-1');
    expect([states(), sent().length]).toEqual(['babu', 1]);
    await answer(sent()[0]!, withBoosted('bread-1'));
    expect([states(), sent().length]).toEqual(['babu', 1]);
    expect(emitted).toEqual([{ type: 'offer.boosted', offerId: 'bread-1', name: 'Bread, rolls and wraps', count: 1 }]);
    want('bread-1');
    want('frozen-1');
    expect(sent().length).toBe(1);
  });

  it('that the store refuses is taken back, with the reason, and can be tried again', async () => {
    const { want, sent, states, shown, refuse, answer } = await open();
    want('bread-1');
    want('bread-1');
    await refuse(sent()[0]!, down);
    expect(sent().length).toBe(1);
    expect([states(), shown().refusal?.tag, shown().hasRefused]).toEqual(['aabu', 'timeout', true]);
    want('bread-1');
    expect([states(), shown().hasRefused]).toEqual(['babu', false]);
    await answer(sent()[1]!, withBoosted('bread-1'));
    expect(shown()).toMatchObject({ refusal: null, hasRefused: false, isBoosting: false });
  });

  it('one after the other goes on when one of them is refused, and all of them takes the place of those that wait', async () => {
    const { want, sent, states, refuse, answer } = await open();
    want('bread-1');
    want('cheese-1');
    want(null);
    want('cheese-1');
    expect(sent().length).toBe(1);
    await refuse(sent()[0]!, down);
    expect([sent().length, states()]).toEqual([2, 'bbbu']);
    await answer(sent()[1]!, withBoosted('bread-1', 'cheese-1'));
    expect([sent().length, states()]).toEqual([2, 'bbbu']);
  });

  it('that the store answers as done and has not done is not shown as done', async () => {
    const { want, sent, states, shown, answer, emitted } = await open();
    want('bread-1');
    await answer(sent()[0]!, offers);
    expect([states(), shown().hasRefused]).toEqual(['aabu', true]);
    expect(emitted).toMatchObject([{ type: 'offer.boosted', count: 0 }]);
  });

  it('an offer that has ended has the list asked for anew', async () => {
    const { want, sent, refuse, questions, shown } = await open();
    want('bread-1');
    await refuse(sent()[0]!, notThere);
    expect(questions.at(-1)?.name).toBe('loadOffers');
    expect(shown().state).toBe('asking');
  });

  it('is not undone by a list that was asked for before it', async () => {
    const { chart, want, sent, answer, open: waiting, states } = await open();
    want('bread-1');
    chart.send({ type: 'offers.reload' });
    await answer(sent()[0]!, withBoosted('bread-1'));
    const [old, ...others] = waiting();
    expect(others).toEqual([]);
    await answer(old!, withBoosted('bread-1'));
    expect(states()).toBe('babu');
  });

  it('is counted on the dashboard without being asked again', async () => {
    const { want, sent, answer, now } = await open();
    want('bread-1');
    await answer(sent()[0]!, withBoosted('bread-1'));
    const counted = { state: 'known' as const, count: { totalOffers: 3, boostedOffers: 1 } };
    expect(boostedSince(counted, now()).count).toEqual({ totalOffers: 3, boostedOffers: 2 });
    expect(boostedSince(counted, undefined)).toBe(counted);
  });
});

describe('Offers', () => {
  it('are asked for members alone, and nothing of them is left to the next shopper [A2.038]', async () => {
    const guest = await open(null);
    guest.want(null);
    expect(guest.questions).toEqual([]);
    const { chart, want, shown, questions } = await open();
    want('bread-1');
    chart.send(termsOf('hemi'));
    expect(shown()).toMatchObject({ state: 'resting', offers: null, isBoosting: false });
    expect(questions.every((question) => question.isAnswered || question.signal.aborted)).toBe(true);
  });

  it('by email are sent once for a press, and a failure is said with its reason [A2.164]', async () => {
    const { chart, questions, answer, refuse, now } = await open();
    const letters = () => questions.filter(({ name }) => name === 'emailOffers');
    chart.send({ type: 'email.send', offerId: null });
    chart.send({ type: 'email.send', offerId: null });
    await refuse(letters()[0]!, down);
    expect(emailOf(now())).toMatchObject({ state: 'failed', fault: { tag: 'timeout' } });
    chart.send({ type: 'email.send', offerId: 'bread-1' });
    await answer(letters()[1]!, null);
    expect(emailOf(now())).toMatchObject({ state: 'sent', offerId: 'bread-1', fault: null });
    chart.send({ type: 'email.open' });
    expect([emailOf(now()).state, letters().length]).toEqual(['asking', 2]);
  });
});
