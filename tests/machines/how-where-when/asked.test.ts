import { describe, expect, it } from 'vitest';
import { howWhereWhenMachine, questionOf } from '#machines/how-where-when/index.ts';
import { createWorld } from '../kit/world.ts';
import { fulfilment, termsTold } from '../time-slots/time-slots.roster.ts';

const pickup = { method: 'Pickup', suburbId: null, pickupAddressId: 1 };

function opens(over: object) {
  const world = createWorld(howWhereWhenMachine, { input: { fulfilment: { ...fulfilment, ...over } } });
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    opened: (question: string) => world.chart.send({ type: 'question.open', question }),
    question: () => questionOf(world.snapshot() as never),
    context: () => world.snapshot().context,
  };
}
const known = () => opens({ suburbId: 7 });
const unknown = () => opens({ suburbId: null, addressId: null });

describe('Which question is asked', () => {
  it.each(['how', 'where', 'when'])('is the one that somebody with a place opens: %s', (name) => {
    const { opened, question, stop } = known();
    opened(name === 'how' ? 'where' : 'how');
    opened(name);
    expect(question()).toBe(name);
    stop();
  });

  it('is not that of the times while no place is known', () => {
    const { opened, question, stop } = unknown();
    opened('when');
    expect(question()).toBe('how');
    opened('where');
    opened('when');
    expect(question()).toBe('where');
    stop();
  });

  it.each([
    ['the page is entered again', { type: 'page.enter' }],
    ['somebody else is here', { type: 'user.changed', subject: null, isShopper: false }],
  ])('is the first one without an answer when %s', (_, event) => {
    const here = known();
    here.opened('where');
    here.send(event);
    expect(here.question()).toBe('when');
    const nowhere = unknown();
    nowhere.opened('where');
    nowhere.send(event);
    expect(nowhere.question()).toBe('how');
    here.stop();
    nowhere.stop();
  });
});

describe('How the groceries come', () => {
  it('leads to where, the same way as before too, as long as no place is known', () => {
    const { send, question, stop } = unknown();
    send({ type: 'how.answer', method: 'Courier' });
    expect(question()).toBe('where');
    stop();
  });

  it('is asked until it is answered, and what is told meanwhile counts for the answer', () => {
    const { send, opened, question, context, stop } = known();
    opened('how');
    send(termsTold(null, pickup));
    expect([question(), context()['method'], context()['hasPlace']]).toEqual(['how', 'Pickup', true]);
    send({ type: 'how.answer', method: 'Pickup' });
    expect(question()).toBe('when');
    stop();
  });
});

describe('Where the groceries go', () => {
  it('may stay the place that holds', () => {
    const { send, opened, question, stop } = known();
    opened('where');
    send({ type: 'where.answer' });
    expect(question()).toBe('when');
    stop();
  });

  it('is not answered by a place that nobody knows', () => {
    const { send, opened, question, stop } = unknown();
    opened('where');
    send({ type: 'where.answer' });
    expect(question()).toBe('where');
    stop();
  });

  it('is asked on when a place is lost, and then a place is a new one though it was known before', () => {
    const { send, opened, question, context, stop } = known();
    opened('where');
    send(termsTold(null, { suburbId: null, addressId: null }));
    expect([question(), context()['hasPlace']]).toEqual(['where', false]);
    send({ type: 'where.answer' });
    expect(question()).toBe('where');
    send(termsTold(null, { suburbId: 7 }));
    expect([question(), context()['hasPlace']]).toEqual(['when', true]);
    stop();
  });

  it('is asked again when the place is lost while times show, and the times come back with a place', () => {
    const { send, question, context, stop } = known();
    send(termsTold(null, { suburbId: null, addressId: null }));
    expect([question(), context()['hasPlace']]).toEqual(['where', false]);
    send(termsTold(null, pickup));
    expect([question(), context()['method'], context()['hasPlace']]).toEqual(['when', 'Pickup', true]);
    stop();
  });

  it('is the newest place told while times show, which is no news when it is told again', () => {
    const { send, opened, question, stop } = known();
    send(termsTold(null, { suburbId: 9 }));
    expect(question()).toBe('when');
    opened('where');
    send(termsTold(null, { suburbId: 9 }));
    expect(question()).toBe('where');
    stop();
  });
});
