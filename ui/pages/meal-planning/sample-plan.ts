import type { MealPlan, PlanLine, PlanReview } from '#services/meal-plans/meal-plans.contract.ts';
import { mealsWord, noPlan, type PlanMade } from '#services/meal-plans/plan.rules.ts';
import { sampleIngredients, sampleRecipes } from '#ui/recipe-card/sample-recipes.ts';

const { soup, loaf } = sampleRecipes;
const lineOf = (
  { ingredientId, name, isStaple, buy, substitutes, insteadOf }: (typeof sampleIngredients)['plain'],
  needs: string,
  usedIn: readonly string[],
): PlanLine => ({
  ...{ ingredientId, name, needs, isStaple, buy, insteadOf },
  isAtHome: false,
  substitutes: [...substitutes],
  usedIn: [...usedIn],
});

const both = [soup.title, loaf.title];
const { plain, milk, honey, bay } = sampleIngredients;

/** Two meals with a thing that is only bought, one with another product for it, a staple, and one that is not sold. */
export const sampleReview: PlanReview = {
  meals: [
    { recipe: soup, servings: 4 },
    { recipe: loaf, servings: 8 },
  ],
  lines: [
    lineOf(plain, '800 g', [soup.title]),
    lineOf(milk, '2 cups', both),
    lineOf(honey, '3 tbsp', [loaf.title]),
    lineOf(bay, 'a pinch', [soup.title]),
  ],
  totalCents: 943,
  costPerServeCents: 161,
};

export const sampleMeals = [
  { slug: soup.slug, title: soup.title, servings: 4 },
  { slug: loaf.slug, title: loaf.title, servings: 8 },
];
export const samplePlan: PlanMade = { ...noPlan, meals: sampleMeals };

export const sampleKept: MealPlan = {
  planId: '0b7c8f0e-3f1e-4c39-9a0e-6a7a1f0c2d11',
  name: 'A week in winter',
  meals: sampleReview.meals,
  gone: [],
  changedMs: Date.UTC(2026, 5, 3),
};
export const sampleKeptAs = { planId: sampleKept.planId, name: sampleKept.name, of: mealsWord(sampleMeals) };
