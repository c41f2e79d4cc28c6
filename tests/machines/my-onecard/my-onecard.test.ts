import { describe, expect, it } from 'vitest';
import { myOnecardMachine, myOnecardOf } from '#machines/my-onecard/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld } from '../kit/world.ts';
import { card, cardRefused, noCard } from './my-onecard.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });

async function open(known = card as typeof card | typeof noCard) {
  const world = createWorld(myOnecardMachine, { input: { subject: 'aroha' } });
  world.chart.send({ type: 'card.open' });
  await world.answer(world.questions[0]!, known);
  return { ...world, shown: () => myOnecardOf(world.snapshot() as never), last: () => world.questions.at(-1)! };
}
const join = { type: 'card.join', number: '9400100200308', problems: {} };

describe('The card of an account [A1.25] [A2.074]', () => {
  it('is taken off only once the shopper has said so, and the session hears of it', async () => {
    const { chart, questions, answer, shown, last, emitted } = await open();
    chart.send({ type: 'leave.confirm' });
    chart.send({ type: 'leave.ask' });
    chart.send({ type: 'leave.keep' });
    chart.send({ type: 'leave.confirm' });
    expect(questions.length).toBe(1);
    chart.send({ type: 'leave.ask' });
    chart.send({ type: 'leave.confirm' });
    chart.send({ type: 'leave.confirm' });
    expect([questions.length, shown().change]).toEqual([2, 'removing']);
    await answer(last(), noCard);
    expect(shown()).toMatchObject({ card: noCard, outcome: 'left' });
    expect(emitted).toEqual([{ type: 'card.changed', isJoined: false }]);
  });

  it('is joined by its number, once for a press', async () => {
    const { chart, questions, answer, shown, last, emitted } = await open(noCard);
    chart.send({ type: 'leave.ask' });
    expect(shown().isLeaving).toBe(false);
    chart.send(join);
    chart.send(join);
    expect([questions.length, shown().change]).toEqual([2, 'joining']);
    await answer(last(), card);
    expect(shown()).toMatchObject({ card, outcome: 'joined' });
    expect(emitted).toEqual([{ type: 'card.changed', isJoined: true }]);
  });

  it('a number that is wrong is not sent; one that the store refuses is told beside its field', async () => {
    const { chart, questions, refuse, shown, last } = await open(noCard);
    chart.send({ type: 'card.join', number: '12', problems: { number: 'Check it.' } });
    expect([questions.length, shown().problems]).toEqual([1, { number: 'Check it.' }]);
    chart.send(join);
    await refuse(last(), cardRefused);
    expect(shown()).toMatchObject({ problems: { number: 'We cannot join this card.' }, outcome: null, card: noCard });
  });

  it('that nobody could change is said, with the card as it was known', async () => {
    const { chart, refuse, shown, last } = await open();
    chart.send({ type: 'leave.ask' });
    chart.send({ type: 'leave.confirm' });
    await refuse(last(), down);
    expect(shown()).toMatchObject({ card, outcome: 'unchanged', fault: { tag: 'timeout' } });
  });

  it('of one shopper is nothing to the next', async () => {
    const { chart, shown } = await open();
    chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
    expect(shown()).toMatchObject({ state: 'asking', card: null });
  });
});
