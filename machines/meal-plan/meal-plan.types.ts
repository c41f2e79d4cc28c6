import type { Fault } from '#services/fault.ts';
import type {
  MealPlan,
  MealPlanWanted,
  PlanReview,
  PlanReviewAsked,
} from '#services/meal-plans/meal-plans.contract.ts';
import { noPlan, type PlanMade } from '#services/meal-plans/plan.rules.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';
import { type Adding, type AddingReport, type LineTold, noAdding } from '../adding/index.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

export type MealPlanInput = {
  /** Who plans; null when no shopper is here. */
  readonly subject: string | null;
};

/** A plan on its way to the store: a new one under its key, or one that is kept already. */
export type Keeping = {
  readonly wanted: MealPlanWanted;
  readonly key: string;
  readonly planId: string | null;
};

export type MealPlanContext = PlanMade & {
  readonly subject: string | null;
  /** What this tab kept has been looked for: until then nobody knows whether there is a plan. */
  readonly isRecalled: boolean;
  /** The plan that another one took the place of; it can be brought back. */
  readonly aside: PlanMade | null;
  /** What the store is asked to look over, and its last answer with the question that it answers. */
  readonly asked: PlanReviewAsked | null;
  readonly review: PlanReview | null;
  readonly answered: PlanReviewAsked | null;
  readonly fault: Fault | null;
  /** The staples of the answer were not known when it was asked for: it is asked for once more. */
  readonly isSettled: boolean;
  readonly keeping: Keeping | null;
  readonly keepFault: Fault | null;
  readonly problems: FieldProblems;
  readonly adding: Adding;
};

export type User = { readonly subject: string | null; readonly isShopper: boolean };

export type MealPlanEvent =
  /** What this tab kept of an earlier page. */
  | { readonly type: 'plan.recall'; readonly plan: PlanMade }
  | { readonly type: 'meal.choose'; readonly slug: string; readonly title: string; readonly servings: number }
  | { readonly type: 'meal.serve'; readonly slug: string; readonly servings: number }
  | { readonly type: 'meal.drop'; readonly slug: string }
  /** A plan of my plans takes the place of the one in the making. */
  | { readonly type: 'plan.open'; readonly plan: MealPlan }
  | { readonly type: 'plan.clear' }
  /** What another plan took the place of comes back. */
  | { readonly type: 'plan.bringBack' }
  /** The page of the review comes on show, is left, or is to be told again. */
  | { readonly type: 'review.open' }
  | { readonly type: 'review.close' }
  | { readonly type: 'review.reload' }
  | { readonly type: 'ingredient.tick'; readonly ingredientId: string; readonly isAtHome: boolean }
  | { readonly type: 'product.choose'; readonly ingredientId: string; readonly sku: string }
  /** What is not at home is put into the trolley, or written on the shopping list. */
  | { readonly type: 'items.add' }
  | { readonly type: 'list.add' }
  | LineTold
  | AddingReport
  /** What the form found wrong comes along; then nothing is sent. */
  | {
      readonly type: 'plan.keep';
      readonly name: string;
      readonly key: string;
      /** Beside the plan that it is kept as already, not in its place. */
      readonly isNew: boolean;
      readonly problems?: FieldProblems;
    }
  /** A kept plan is called otherwise elsewhere, or is there no more. */
  | { readonly type: 'kept.told'; readonly planId: string; readonly name: string | null }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of. */
export type MealPlanReport =
  | { readonly type: 'lines.wanted'; readonly lines: readonly LineWish[] }
  | { readonly type: 'items.added'; readonly added: number; readonly lost: number; readonly waiting: number }
  | {
      readonly type: 'list.wanted';
      readonly items: readonly { readonly text: string; readonly sku: string | null }[];
    }
  | { readonly type: 'plan.kept'; readonly name: string }
  /** To be kept for the next page of this tab. */
  | { readonly type: 'plan.changed'; readonly plan: PlanMade };

/** `busy`: the store is being asked. `reviewing`, `failed`: the review. `sending`, `unkept`: keeping it. */
export type MealPlanTag = 'busy' | 'reviewing' | 'reviewed' | 'failed' | 'sending' | 'unkept';

export const blankMealPlan: MealPlanContext = {
  ...noPlan,
  subject: null,
  isRecalled: false,
  aside: null,
  asked: null,
  review: null,
  answered: null,
  fault: null,
  isSettled: false,
  keeping: null,
  keepFault: null,
  problems: noFieldProblems,
  adding: noAdding,
};
export const mealPlanCarriage: Carriage = { keeps: ['subject'], blank: blankMealPlan };
