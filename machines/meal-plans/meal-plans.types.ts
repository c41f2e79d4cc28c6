import type { Fault } from '#services/fault.ts';
import type { MealPlan, MealPlanWanted } from '#services/meal-plans/meal-plans.contract.ts';
import { type Carriage, type FieldProblems, noFieldProblems } from '../kit/index.ts';

export type MealPlansInput = {
  /** Whose plans they are; null when no shopper is here. */
  readonly subject: string | null;
};

/** One thing to be told the store of a plan. */
export type PlanTask =
  | { readonly kind: 'rename'; readonly planId: string; readonly wanted: MealPlanWanted }
  | { readonly kind: 'remove'; readonly planId: string };

export type MealPlansContext = {
  readonly subject: string | null;
  /** The one that was changed last first; null until the store has said them. */
  readonly plans: readonly MealPlan[] | null;
  readonly plansFault: Fault | null;
  /** The plan whose name or removal stands open. */
  readonly askedId: string | null;
  readonly task: PlanTask | null;
  readonly fault: Fault | null;
  readonly problems: FieldProblems;
};
export type User = { readonly subject: string | null; readonly isShopper: boolean };

export type MealPlansEvent =
  | { readonly type: 'plans.refresh' }
  | { readonly type: 'rename.begin'; readonly planId: string }
  /** What the form found wrong comes along; then nothing is sent. */
  | { readonly type: 'plan.rename'; readonly name: string; readonly problems?: FieldProblems }
  /** Asks before it takes a plan away. */
  | { readonly type: 'plan.remove'; readonly planId: string }
  | { readonly type: 'remove.confirm' }
  /** Closes the question, or the form of the name. */
  | { readonly type: 'ask.cancel' }
  | { readonly type: 'change.retry' }
  /** What did not get through is given up: the plans are as the store has them. */
  | { readonly type: 'change.drop' }
  | { readonly type: 'session.ended' }
  | ({ readonly type: 'user.changed' } & User);

/** What others may want to know of; a plan that is called nothing is there no more. */
export type MealPlansReport =
  | { readonly type: 'plan.renamed'; readonly planId: string; readonly name: string }
  | { readonly type: 'plan.removed'; readonly planId: string; readonly name: string };

/** `busy`: the store is being asked or told. `reading`, `unread`: the plans. The others: the one that is changed. */
export type MealPlansTag = 'busy' | 'reading' | 'unread' | 'renaming' | 'asking' | 'sending' | 'failed';

export const blankMealPlans: MealPlansContext = {
  subject: null,
  plans: null,
  plansFault: null,
  askedId: null,
  task: null,
  fault: null,
  problems: noFieldProblems,
};
export const mealPlansCarriage: Carriage = { keeps: ['subject', 'plans', 'plansFault'], blank: blankMealPlans };
