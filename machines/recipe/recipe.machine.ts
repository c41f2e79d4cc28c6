import { type Fault, faultOf } from '#services/fault.ts';
import type { User } from '../kit/index.ts';
import { recipeSetup } from './recipe.setup.ts';
import { blankRecipe } from './recipe.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const toldUser = ({ event }: { event: User }): User => event;

/** Only what is on show is bought: nothing while the store works out other servings. */
const toBuy = {
  'items.add': { guard: 'hasLines', actions: 'wantLines' },
  'list.add': { guard: 'hasListItems', actions: 'reportList' },
} as const;

/** One recipe: told for so many, what of it is at home, what is bought for it, and its way into the trolley. */
export const recipeMachine = recipeSetup.createMachine({
  id: 'recipe',
  description: 'One recipe, told for so many, and what is to be bought for it.',
  context: ({ input }) => ({ ...blankRecipe, subject: input.subject }),
  initial: 'closed',
  states: {
    closed: { description: 'No recipe is looked at.', meta: { rows: ['A1.10'] } },
    reading: {
      description: 'The store is asked for the recipe, for as many as it is wanted; what is known of it stays on show.',
      meta: { rows: ['A7.077'] },
      tags: 'busy',
      invoke: {
        id: 'loadRecipe',
        src: 'loadRecipe',
        input: ({ context }) => context.asked ?? { slug: '', servings: null },
        onDone: { target: 'shown', actions: { type: 'keepDetail', params: ({ event }) => ({ detail: event.output }) } },
        onError: [
          {
            guard: { type: 'isMissing', params: failureOf },
            target: 'missing',
            actions: ['dropDetail', { type: 'keepFault', params: failureOf }],
          },
          { target: 'failed', actions: { type: 'keepFault', params: failureOf } },
        ],
      },
    },
    shown: {
      description: 'The recipe is known: each ingredient is at home or is bought, and what it costs is said.',
      meta: { rows: ['A1.10'] },
      on: toBuy,
    },
    missing: { description: 'There is no such recipe.', meta: { rows: ['A1.10'] }, tags: 'missing' },
    failed: {
      description: 'The store did not say; asking again is offered, and what is known of the recipe stays.',
      meta: { rows: ['A1.10'] },
      tags: 'failed',
      on: toBuy,
    },
  },
  on: {
    'recipe.open': {
      target: '.reading',
      actions: { type: 'keepAsked', params: ({ event }) => event },
    },
    'recipe.reload': { guard: 'isAsked', target: '.reading' },
    'kitchens.restore': { actions: { type: 'keepKitchens', params: ({ event }) => event } },
    'ingredient.tick': {
      guard: { type: 'hasIngredient', params: ({ event }) => event },
      actions: [{ type: 'keepTick', params: ({ event }) => event }, 'reportKitchens'],
    },
    'product.choose': {
      guard: { type: 'canChoose', params: ({ event }) => event },
      actions: [{ type: 'keepChoice', params: ({ event }) => event }, 'reportKitchens'],
    },
    'line.done': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'line.lost': {
      guard: { type: 'isPending', params: ({ event }) => event },
      actions: { type: 'tellAdding', params: ({ event }) => event },
    },
    'adding.told': { guard: 'isAdding', actions: { type: 'keepAdding', params: ({ event }) => event } },
    'session.ended': [
      { guard: 'isAsked', target: '.reading', actions: ['dropUser', 'stopAdding', 'reportKitchens'] },
      { actions: ['dropUser', 'stopAdding', 'reportKitchens'] },
    ],
    'user.changed': [
      { guard: { type: 'isSameUser', params: toldUser } },
      {
        guard: 'isAsked',
        target: '.reading',
        actions: [{ type: 'keepUser', params: toldUser }, 'stopAdding', 'reportKitchens'],
      },
      { actions: [{ type: 'keepUser', params: toldUser }, 'stopAdding', 'reportKitchens'] },
    ],
  },
});
