import { describe, expect, it } from 'vitest';
import { type CardRemovalContext, cardRemovalMachine, cardRemovalShown } from '#machines/card-removal/index.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { card, lost, proof, refusal } from './card-removal.roster.ts';

const other = '10000000-0000-4000-8000-000000000002';
const ask = (instrumentId: string) => ({ type: 'removal.ask', instrumentId });
const dismiss = { type: 'removal.dismiss' };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(cardRemovalMachine, { input: { subject } });
  const { chart, answer } = world;
  const asked = () => world.open()[0] as Question;
  const confirm = () => chart.send({ type: 'removal.confirm', password: 'Feijoa crumble 7' });
  return {
    ...{ ...world, asked, confirm },
    proven: async () => {
      chart.send(ask(card));
      confirm();
      await answer(asked(), proof(true));
    },
    where: () => world.snapshot().value,
    asks: () => world.open().map(({ name }) => name),
    context: () => world.snapshot().context as CardRemovalContext,
    shown: () => cardRemovalShown(world.snapshot() as never),
  };
}
const about = (instrumentId: string | null, tries = 0) => ({ subject: 'aroha', instrumentId, tries, fault: null });

describe('The question whether to forget a card', () => {
  it('is put to somebody alone, and nothing is asked of the store before it is answered', () => {
    const guest = begins(null);
    guest.chart.send(ask(card));
    expect([guest.where(), guest.context().instrumentId]).toEqual(['idle', null]);
    const { chart, confirm, where, context, questions } = begins();
    confirm();
    expect(where()).toBe('idle');
    chart.send(ask(card));
    expect([where(), context(), questions]).toEqual([{ asked: 'unsaid' }, about(card), []]);
  });

  it('is about the card that was asked for last, with nothing of the one before', async () => {
    const { chart, confirm, answer, refuse, asked, where, context } = begins();
    chart.send(ask(card));
    confirm();
    await answer(asked(), proof(false));
    confirm();
    await refuse(asked(), lost);
    chart.send(ask(other));
    expect([where(), context()]).toEqual([{ asked: 'unsaid' }, about(other)]);
    chart.send(dismiss);
    expect([where(), context()]).toEqual(['idle', about(null)]);
  });
});

describe('The password', () => {
  it('is sent once for a press; the card is forgotten only after it', async () => {
    const { chart, confirm, answer, asked, asks, shown, where, questions } = begins();
    chart.send(ask(card));
    confirm();
    confirm();
    chart.send(dismiss);
    expect([where(), asks(), shown()]).toEqual([
      'proving',
      ['checkPassword'],
      { state: 'removing', tries: 0, fault: null },
    ]);
    await answer(asked(), proof(true));
    confirm();
    expect([where(), asks(), questions.length]).toEqual(['removing', ['removeCard'], 2]);
  });

  it('that was wrong, not looked at, or lost is told apart; what failed before is said no more', async () => {
    const { chart, confirm, answer, refuse, asked, where, context, shown } = begins();
    chart.send(ask(card));
    confirm();
    await refuse(asked(), refusal('Forbidden', 403));
    expect([where(), shown()]).toEqual([
      { asked: 'refused' },
      { state: 'refused', tries: 0, fault: refusal('Forbidden', 403).fault },
    ]);
    confirm();
    await answer(asked(), proof(false));
    expect([where(), context()]).toEqual([{ asked: 'wrong' }, about(card, 1)]);
    confirm();
    await refuse(asked(), lost);
    expect([where(), shown()]).toEqual([{ asked: 'unknown' }, { state: 'unknown', tries: 1, fault: lost.fault }]);
    confirm();
    await answer(asked(), proof(true));
    expect([where(), context()]).toEqual(['removing', about(card, 1)]);
  });
});

describe('A card that is being forgotten', () => {
  it.each([
    ['refused', refusal('Invalid', 400), refusal('Invalid', 400).fault, 0],
    ['unknown', lost, lost.fault, 0],
    ['wrong', refusal('ProofNeeded', 403), null, 1],
  ] as const)('and is not for some reason stands, and says which: %s', async (state, error, fault, tries) => {
    const { proven, refuse, asked, where, shown, emitted, confirm, asks } = begins();
    await proven();
    await refuse(asked(), error);
    expect([where(), shown(), emitted]).toEqual([{ asked: state }, { state, tries, fault }, []]);
    confirm();
    expect(asks()).toEqual(['checkPassword']);
  });

  it.each([true, false])('is told of once, also where it was gone already: %s', async (isThere) => {
    const { proven, answer, refuse, asked, where, emitted, chart, context } = begins();
    await proven();
    if (isThere) await answer(asked(), null);
    else await refuse(asked(), refusal('NotFound', 404));
    expect([where(), emitted]).toEqual(['removed', [{ type: 'card.removed', instrumentId: card }]]);
    chart.send(dismiss);
    expect([where(), context()]).toEqual(['idle', about(null)]);
  });

  it('makes room for the question about another one', async () => {
    const { proven, answer, asked, chart, where, context } = begins();
    await proven();
    await answer(asked(), null);
    chart.send(ask(other));
    expect([where(), context()]).toEqual([{ asked: 'unsaid' }, about(other)]);
  });

  it.each([
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'hemi', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ])('is nobody else’s business, and goes on when the same shopper is told of: $type $subject', async (event) => {
    const { proven, answer, asked, chart, where, context, emitted } = begins();
    await proven();
    chart.send({ type: 'user.changed', subject: 'aroha', isShopper: true });
    expect(where()).toBe('removing');
    const left = asked();
    chart.send(event);
    await answer(left, null);
    const subject = 'subject' in event ? event.subject : null;
    expect([left.signal.aborted, where(), context(), emitted]).toEqual([true, 'idle', { ...about(null), subject }, []]);
  });
});
