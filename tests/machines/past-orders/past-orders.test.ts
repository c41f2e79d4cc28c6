import { expect, it } from 'vitest';
import { pastOrdersMachine, pastOrdersShown } from '#machines/past-orders/index.ts';
import { createWorld } from '../kit/world.ts';
import { none, some } from './past-orders.roster.ts';

function open(subject: string | null = 'aroha') {
  const world = createWorld(pastOrdersMachine, { input: { subject } });
  return { ...world, shown: () => pastOrdersShown(world.snapshot() as never) };
}
const all = { type: 'orders.open', asked: {} };
const past = { type: 'orders.open', asked: { show: 'past' } };

it('an answer to an earlier filter changes nothing, whenever it comes [B7.29]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send(all);
  chart.send(past);
  await answer(questions[0]!, some);
  expect([shown().state, shown().orders, shown().asked]).toEqual(['reading', null, { show: 'past' }]);
  await answer(questions[1]!, none);
  expect(shown().state).toBe('empty');
  expect(questions[0]!.signal.aborted).toBe(true);
});

it('while others are read, those that stood there before stay [A2.075]', async () => {
  const { chart, questions, answer, refuse, shown } = open();
  chart.send(all);
  await answer(questions[0]!, some);
  chart.send(past);
  expect([shown().state, shown().orders]).toEqual(['reading', some]);
  await refuse(questions[1]!, new Error('down'));
  expect([shown().state, shown().orders]).toEqual(['failed', some]);
  chart.send({ type: 'orders.reload' });
  await answer(questions[2]!, none);
  expect([shown().state, shown().orders]).toEqual(['empty', none]);
});

it('what changed while the list is read is read once more', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send(all);
  chart.send({ type: 'orders.reload' });
  expect([questions.length, questions[0]!.signal.aborted]).toEqual([2, true]);
  await answer(questions[1]!, some);
  expect(shown().state).toBe('shown');
});

it('nobody sees the orders of somebody else, and nothing is asked for nobody', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send(all);
  await answer(questions[0]!, some);
  chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
  expect([shown().state, shown().orders]).toEqual(['reading', null]);
  const guest = open(null);
  guest.chart.send(all);
  expect(guest.questions).toEqual([]);
});
