import { type MealPlanContext, mealPlanMachine } from '#machines/meal-plan/index.ts';
import { samplePlan, sampleReview } from '#ui/pages/meal-planning/sample-plan.ts';
import { type Staged, staged } from '../kit/staged.ts';

export type Shop = Staged<MealPlanContext>;
export const open = (subject: string | null = 'mere'): Shop => staged<MealPlanContext>(mealPlanMachine, { subject });
export const recall = { type: 'plan.recall', plan: samplePlan };
export const user = (subject: string | null, isShopper = subject !== null) => ({
  ...{ type: 'user.changed', subject, isShopper },
});

/** A plan that this tab kept; when it is looked over, the store has said what it comes to. */
export async function planned(isOpen = true, subject: string | null = 'mere'): Promise<Shop> {
  const shop = open(subject);
  shop.send(recall);
  if (!isOpen) return shop;
  shop.send({ type: 'review.open' });
  await shop.answer('reviewPlan', sampleReview);
  await shop.answer('reviewPlan', sampleReview);
  return shop;
}

/** The same, with its things on their way into the trolley. */
export async function buying(isOpen = true): Promise<Shop> {
  const shop = await planned();
  shop.send({ type: 'items.add' });
  if (!isOpen) shop.send({ type: 'review.close' });
  return shop;
}

export const isAdding = (shop: Shop) => 'adding' in shop.world.snapshot().children;
export const at = (shop: Shop) => (shop.state() as { review: unknown }).review;
export const keepAt = (shop: Shop) => (shop.state() as { keep: string }).keep;
/** What of the plan is there, in words of the shopper: its meals, how it is called, and what was put aside. */
export const plan = (shop: Shop) => {
  const { meals, kept, aside } = shop.context();
  return [meals.map(({ slug, servings }) => `${slug} ${servings}`), kept?.name ?? null, aside?.meals.length ?? null];
};
/** How often the plan was told to be kept, and how often the store was asked what it comes to. */
export const counts = (shop: Shop) => [
  shop.types().filter((type) => type === 'plan.changed').length,
  shop.count('reviewPlan'),
];
