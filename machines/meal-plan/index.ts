export { mealPlanMachine } from './meal-plan.machine.ts';
export { type MealPlanShown, mealPlanShown, type MealsShown, mealsShown } from './meal-plan.select.ts';
export {
  blankMealPlan,
  type Keeping,
  type MealPlanContext,
  type MealPlanEvent,
  type MealPlanInput,
  type MealPlanReport,
  type MealPlanTag,
  mealPlanCarriage,
} from './meal-plan.types.ts';
