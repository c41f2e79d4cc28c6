import { expect, it } from 'vitest';
import { forgottenMachine, forgottenShown } from '#machines/forgotten/index.ts';
import { createWorld } from '../kit/world.ts';
import { some } from './forgotten.roster.ts';

const open = (subject: string | null = 'aroha') => {
  const world = createWorld(forgottenMachine, { input: { subject } });
  return { ...world, shown: () => forgottenShown(world.snapshot() as never) };
};

it('what may have been forgotten is asked for once, and for shoppers alone [A7.009]', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'rows.need' });
  chart.send({ type: 'rows.need' });
  expect([questions.length, shown().state]).toEqual([1, 'asking']);
  await answer(questions[0]!, some);
  expect([shown().state, shown().rows.map(({ id }) => id)]).toEqual(['suggesting', ['usual']]);
  const guest = open(null);
  guest.chart.send({ type: 'rows.need' });
  expect(guest.questions).toEqual([]);
});

it('asked for anew, what was suggested stands until the answer', async () => {
  const { chart, questions, answer, shown } = open();
  chart.send({ type: 'rows.need' });
  await answer(questions[0]!, some);
  chart.send({ type: 'rows.reload' });
  expect(shown().state).toBe('suggesting');
  await answer(questions[1]!, []);
  expect([shown().state, shown().rows]).toEqual(['nothing', []]);
});

it('a store that does not say is asked again when somebody says so', async () => {
  const { chart, questions, refuse, shown } = open();
  chart.send({ type: 'rows.need' });
  await refuse(questions[0]!, new Error('down'));
  expect(shown().state).toBe('failed');
  chart.send({ type: 'rows.reload' });
  expect([shown().state, questions.length]).toEqual(['asking', 2]);
});
