import { describe, expect, it } from 'vitest';
import { choiceOf, type ConsentInput, consentMachine, isAsking } from '#machines/consent/index.ts';
import { createWorld } from '../kit/world.ts';

const stranger: ConsentInput = { remembered: null, isSignalled: false, isEmbedded: false, isReturning: false };

function opened(input: Partial<ConsentInput> = {}) {
  const world = createWorld(consentMachine, { input: { ...stranger, ...input } });
  return {
    ...world,
    send: (type: string, more: object = {}) => world.chart.send({ type, ...more }),
    where: () => world.snapshot().value,
    asks: () => world.open().map(({ name }) => name),
    shown: () => [choiceOf(world.snapshot() as never), isAsking(world.snapshot() as never)],
  };
}
const answers = [
  { way: 'consent.grant', is: 'granted', asked: 'rememberGrant' },
  { way: 'consent.refuse', is: 'refused', asked: 'rememberRefusal' },
] as const;

describe.each(answers)('An answer by $way', ({ way, is, asked }) => {
  it.each([true, false])('is given to this browser to remember, whether or not it can: %s', async (isKept) => {
    const { send, open, answer, refuse, where, asks, shown } = opened({ isReturning: true });
    expect([where(), shown()]).toEqual([{ undecided: 'asking' }, [null, true]]);
    send(way);
    expect([where(), asks(), shown()]).toEqual([{ [is]: 'keeping' }, [asked], [is, false]]);
    const [question] = open();
    if (isKept) await answer(question as never, undefined);
    else await refuse(question as never, new Error('no storage'));
    expect([where(), asks(), shown()]).toEqual([{ [is]: 'settled' }, [], [is, false]]);
  });

  it('can be thought over while it is being remembered, and afterwards', async () => {
    const { send, open, answer, where, shown } = opened({ isReturning: true });
    send(way);
    const [left] = open();
    send('consent.reopen');
    expect([left?.signal.aborted, where(), shown()]).toEqual([true, { [is]: 'reconsidering' }, [is, true]]);
    send(way);
    expect([where(), shown()]).toEqual([{ [is]: 'keeping' }, [is, false]]);
    await answer(open()[0] as never, undefined);
    send('consent.reopen');
    expect(where()).toEqual({ [is]: 'reconsidering' });
  });

  it.each(answers)('takes the place of any answer of before, and is remembered: $is', ({ is: remembered }) => {
    const { send, where, asks, shown } = opened({ remembered });
    expect([where(), asks()]).toEqual([{ [remembered]: 'settled' }, []]);
    send('consent.reopen');
    expect([where(), shown()]).toEqual([{ [remembered]: 'reconsidering' }, [remembered, true]]);
    send(way);
    expect([where(), asks(), shown()]).toEqual([{ [is]: 'keeping' }, [asked], [is, false]]);
  });

  it('in another tab is followed in this one without writing anything, also while it is asked', () => {
    const { send, where, questions } = opened({ isReturning: true });
    send('consent.hear', { choice: is });
    expect([where(), questions]).toEqual([{ [is]: 'settled' }, []]);
  });
});

describe('A question that nobody has put', () => {
  it('cannot be answered', () => {
    const { send, where, questions } = opened();
    for (const type of ['consent.grant', 'consent.refuse']) send(type);
    expect([where(), questions]).toEqual([{ undecided: 'waiting' }, []]);
  });

  it('is put when the visitor looks for it, before their second page too', () => {
    const { send, where } = opened();
    send('consent.reopen');
    expect(where()).toEqual({ undecided: 'asking' });
  });
});
