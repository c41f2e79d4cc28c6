import { describe, expect, it } from 'vitest';
import { type MyOnecardContext, myOnecardMachine, myOnecardOf } from '#machines/my-onecard/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { card, cardRefused, noCard } from './my-onecard.roster.ts';

const down = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const open = { type: 'card.open' };
const join = { type: 'card.join', number: '9400100200308', problems: {} };
const wrong = { type: 'card.join', number: '12', problems: { number: 'Check it.' } };
const leave = { type: 'leave.ask' };
const confirm = { type: 'leave.confirm' };
const quiet = { fault: null, problems: {}, change: null, isLeaving: false, outcome: null };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(myOnecardMachine, { input: { subject } });
  const asked = () => world.open()[0] as Question;
  return {
    ...{ ...world, asked },
    known: async (known: object = card) => {
      world.chart.send(open);
      await world.answer(asked(), known);
    },
    where: () => world.snapshot().value,
    asks: () => world.open().map(({ name }) => name),
    context: () => world.snapshot().context as MyOnecardContext,
    shown: () => myOnecardOf(world.snapshot() as never),
  };
}

describe('Which card is on the account', () => {
  it('is asked for by a shopper alone, and once', async () => {
    const guest = begins(null);
    guest.chart.send(open);
    expect([guest.where(), guest.questions]).toEqual(['resting', []]);
    const { chart, answer, asked, where, asks, questions, shown } = begins();
    chart.send(open);
    chart.send(open);
    expect([where(), questions.length, shown()]).toEqual(['asking', 1, { ...quiet, state: 'asking', card: null }]);
    await answer(asked(), card);
    expect([where(), asks(), shown()]).toEqual([{ shown: 'resting' }, [], { ...quiet, state: 'shown', card }]);
  });

  it.each(['card.open', 'card.reload'])('is asked for again when the store did not say: %s', async (type) => {
    const { chart, refuse, answer, asked, where, shown } = begins();
    chart.send(open);
    await refuse(asked(), down);
    expect([where(), shown()]).toEqual(['failed', { ...quiet, state: 'failed', card: null, fault: down.fault }]);
    chart.send({ type });
    expect(where()).toBe('asking');
    await answer(asked(), noCard);
    expect(shown()).toEqual({ ...quiet, state: 'shown', card: noCard });
  });

  it('is asked for anew each time the page comes on show, and what was said of a change is said no more', async () => {
    const { known, chart, answer, asked, where, shown } = begins();
    await known();
    chart.send(wrong);
    expect([where(), shown().problems]).toEqual([{ shown: 'wrong' }, wrong.problems]);
    chart.send(open);
    expect([where(), shown().card]).toEqual(['asking', card]);
    await answer(asked(), noCard);
    expect(shown()).toEqual({ ...quiet, state: 'shown', card: noCard });
  });

  it.each([
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ])('goes with whoever has it, and stays when the same shopper is told of: $type $subject', async (event) => {
    const { known, chart, answer, asked, where, context, emitted } = begins();
    await known();
    chart.send(join);
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect([where(), context().card]).toEqual(['joining', card]);
    const left = asked();
    chart.send(event);
    await answer(left, card);
    const subject = 'subject' in event ? event.subject : null;
    expect([left.signal.aborted, where(), context(), emitted]).toEqual([
      true,
      'resting',
      { subject, card: null, fault: null, problems: {}, number: null },
      [],
    ]);
  });
});

describe('A number that is joined', () => {
  it('and is wrong stands with the reason, is not sent, and the next try takes the reason away', async () => {
    const { known, chart, refuse, asked, where, shown, asks, context } = begins();
    await known(noCard);
    chart.send(wrong);
    expect([where(), asks(), shown()]).toEqual([
      { shown: 'wrong' },
      [],
      { ...quiet, state: 'shown', card: noCard, problems: wrong.problems },
    ]);
    chart.send(join);
    expect([where(), context().number, shown()]).toEqual([
      'joining',
      '9400100200308',
      { ...quiet, state: 'shown', card: noCard, change: 'joining' },
    ]);
    await refuse(asked(), cardRefused);
    expect([where(), context().number, shown()]).toEqual([
      { shown: 'wrong' },
      null,
      { ...quiet, state: 'shown', card: noCard, problems: { number: 'We cannot join this card.' } },
    ]);
  });

  it('and did not get through is said to be so; only a change that happened is told of', async () => {
    const { known, chart, refuse, answer, asked, where, shown, context, emitted } = begins();
    await known(noCard);
    chart.send(join);
    await refuse(asked(), down);
    expect([where(), context().number, shown(), emitted]).toEqual([
      { shown: 'unchanged' },
      null,
      { ...quiet, state: 'shown', card: noCard, fault: down.fault, outcome: 'unchanged' },
      [],
    ]);
    chart.send(join);
    await answer(asked(), card);
    expect([where(), context().number, shown(), emitted]).toEqual([
      { shown: 'joined' },
      null,
      { ...quiet, state: 'shown', card, outcome: 'joined' },
      [{ type: 'card.changed', isJoined: true }],
    ]);
  });
});

describe('Taking a card off', () => {
  it('is asked about where there is one, with nothing said of what was before, and may be thought better of', async () => {
    const { known, chart, where, shown, asks } = begins();
    await known();
    chart.send(wrong);
    chart.send(leave);
    expect([where(), shown()]).toEqual([{ shown: 'leaving' }, { ...quiet, state: 'shown', card, isLeaving: true }]);
    chart.send({ type: 'leave.keep' });
    expect([where(), asks(), shown()]).toEqual([{ shown: 'resting' }, [], { ...quiet, state: 'shown', card }]);
    const bare = begins();
    await bare.known(noCard);
    bare.chart.send(leave);
    expect(bare.where()).toEqual({ shown: 'resting' });
  });

  it('happens once it is said, and is said to have happened or not', async () => {
    const { known, chart, refuse, answer, asked, asks, where, shown, emitted } = begins();
    await known();
    chart.send(leave);
    chart.send(confirm);
    chart.send(confirm);
    expect([where(), asks(), shown().change]).toEqual(['removing', ['removeCard'], 'removing']);
    await refuse(asked(), down);
    expect([where(), shown(), emitted]).toEqual([
      { shown: 'unchanged' },
      { ...quiet, state: 'shown', card, fault: down.fault, outcome: 'unchanged' },
      [],
    ]);
    chart.send(leave);
    expect(shown().fault).toBeNull();
    chart.send(confirm);
    await answer(asked(), noCard);
    expect([where(), shown(), emitted]).toEqual([
      { shown: 'left' },
      { ...quiet, state: 'shown', card: noCard, outcome: 'left' },
      [{ type: 'card.changed', isJoined: false }],
    ]);
  });
});
