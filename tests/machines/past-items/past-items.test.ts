import { expect, it } from 'vitest';
import { pastItemsMachine, pastItemsOf } from '#machines/past-items/index.ts';
import { createWorld } from '../kit/world.ts';
import { some } from './past-items.roster.ts';

const open = (subject: string | null = 'aroha') => {
  const world = createWorld(pastItemsMachine, { input: { subject } });
  return { ...world, shown: () => pastItemsOf(world.snapshot() as never) };
};

it('what was bought is asked for as the address says, and for shoppers alone [A2.044] [B7.30]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'items.ask', asked: {} });
  expect([questions.length, shown().state]).toEqual([1, 'asking']);
  await answer(questions[0]!, some);
  expect([shown().state, shown().shown?.totalItems]).toEqual(['shown', 5]);
  const guest = open(null);
  guest.chart.send({ type: 'items.ask', asked: {} });
  expect(guest.questions).toEqual([]);
});

it('an answer to an earlier question is never taken for one to the last [A9.08]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'items.ask', asked: {} });
  chart.send({ type: 'items.ask', asked: { sort: 'Name' } });
  await answer(questions[0]!, some);
  expect([shown().state, shown().shown]).toEqual(['asking', null]);
  await answer(questions[1]!, { ...some, totalItems: 4 });
  expect([shown().answered, shown().shown?.totalItems]).toEqual([{ sort: 'Name' }, 4]);
});

it('what is known stays on show while the store is asked again, and when it does not say', async () => {
  const { chart, questions, answer, refuse, shown } = open();
  chart.send({ type: 'items.ask', asked: {} });
  await answer(questions[0]!, some);
  chart.send({ type: 'items.ask', asked: { page: '2' } });
  expect([shown().state, shown().shown?.totalItems, shown().answered]).toEqual(['asking', 5, {}]);
  await refuse(questions[1]!, new Error('down'));
  expect([shown().state, shown().shown?.totalItems]).toEqual(['failed', 5]);
  chart.send({ type: 'items.reload' });
  expect(questions.length).toBe(3);
});
