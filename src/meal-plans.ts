import { fromPromise } from 'xstate';
import type { mealPlanMachine } from '#machines/meal-plan/index.ts';
import { type MealPlansInput, mealPlansCarriage, mealPlansMachine, type PlanTask } from '#machines/meal-plans/index.ts';
import { chartOf, isShopper, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import type { MealPlan, MealPlansService } from '#services/meal-plans/meal-plans.contract.ts';
import { createMealPlansService } from '#services/meal-plans/meal-plans.http.ts';
import { changedWords } from '#ui/pages/meal-planning/meal-plan-words.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createMealPlansService);

async function written(service: MealPlansService, task: PlanTask, signal: AbortSignal): Promise<MealPlan | null> {
  if (task.kind === 'rename') return service.change(task.planId, task.wanted, signal);
  await service.remove(task.planId, signal);
  return null;
}

/** The plans that a shopper keeps, with their service; they come with their page. */
export const machine = mealPlansMachine.provide({
  actors: {
    loadPlans: fromPromise(({ system, signal }) => serviceOf(system).plans(signal)),
    writePlan: fromPromise(({ input, system, signal }) => written(serviceOf(system), input, signal)),
  },
});
export const carriage = mealPlansCarriage;

export const inputOf = (shop: ShopActor): MealPlansInput => {
  const session = sessionOf(shop).getSnapshot();
  return { subject: isShopper(session) ? shopperOf(session).shopperScvId : null };
};

/** What was changed is said, and the plan in the making knows under which name it is kept, or that it is no more. */
export function opened(shop: ShopActor): void {
  const plans = chartOf<typeof mealPlansMachine>(shop, 'mealPlans');
  const tell = (planId: string, name: string | null) =>
    chartOf<typeof mealPlanMachine>(shop, 'mealPlan')?.send({ type: 'kept.told', planId, name });
  const say = (text: string) => shop.send({ type: 'toast.show', toast: { id: 'meal plan changed', text } });
  plans?.on('plan.renamed', (report) => {
    tell(report.planId, report.name);
    say(changedWords(report));
  });
  plans?.on('plan.removed', (report) => {
    tell(report.planId, null);
    say(changedWords(report));
  });
}
