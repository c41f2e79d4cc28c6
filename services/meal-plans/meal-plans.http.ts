import type { Http } from '../http/http.types.ts';
import type { MealPlansService } from './meal-plans.contract.ts';

export const createMealPlansService = (http: Http): MealPlansService => ({
  review: (body, signal) => http.post('mealPlanReview', { schema: (all) => all.PlanReview, body, signal }),
  plans: async (signal) => (await http.get('mealPlans', { schema: (all) => all.MealPlans, signal })).plans,
  keep: (body, idempotencyKey, signal) =>
    http.post('mealPlans', { schema: (all) => all.MealPlan, body, idempotencyKey, signal }),
  change: (planId, body, signal) =>
    http.put('mealPlan', { schema: (all) => all.MealPlan, params: { planId }, body, signal }),
  remove: (planId, signal) => http.delete('mealPlan', { schema: (all) => all.Nothing, params: { planId }, signal }),
});
