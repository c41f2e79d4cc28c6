import { type Fault, faultOf } from '#services/fault.ts';
import { type FieldProblems, fieldProblemsOf, noFieldProblems } from '../kit/index.ts';
import { reviewing } from './meal-plan.review.ts';
import { mealPlanSetup } from './meal-plan.setup.ts';
import { blankMealPlan } from './meal-plan.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const refusedNameOf = ({ event }: { event: { readonly error: unknown } }) => ({
  problems: fieldProblemsOf(faultOf(event.error), ['name']),
});
const problemsOf = ({ event }: { event: { readonly problems?: FieldProblems } }) => ({
  problems: event.problems ?? noFieldProblems,
});

const keep = {
  'plan.keep': [
    {
      guard: { type: 'isWrong', params: problemsOf },
      target: 'resting',
      actions: { type: 'keepProblems', params: problemsOf },
    },
    {
      guard: 'canKeep',
      target: 'sending',
      actions: [
        {
          type: 'beginKeeping',
          params: ({ event }: { event: { name: string; key: string; isNew: boolean } }) => event,
        },
        'reportPlan',
      ],
    },
  ],
} as const;

/** A meal plan while it is made: its meals, what they come to together, and keeping it under a name. */
export const mealPlanMachine = mealPlanSetup.createMachine({
  id: 'mealPlan',
  description: 'A meal plan while it is made: its meals, what they come to together, and keeping it under a name.',
  context: ({ input }) => ({ ...blankMealPlan, subject: input.subject }),
  type: 'parallel',
  states: {
    review: reviewing,
    keep: {
      description: 'Keeping the plan under a name.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is on its way: the plan is kept as it is, was changed since, or was never kept.',
          meta: { rows: ['A2.052', 'A2.O10'] },
          on: keep,
        },
        sending: {
          description: 'The store is told the plan and its name, a new one under the key of this try.',
          meta: { rows: ['A7.096'] },
          tags: ['busy', 'sending'],
          invoke: {
            id: 'keepPlan',
            src: 'keepPlan',
            input: ({ context }) => context.keeping ?? { wanted: { name: '', meals: [] }, key: '', planId: null },
            onDone: {
              target: 'resting',
              actions: [
                { type: 'keepKept', params: ({ event }) => ({ plan: event.output }) },
                'reportPlan',
                { type: 'reportKept', params: ({ event }) => ({ plan: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isRefusedName', params: failureOf },
                target: 'resting',
                actions: ['dropKeeping', { type: 'keepProblems', params: refusedNameOf }, 'reportPlan'],
              },
              { target: 'failed', actions: [{ type: 'keepKeepFault', params: failureOf }, 'reportPlan'] },
            ],
          },
        },
        failed: {
          description: 'It could not be kept; name and plan stay, and the same try goes by the same key.',
          meta: { rows: ['A2.052'] },
          tags: 'unkept',
          on: keep,
        },
      },
      on: {
        'plan.open': {
          guard: { type: 'isOfMeals', params: ({ event }) => event },
          target: '.resting',
          actions: 'stopKeeping',
        },
        'plan.clear': { target: '.resting', actions: 'stopKeeping' },
        'plan.bringBack': { target: '.resting', actions: 'stopKeeping' },
        'session.ended': { target: '.resting', actions: 'stopKeeping' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.resting', actions: 'stopKeeping' },
        ],
      },
    },
  },
  on: {
    'kept.told': { actions: [{ type: 'keepTold', params: ({ event }) => event }, 'reportPlan'] },
    'line.done': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'line.lost': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'adding.told': { guard: 'isAdding', actions: { type: 'keepAdding', params: ({ event }) => event } },
  },
});
