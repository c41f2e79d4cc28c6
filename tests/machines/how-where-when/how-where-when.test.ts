import { expect, it } from 'vitest';
import { howWhereWhenMachine, questionOf } from '#machines/how-where-when/index.ts';
import { createWorld } from '../kit/world.ts';
import { fulfilment, termsTold } from '../time-slots/time-slots.roster.ts';

const open = (suburbId: number | null) => {
  const world = createWorld(howWhereWhenMachine, { input: { fulfilment: { ...fulfilment, suburbId } } });
  return {
    world,
    send: world.chart.send.bind(world.chart),
    question: () => questionOf(world.snapshot() as never),
  };
};

it('what is known is not asked again: a known place begins with the times, an unknown one with how [A1.15]', () => {
  expect([open(7).question(), open(null).question()]).toEqual(['when', 'how']);
});

it('the same way again asks nothing more; the other one asks where to [A1.15]', () => {
  const same = open(7);
  same.send({ type: 'question.open', question: 'how' });
  same.send({ type: 'how.answer', method: 'Courier' });
  expect(same.question()).toBe('when');
  same.send({ type: 'question.open', question: 'how' });
  same.send({ type: 'how.answer', method: 'Pickup' });
  expect(same.question()).toBe('where');
});

it('another place is the answer to where; the same terms told again are none', () => {
  const { send, question } = open(7);
  send({ type: 'question.open', question: 'where' });
  send(termsTold(null, { suburbId: 7 }));
  expect(question()).toBe('where');
  send(termsTold(null, { suburbId: 9 }));
  expect(question()).toBe('when');
});

it('a place that is lost while times are shown is asked for', () => {
  const { send, question } = open(7);
  send(termsTold(null, { method: 'Pickup', suburbId: null, pickupAddressId: null }));
  expect(question()).toBe('where');
});
