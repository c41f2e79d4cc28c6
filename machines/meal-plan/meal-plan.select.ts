import type { SnapshotFrom } from 'xstate';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import { boughtIn, isChosenOtherwise, mealsWord, planCents } from '#services/meal-plans/plan.rules.ts';
import { boughtFor, hindranceOf, isAtHome, waysOf } from '#services/recipes/ingredients.rules.ts';
import { addingShown } from '../adding/index.ts';
import type { mealPlanMachine } from './meal-plan.machine.ts';
import { listItemsIn } from './meal-plan.rules.ts';
import { blankMealPlan } from './meal-plan.types.ts';

type MealPlanNow = SnapshotFrom<typeof mealPlanMachine>;

/** Which meals are chosen, wherever they are chosen or counted. */
export function mealsShown(now: MealPlanNow | undefined) {
  const { meals, isRecalled, aside } = now?.context ?? blankMealPlan;
  return {
    isRecalled,
    meals,
    count: meals.length,
    isFull: meals.length >= mostMeals,
    asideCount: aside?.meals.length ?? 0,
  };
}
export type MealsShown = ReturnType<typeof mealsShown>;

/** The plan as it is looked over; what the store said last stays until it says something newer. */
export function mealPlanShown(now: MealPlanNow | undefined) {
  const context = now?.context ?? blankMealPlan;
  const { review, fault, kitchen, kept, keepFault, problems, adding, meals } = context;
  const known = meals.length === 0 ? null : review;
  const bought = known === null ? [] : boughtIn(known.lines, kitchen);
  const gone = fault?.tag === 'refused' ? Object.keys(fault.fieldErrors ?? {}) : [];
  return {
    ...mealsShown(now),
    state: !context.isRecalled
      ? ('recalling' as const)
      : meals.length === 0
        ? ('empty' as const)
        : now?.hasTag('failed')
          ? ('failed' as const)
          : now?.hasTag('reviewed')
            ? ('shown' as const)
            : ('reviewing' as const),
    fault,
    meals: meals.map((meal, at) => ({
      ...meal,
      recipe: known?.meals.find(({ recipe }) => recipe.slug === meal.slug)?.recipe ?? null,
      isGone: gone.some((name) => name.startsWith(`meals.${at}.`)),
    })),
    lines: (known?.lines ?? []).map((line) => {
      const buys = boughtFor(line, kitchen);
      return {
        line,
        isAtHome: isAtHome(line, kitchen),
        bought: buys,
        hindrance: hindranceOf(buys),
        ways: waysOf(line),
      };
    }),
    totalCents: known === null ? null : planCents(known, kitchen),
    /** By the store, for what it would buy itself. */
    costPerServeCents: known === null || isChosenOtherwise(known.lines, kitchen) ? null : known.costPerServeCents,
    buyCount: bought.length,
    listCount: listItemsIn(context).length,
    adding: addingShown(adding, mealsWord(meals)),
    keep: {
      state: now?.hasTag('sending')
        ? ('sending' as const)
        : now?.hasTag('unkept')
          ? ('failed' as const)
          : ('resting' as const),
      fault: keepFault,
      problems,
      name: kept?.name ?? null,
      /** It stands among my plans just as it is here. */
      isKept: kept !== null && kept.of === mealsWord(meals),
    },
  };
}
export type MealPlanShown = ReturnType<typeof mealPlanShown>;
