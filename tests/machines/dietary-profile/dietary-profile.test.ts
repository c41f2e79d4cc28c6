import { expect, it } from 'vitest';
import {
  type DietaryProfileContext,
  dietaryProfileMachine,
  dietaryProfileShown,
} from '#machines/dietary-profile/index.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { createWorld } from '../kit/world.ts';
import { noMilk, vegan } from './dietary-profile.roster.ts';

const open = (subject: string | null = 'aroha') => {
  const world = createWorld(dietaryProfileMachine, { input: { subject } });
  const kept: unknown[] = [];
  world.chart.on('profile.kept', (report) => void kept.push(report));
  const asked = () => (world.snapshot() as unknown as { context: DietaryProfileContext }).context.asked;
  return { ...world, kept, asked, shown: () => dietaryProfileShown(world.snapshot() as never) };
};
async function known() {
  const world = open();
  world.chart.send({ type: 'profile.need' });
  await world.answer(world.questions[0]!, noDiet);
  return world;
}

it('how somebody eats is asked for once it is to be seen, and of shoppers alone', async () => {
  const { chart, questions, answer, shown } = open();
  expect(shown().state).toBe('asking');
  chart.send({ type: 'profile.need' });
  await answer(questions[0]!, noMilk);
  expect([shown().state, shown().profile, shown().wish]).toEqual(['shown', noMilk, 'resting']);
  const guest = open(null);
  guest.chart.send({ type: 'profile.need' });
  expect(guest.questions).toEqual([]);
});

it('a tick shows at once, is kept by itself, and what was chosen by it is heard of once it is', async () => {
  const { chart, questions, answer, shown, kept } = await known();
  chart.send({ type: 'profile.want', profile: noMilk });
  expect([shown().profile, shown().wish, kept]).toEqual([noMilk, 'saving', []]);
  await answer(questions[1]!, noMilk);
  expect([shown().profile, shown().wish, kept.length]).toEqual([noMilk, 'saved', 1]);
});

it('of what is wanted while the store is told, the last goes after it, and shows all the time', async () => {
  const { chart, questions, answer, asked, shown, kept } = await known();
  chart.send({ type: 'profile.want', profile: noMilk });
  chart.send({ type: 'profile.want', profile: noDiet });
  chart.send({ type: 'profile.want', profile: vegan });
  expect([questions.length, shown().profile]).toEqual([2, vegan]);
  await answer(questions[1]!, noMilk);
  expect([questions.length, shown().profile, shown().wish, kept]).toEqual([3, vegan, 'saving', []]);
  expect(asked()).toEqual(vegan);
  await answer(questions[2]!, vegan);
  expect([shown().profile, shown().wish]).toEqual([vegan, 'saved']);
});

it('what was not kept stays to be tried again, or is as it was', async () => {
  const { chart, questions, answer, asked, refuse, shown } = await known();
  chart.send({ type: 'profile.want', profile: noMilk });
  await refuse(questions[1]!, new Error('down'));
  expect([shown().profile, shown().wish, shown().fault]).toEqual([noMilk, 'lost', expect.anything()]);
  chart.send({ type: 'profile.retry' });
  expect(asked()).toEqual(noMilk);
  await refuse(questions[2]!, new Error('down'));
  chart.send({ type: 'profile.putBack' });
  expect([shown().profile, shown().wish, shown().fault]).toEqual([noDiet, 'resting', null]);
  chart.send({ type: 'profile.want', profile: vegan });
  await answer(questions[3]!, vegan);
  expect(shown().wish).toBe('saved');
});

it('what could not be read is asked for again', async () => {
  const { chart, questions, answer, refuse, shown } = open();
  chart.send({ type: 'profile.need' });
  await refuse(questions[0]!, new Error('down'));
  expect([shown().state, shown().fault]).toEqual(['failed', expect.anything()]);
  chart.send({ type: 'profile.retry' });
  await answer(questions[1]!, vegan);
  expect([shown().state, shown().profile]).toEqual(['shown', vegan]);
});

it('nothing of it stays for whoever comes next', async () => {
  const { chart, questions, answer, shown } = await known();
  chart.send({ type: 'profile.want', profile: noMilk });
  chart.send({ type: 'user.changed', subject: 'hemi', isShopper: true });
  expect([shown().state, shown().profile]).toEqual(['asking', noDiet]);
  await answer(questions[1]!, noMilk);
  expect(shown().profile).toEqual(noDiet);
});
