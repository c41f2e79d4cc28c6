import { fromPromise } from 'xstate';
import { type MealPlanInput, mealPlanCarriage, mealPlanMachine } from '#machines/meal-plan/index.ts';
import { announcerOf, chartOf, isShopper, type ShopActor, sessionOf, shopperOf } from '#machines/shop/index.ts';
import type { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { createKeptPlan } from '#services/meal-plans/kept-plan.ts';
import { createMealPlansService } from '#services/meal-plans/meal-plans.http.ts';
import type { MealPlanParts } from '#routes/-meal-plans-load.ts';
import { keptWords } from '#ui/pages/meal-planning/meal-plan-words.ts';
import { listedWords } from '#ui/pages/recipe/recipe-words.ts';
import { againWords } from '#ui/reorder/reorder-words.ts';
import { linesToTrolley } from './lines-to-trolley.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createMealPlansService);

/** The plan in the making, with its service; it comes with the pages of meal plans. */
export const machine = mealPlanMachine.provide({
  actors: {
    reviewPlan: fromPromise(({ input, system, signal }) => serviceOf(system).review(input, signal)),
    keepPlan: fromPromise(({ input: { wanted, key, planId }, system, signal }) =>
      planId === null ? serviceOf(system).keep(wanted, key, signal) : serviceOf(system).change(planId, wanted, signal),
    ),
  },
});
export const carriage = mealPlanCarriage;

export const inputOf = (shop: ShopActor): MealPlanInput => {
  const session = sessionOf(shop).getSnapshot();
  return { subject: isShopper(session) ? shopperOf(session).shopperScvId : null };
};

const kept = createKeptPlan(() => (import.meta.env.SSR ? undefined : sessionStorage));
export const parts: MealPlanParts = { recall: kept.recall };

/** What is bought is told to the trolley or the list, and the plan is remembered for as long as the tab is open. */
export function opened(shop: ShopActor): void {
  const plan = chartOf<typeof mealPlanMachine>(shop, 'mealPlan');
  if (!plan) return;
  plan.on('plan.changed', ({ plan: made }) => kept.remember(plan.getSnapshot().context.subject, made));
  plan.on('lines.wanted', ({ lines }) => linesToTrolley(shop, plan, lines));
  plan.on('items.added', (report) => announcerOf(shop).send({ type: 'message.say', text: againWords(report) }));
  plan.on('list.wanted', ({ items }) => {
    const list = chartOf<typeof shoppingListMachine>(shop, 'shoppingList');
    list?.send({ type: 'items.add', items });
    if (list) shop.send({ type: 'toast.show', toast: { id: 'meals listed', text: listedWords(items.length) } });
  });
  plan.on('plan.kept', ({ name }) =>
    shop.send({ type: 'toast.show', toast: { id: 'meal plan kept', text: keptWords(name) } }),
  );
}
