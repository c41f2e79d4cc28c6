import { expect, it } from 'vitest';
import { type MealPlansContext, mealPlansMachine, mealPlansShown } from '#machines/meal-plans/index.ts';
import { sampleKept } from '#ui/pages/meal-planning/sample-plan.ts';
import { createWorld } from '../kit/world.ts';
import { nameRefused, noSuchPlan, other } from './meal-plans.roster.ts';

const { planId } = sampleKept;
async function open() {
  const world = createWorld(mealPlansMachine, { input: { subject: 'mere' } });
  await world.answer(world.questions[0]!, [other, sampleKept]);
  return {
    ...world,
    task: () => (world.snapshot().context as MealPlansContext).task,
    shown: () => mealPlansShown(world.snapshot() as never),
    names: () => mealPlansShown(world.snapshot() as never).plans?.map(({ name }) => name),
  };
}

it('A2.053 the plans of a shopper are read, and stay on show when they cannot be read again', async () => {
  const { chart, questions, refuse, shown, names } = await open();
  expect([shown().state, names()]).toEqual(['read', ['Baking', 'A week in winter']]);
  chart.send({ type: 'plans.refresh' });
  await refuse(questions[1]!, new Error('down'));
  expect([shown().state, names()]).toEqual(['unread', ['Baking', 'A week in winter']]);
});

it('a guest is asked nothing [A2.O10]', () => {
  const { chart, questions } = createWorld(mealPlansMachine, { input: { subject: null } });
  chart.send({ type: 'plans.refresh' });
  expect(questions).toEqual([]);
});

it('a plan is called otherwise with its meals, and stands first then', async () => {
  const { chart, questions, refuse, answer, task, shown, names, emitted } = await open();
  chart.send({ type: 'rename.begin', planId });
  chart.send({ type: 'plan.rename', name: '', problems: { name: 'Please give the plan a name.' } });
  expect([shown().renamedId, shown().change.problems]).toEqual([planId, { name: 'Please give the plan a name.' }]);
  chart.send({ type: 'plan.rename', name: ' Spring ' });
  expect(task()).toMatchObject({ kind: 'rename', planId, wanted: { name: 'Spring', meals: [{}, {}] } });
  await refuse(questions[1]!, nameRefused);
  expect([shown().renamedId, shown().change.problems]).toEqual([planId, { name: 'is too long' }]);
  chart.send({ type: 'plan.rename', name: 'Spring' });
  await answer(questions[2]!, { ...sampleKept, name: 'Spring' });
  expect([names(), shown().renamedId, emitted]).toMatchObject([
    ['Spring', 'Baking'],
    null,
    [{ type: 'plan.renamed', planId, name: 'Spring' }],
  ]);
});

it('a plan goes after a question; one that is gone already is gone', async () => {
  const { chart, questions, refuse, answer, shown, names, emitted } = await open();
  chart.send({ type: 'plan.remove', planId });
  expect([shown().asked?.name, questions.length]).toEqual(['A week in winter', 1]);
  chart.send({ type: 'ask.cancel' });
  chart.send({ type: 'remove.confirm' });
  expect([shown().asked, questions.length]).toEqual([null, 1]);
  chart.send({ type: 'plan.remove', planId });
  chart.send({ type: 'remove.confirm' });
  await refuse(questions[1]!, new Error('down'));
  expect([shown().change.state, names()?.length]).toEqual(['failed', 2]);
  chart.send({ type: 'change.retry' });
  await refuse(questions[2]!, noSuchPlan);
  expect([names(), emitted]).toMatchObject([['Baking'], [{ type: 'plan.removed', name: 'A week in winter' }]]);
  chart.send({ type: 'plan.remove', planId: other.planId });
  chart.send({ type: 'remove.confirm' });
  await answer(questions[3]!, null);
  expect(names()).toEqual([]);
});
