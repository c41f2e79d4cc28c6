export { mealPlansMachine } from './meal-plans.machine.ts';
export { type MealPlansShown, mealPlansShown } from './meal-plans.select.ts';
export {
  blankMealPlans,
  type MealPlansContext,
  type MealPlansEvent,
  type MealPlansInput,
  type MealPlansReport,
  type MealPlansTag,
  mealPlansCarriage,
  type PlanTask,
} from './meal-plans.types.ts';
