import { assign, emit, fromPromise, setup } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import type { MealPlan } from '#services/meal-plans/meal-plans.contract.ts';
import { absent, type FieldProblems, fieldProblemsOf, hasFieldProblems, noFieldProblems } from '../kit/index.ts';
import {
  blankMealPlans,
  type MealPlansContext,
  type MealPlansEvent,
  type MealPlansInput,
  type MealPlansReport,
  type MealPlansTag,
  type PlanTask,
  type User,
} from './meal-plans.types.ts';

type Failed = { readonly fault: Fault };
type Of = { readonly planId: string };

const planOf = ({ plans }: MealPlansContext, planId: string | null | undefined) =>
  plans?.find((plan) => plan.planId === planId);
const withoutPlan = ({ plans }: MealPlansContext, planId: string | undefined) =>
  plans?.filter((plan) => plan.planId !== planId) ?? null;

/** What the chart of my plans is made of. */
export const mealPlansSetup = setup({
  types: {} as {
    context: MealPlansContext;
    events: MealPlansEvent;
    emitted: MealPlansReport;
    input: MealPlansInput;
    tags: MealPlansTag;
  },
  actors: {
    loadPlans: fromPromise<readonly MealPlan[]>(absent('loadPlans')),
    /** Tells the plan as it is called now, and null of one that was taken away. */
    writePlan: fromPromise<MealPlan | null, PlanTask>(absent('writePlan')),
  },
  actions: {
    keepPlans: assign((_, { plans }: { plans: readonly MealPlan[] }) => ({ plans, plansFault: null })),
    keepPlansFault: assign((_, { fault }: Failed) => ({ plansFault: fault })),
    keepAsked: assign((_, { planId }: Of) => ({ askedId: planId, problems: noFieldProblems, fault: null, task: null })),
    closeAsked: assign({ askedId: null, problems: noFieldProblems, fault: null, task: null }),
    keepProblems: assign((_, { problems }: { problems: FieldProblems }) => ({ problems, task: null })),
    wantRename: assign(({ context }, { name }: { name: string }) => {
      const plan = planOf(context, context.askedId);
      const meals = (plan?.meals ?? []).map(({ recipe: { slug }, servings }) => ({ slug, servings }));
      const task: PlanTask = { kind: 'rename', planId: plan?.planId ?? '', wanted: { name: name.trim(), meals } };
      return { task, problems: noFieldProblems, fault: null };
    }),
    wantRemoval: assign(({ context }) => ({
      task: { kind: 'remove' as const, planId: context.askedId ?? '' },
      fault: null,
    })),
    /** It stands first: it was changed last. */
    keepWritten: assign(({ context }, { plan }: { plan: MealPlan | null }) => {
      const others = withoutPlan(context, context.task?.planId);
      return { plans: plan && others ? [plan, ...others] : others };
    }),
    dropGone: assign(({ context }) => ({ plans: withoutPlan(context, context.task?.planId) })),
    reportWritten: emit(({ context }, { plan }: { plan: MealPlan | null }): MealPlansReport => {
      const planId = context.task?.planId ?? '';
      const name = plan?.name ?? planOf(context, planId)?.name ?? '';
      return plan ? { type: 'plan.renamed', planId, name } : { type: 'plan.removed', planId, name };
    }),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    keepUser: assign((_, { subject, isShopper }: User) => ({
      ...blankMealPlans,
      subject: isShopper ? subject : null,
    })),
    dropUser: assign(blankMealPlans),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, { subject, isShopper }: User) => context.subject === (isShopper ? subject : null),
    isKnown: ({ context }, { planId }: Of) => planOf(context, planId) !== undefined,
    canRename: ({ context }, { planId }: Of) => (planOf(context, planId)?.meals.length ?? 0) > 0,
    isRefusedName: (_, { fault }: Failed) => hasFieldProblems(fieldProblemsOf(fault, ['name'])),
    isWrong: (_, { problems }: { problems: FieldProblems }) => hasFieldProblems(problems),
    isRename: ({ context }) => context.task?.kind === 'rename',
    /** Somebody else took it away already: that is what was wanted. */
    isGone: ({ context }, { fault }: Failed) => context.task?.kind === 'remove' && isNotFound(fault),
  },
});
