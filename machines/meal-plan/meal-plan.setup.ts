import { assign, emit, enqueueActions, fromPromise, sendTo, setup, stopChild } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import type { MealPlan, PlanReview, PlanReviewAsked } from '#services/meal-plans/meal-plans.contract.ts';
import {
  canChoose,
  isServings,
  mealsWord,
  noPlan,
  type PlanMade,
  type PlannedMeal,
} from '#services/meal-plans/plan.rules.ts';
import {
  type Adding,
  addingMachine,
  addingShown,
  begunAdding,
  isOnItsWay,
  type LineTold,
  noAdding,
} from '../adding/index.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import { askedOf, isWay, keepingOf, lineIn, listItemsIn, planIn, planOf, wishesIn } from './meal-plan.rules.ts';
import {
  blankMealPlan,
  type Keeping,
  type MealPlanContext,
  type MealPlanEvent,
  type MealPlanInput,
  type MealPlanReport,
  type MealPlanTag,
  type User,
} from './meal-plan.types.ts';

type Failed = { readonly fault: Fault };
type Ticked = { readonly ingredientId: string; readonly isAtHome: boolean };
type Chosen = { readonly ingredientId: string; readonly sku: string };
type Named = { readonly name: string; readonly key: string; readonly isNew: boolean };
type Of = { readonly slug: string };

/** A plan of other meals says nothing yet of what came of the last. */
const fresh = {
  review: null,
  answered: null,
  fault: null,
  keepFault: null,
  problems: noFieldProblems,
  adding: noAdding,
};
const asideOf = (context: MealPlanContext) => (context.meals.length === 0 ? context.aside : planIn(context));

/** What the chart of a plan in the making is made of: what it asks the world, what it does, and what it looks at. */
export const mealPlanSetup = setup({
  types: {} as {
    context: MealPlanContext;
    events: MealPlanEvent;
    emitted: MealPlanReport;
    input: MealPlanInput;
    tags: MealPlanTag;
  },
  actors: {
    reviewPlan: fromPromise<PlanReview, PlanReviewAsked>(absent('reviewPlan')),
    keepPlan: fromPromise<MealPlan, Keeping>(absent('keepPlan')),
    adding: addingMachine,
  },
  actions: {
    recallPlan: assign(({ context }, { plan }: { plan: PlanMade }) =>
      context.meals.length > 0 ? { isRecalled: true } : { ...planIn(plan), isRecalled: true },
    ),
    addMeal: assign(({ context }, { slug, title, servings }: PlannedMeal) => ({
      meals: [...context.meals, { slug, title, servings }],
    })),
    keepServings: assign(({ context }, { slug, servings }: Of & { servings: number }) => ({
      meals: context.meals.map((meal) => (meal.slug === slug ? { ...meal, servings } : meal)),
    })),
    dropMeal: assign(({ context }, { slug }: Of) => ({ meals: context.meals.filter((meal) => meal.slug !== slug) })),
    takePlan: assign(({ context }, { plan }: { plan: MealPlan }) => ({
      ...planOf(plan),
      ...fresh,
      isRecalled: true,
      aside: asideOf(context),
    })),
    clearPlan: assign(({ context }) => ({ ...noPlan, ...fresh, aside: asideOf(context) })),
    bringBack: assign(({ context }) => ({
      ...(context.aside ?? noPlan),
      ...fresh,
      aside: context.meals.length === 0 ? null : planIn(context),
    })),
    keepAsked: assign(({ context }) => ({ asked: askedOf(context) })),
    keepReview: assign(({ context }, { review }: { review: PlanReview }) => ({
      review,
      answered: context.asked,
      fault: null,
    })),
    clearSettled: assign({ isSettled: false }),
    keepSettled: assign({ isSettled: true }),
    dropReview: assign({ asked: null, review: null, answered: null, fault: null }),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepTick: assign(({ context: { kitchen } }, { ingredientId, isAtHome }: Ticked) => ({
      kitchen: { ...kitchen, isAtHome: { ...kitchen.isAtHome, [ingredientId]: isAtHome } },
    })),
    keepChoice: assign(({ context: { kitchen } }, { ingredientId, sku }: Chosen) => ({
      kitchen: { ...kitchen, chosen: { ...kitchen.chosen, [ingredientId]: sku } },
    })),
    keepProblems: assign((_, { problems }: { problems: FieldProblems }) => ({ problems, keepFault: null })),
    beginKeeping: assign(({ context }, wish: Named) => {
      const { of, ...keeping } = keepingOf(context, wish);
      return { keeping, attempt: { of, key: keeping.key }, keepFault: null, problems: noFieldProblems };
    }),
    keepKept: assign(({ context }, { plan: { planId, name } }: { plan: MealPlan }) => {
      const sent = context.keeping?.wanted.meals ?? [];
      return { kept: { planId, name, of: JSON.stringify(sent) }, keeping: null, attempt: null };
    }),
    /** What the store refused goes by another key next time; what is kept no more is kept anew. */
    keepKeepFault: assign(({ context }, { fault }: Failed) => ({
      keepFault: fault,
      keeping: null,
      ...(fault.tag === 'refused' && fault.status < 500 ? { attempt: null } : {}),
      ...(isNotFound(fault) && context.keeping?.planId ? { kept: null } : {}),
    })),
    dropKeeping: assign({ keeping: null, attempt: null }),
    /** The store can still answer what was asked for: it goes by the same key when it is said again. */
    stopKeeping: assign({ keeping: null }),
    keepTold: assign(({ context: { kept } }, { planId, name }: { planId: string; name: string | null }) => ({
      kept: kept?.planId !== planId ? kept : name === null ? null : { ...kept, name },
    })),
    keepUser: assign(({ context }, { subject, isShopper }: User) => ({
      ...blankMealPlan,
      ...(context.subject === null ? { ...planIn(context), aside: context.aside, isRecalled: context.isRecalled } : {}),
      subject: isShopper ? subject : null,
    })),
    dropUser: assign({ ...blankMealPlan, isRecalled: true }),
    stopAdding: stopChild('adding'),
    reportPlan: emit(({ context }): MealPlanReport => ({ type: 'plan.changed', plan: planIn(context) })),
    reportKept: emit((_, { plan: { name } }: { plan: MealPlan }): MealPlanReport => ({ type: 'plan.kept', name })),
    reportList: emit(({ context }): MealPlanReport => ({ type: 'list.wanted', items: listItemsIn(context) })),
    wantLines: enqueueActions(({ context, enqueue }) => {
      const lines = wishesIn(context);
      const adding = begunAdding(mealsWord(context.meals), lines);
      enqueue.assign({ adding });
      enqueue.stopChild('adding');
      enqueue.spawnChild('adding', { id: 'adding', input: adding });
      enqueue.emit({ type: 'lines.wanted', lines });
    }),
    tellAdding: sendTo('adding', (_, told: LineTold) => told),
    keepAdding: enqueueActions(({ enqueue }, { adding }: { readonly adding: Adding }) => {
      enqueue.assign({ adding });
      if (adding.state !== 'added') return;
      const { added, lost, waiting } = addingShown(adding, adding.of);
      enqueue.stopChild('adding');
      enqueue.emit({ type: 'items.added', added, lost, waiting });
    }),
  },
  guards: {
    isSameUser: ({ context }, { subject, isShopper }: User) => context.subject === (isShopper ? subject : null),
    hasMeals: ({ context }) => context.meals.length > 0,
    isOneOfMany: ({ context }, { slug }: Of) =>
      context.meals.length > 1 && context.meals.some((meal) => meal.slug === slug),
    canChoose: ({ context }, { slug, servings }: PlannedMeal) => canChoose(context.meals, slug) && isServings(servings),
    canServe: ({ context }, { slug, servings }: Of & { servings: number }) =>
      isServings(servings) && context.meals.some((meal) => meal.slug === slug && meal.servings !== servings),
    isChosen: ({ context }, { slug }: Of) => context.meals.some((meal) => meal.slug === slug),
    hasAside: ({ context }) => context.aside !== null,
    isOfMeals: (_, { plan }: { plan: MealPlan }) => plan.meals.length > 0,
    /** Its answer named staples that were not known when it was asked for. */
    isUnsettled: ({ context }, { review }: { review: PlanReview }) =>
      !context.isSettled && askedOf({ ...context, review }).atHome.join() !== context.asked?.atHome.join(),
    hasLine: ({ context }, { ingredientId }: { ingredientId: string }) => lineIn(context, ingredientId) !== undefined,
    canBuy: ({ context }, { ingredientId, sku }: Chosen) => isWay(context, ingredientId, sku),
    hasWishes: ({ context }) =>
      context.subject !== null && !isOnItsWay(context.adding, mealsWord(context.meals)) && wishesIn(context).length > 0,
    hasListItems: ({ context }) => listItemsIn(context).length > 0,
    isRefusedName: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, ['name'])),
    isWrong: (_, { problems }: { problems: FieldProblems }) => hasFieldProblems(problems),
    canKeep: ({ context }) => context.subject !== null && context.meals.length > 0,
    isPending: ({ context: { adding } }, { sku }: { sku: string }) =>
      adding.state === 'adding' && adding.pending.includes(sku),
    isAdding: ({ context }) => context.adding.state === 'adding',
  },
});
