import { type Fault, faultOf } from '#services/fault.ts';
import type { PlanReview } from '#services/meal-plans/meal-plans.contract.ts';
import { mealPlanSetup } from './meal-plan.setup.ts';
import type { User } from './meal-plan.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const toldReview = ({ event }: { event: { readonly output: PlanReview } }) => ({ review: event.output });
const toldUser = ({ event }: { event: User }): User => event;

/** Only what is on show is bought: nothing while the store works out other meals. */
const toBuy = {
  'items.add': { guard: 'hasWishes', actions: 'wantLines' },
  'list.add': { guard: 'hasListItems', actions: 'reportList' },
} as const;

/** What the plan is made of and, while it is looked over, what it comes to. */
export const reviewing = mealPlanSetup.createStateConfig({
  description: 'The meals that were chosen and, while they are looked over, what they come to.',
  initial: 'closed',
  states: {
    closed: {
      description: 'The plan is not looked over: meals are chosen elsewhere, or there is none.',
      meta: { rows: ['A2.051'] },
      on: { 'review.open': 'open' },
    },
    open: {
      description: 'The plan is looked over.',
      initial: 'empty',
      states: {
        empty: {
          description: 'There is no meal to look over.',
          meta: { rows: ['A2.052'] },
          entry: 'clearSettled',
          always: { guard: 'hasMeals', target: 'asking' },
        },
        asking: {
          description: 'The store works out what the meals come to; what it said last stays on show until it has.',
          meta: { rows: ['A7.096', 'A2.052'] },
          tags: ['busy', 'reviewing'],
          entry: 'keepAsked',
          invoke: {
            id: 'reviewPlan',
            src: 'reviewPlan',
            input: ({ context }) => context.asked ?? { meals: [], atHome: [] },
            onDone: [
              {
                guard: { type: 'isUnsettled', params: toldReview },
                target: 'asking',
                reenter: true,
                actions: [{ type: 'keepReview', params: toldReview }, 'keepSettled'],
              },
              { target: 'shown', actions: { type: 'keepReview', params: toldReview } },
            ],
            onError: { target: 'failed', actions: { type: 'keepFault', params: failureOf } },
          },
        },
        shown: {
          description: 'Each thing stands once, at home or with what is bought for it, and what it costs is said.',
          meta: { rows: ['A2.052', 'A1.11'] },
          tags: 'reviewed',
          on: toBuy,
        },
        failed: {
          description: 'The store did not say; asking again is offered, and what was known of the plan stays.',
          meta: { rows: ['A2.052'] },
          tags: 'failed',
        },
      },
      on: {
        'review.close': 'closed',
        'review.reload': '.empty',
        'plan.recall': { target: '.empty', actions: { type: 'recallPlan', params: ({ event }) => event } },
        'meal.choose': {
          guard: { type: 'canChoose', params: ({ event }) => event },
          target: '.empty',
          actions: [{ type: 'addMeal', params: ({ event }) => event }, 'reportPlan'],
        },
        'meal.serve': {
          guard: { type: 'canServe', params: ({ event }) => event },
          target: '.empty',
          actions: [{ type: 'keepServings', params: ({ event }) => event }, 'reportPlan'],
        },
        'meal.drop': [
          {
            guard: { type: 'isOneOfMany', params: ({ event }) => event },
            target: '.empty',
            actions: [{ type: 'dropMeal', params: ({ event }) => event }, 'reportPlan'],
          },
          {
            guard: { type: 'isChosen', params: ({ event }) => event },
            target: '.empty',
            actions: [{ type: 'dropMeal', params: ({ event }) => event }, 'dropReview', 'reportPlan'],
          },
        ],
        'ingredient.tick': {
          guard: { type: 'hasLine', params: ({ event }) => event },
          target: '.empty',
          actions: [{ type: 'keepTick', params: ({ event }) => event }, 'reportPlan'],
        },
        'product.choose': {
          guard: { type: 'canBuy', params: ({ event }) => event },
          actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'reportPlan'],
        },
        'plan.open': {
          guard: { type: 'isOfMeals', params: ({ event }) => event },
          target: '.empty',
          actions: [{ type: 'takePlan', params: ({ event }) => event }, 'stopAdding', 'reportPlan'],
        },
        'plan.clear': {
          guard: 'hasMeals',
          target: '.empty',
          actions: ['clearPlan', 'stopAdding', 'reportPlan'],
        },
        'plan.bringBack': {
          guard: 'hasAside',
          target: '.empty',
          actions: ['bringBack', 'stopAdding', 'reportPlan'],
        },
        'session.ended': { target: '.empty', actions: ['dropUser', 'stopAdding'] },
        'user.changed': [
          { guard: { type: 'isSameUser', params: toldUser } },
          { target: '.empty', actions: [{ type: 'keepUser', params: toldUser }, 'stopAdding', 'reportPlan'] },
        ],
      },
    },
  },
  on: {
    'plan.recall': { actions: { type: 'recallPlan', params: ({ event }) => event } },
    'meal.choose': {
      guard: { type: 'canChoose', params: ({ event }) => event },
      actions: [{ type: 'addMeal', params: ({ event }) => event }, 'reportPlan'],
    },
    'meal.serve': {
      guard: { type: 'canServe', params: ({ event }) => event },
      actions: [{ type: 'keepServings', params: ({ event }) => event }, 'reportPlan'],
    },
    'meal.drop': {
      guard: { type: 'isChosen', params: ({ event }) => event },
      actions: [{ type: 'dropMeal', params: ({ event }) => event }, 'reportPlan'],
    },
    'plan.open': {
      guard: { type: 'isOfMeals', params: ({ event }) => event },
      actions: [{ type: 'takePlan', params: ({ event }) => event }, 'stopAdding', 'reportPlan'],
    },
    'plan.clear': { guard: 'hasMeals', actions: ['clearPlan', 'stopAdding', 'reportPlan'] },
    'plan.bringBack': { guard: 'hasAside', actions: ['bringBack', 'stopAdding', 'reportPlan'] },
    'session.ended': { actions: ['dropUser', 'stopAdding'] },
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      { actions: [{ type: 'keepUser', params: toldUser }, 'stopAdding', 'reportPlan'] },
    ],
  },
});
