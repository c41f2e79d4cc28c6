import assert from 'node:assert/strict';
import { type MealPlansContext, mealPlansMachine } from '#machines/meal-plans/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleKept } from '#ui/pages/meal-planning/sample-plan.ts';
import type { Rostered } from '../kit/rostered.ts';

export const other = { ...sampleKept, planId: 'ab7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11', name: 'Baking' };
const planId = sampleKept.planId;
const refusal = (status: number, fieldErrors?: Record<string, string>) =>
  new FaultError({
    tag: 'refused',
    status,
    code: status === 404 ? 'NotFound' : 'Invalid',
    message: 'No.',
    ...(fieldErrors ? { fieldErrors } : {}),
  });
export const nameRefused = refusal(400, { name: 'is too long' });
export const noSuchPlan = refusal(404);

export const chart: Rostered = {
  name: 'meal-plans',
  machine: mealPlansMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'plans.refresh' },
    { type: 'rename.begin', planId },
    { type: 'rename.begin', planId: 'none' },
    { type: 'plan.rename', name: 'A week in spring' },
    { type: 'plan.rename', name: '', problems: { name: 'Please give the plan a name.' } },
    { type: 'plan.remove', planId },
    { type: 'remove.confirm' },
    { type: 'ask.cancel' },
    { type: 'change.retry' },
    { type: 'change.drop' },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: null, isShopper: false },
  ],
  answers: { loadPlans: [[sampleKept, other], []], writePlan: [{ ...sampleKept, name: 'A week in spring' }, null] },
  refusals: { writePlan: [nameRefused, noSuchPlan] },
  shape: ({ subject, plans, askedId, task }: MealPlansContext) => [
    subject,
    plans?.length ?? null,
    askedId,
    task?.kind ?? null,
  ],
  oracle: (world) => (_happened, said) => {
    const before = said.context as MealPlansContext;
    const context = world.snapshot().context as MealPlansContext;
    const open = (name: string) => world.open().filter((question) => question.name === name).length;
    if (context.subject !== before.subject)
      assert.deepEqual([context.plans, context.task], [null, null], 'The plans of one shopper stayed for the next.');
    if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    assert.ok(open('writePlan') <= 1, 'Two changes are under way at once.');
  },
};
