import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import {
  blankSavedRecipes,
  type RecipeWish,
  type SavedRecipesContext,
  type SavedRecipesEvent,
  type SavedRecipesInput,
  type SavedRecipesReport,
  type SavedRecipesTag,
} from './saved-recipes.types.ts';

type Failed = { readonly fault: Fault };
const failureOf = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const blankWish: RecipeWish = { slug: '', title: '', isSaved: false };

/** The recipes that a shopper saved: a press shows at once, and one at a time is told the store. */
export const savedRecipesMachine = setup({
  types: {} as {
    context: SavedRecipesContext;
    events: SavedRecipesEvent;
    emitted: SavedRecipesReport;
    input: SavedRecipesInput;
    tags: SavedRecipesTag;
  },
  actors: {
    loadSaved: fromPromise<readonly Recipe[]>(absent('loadSaved')),
    markRecipe: fromPromise<void, RecipeWish>(absent('markRecipe')),
  },
  actions: {
    keepUser: assign((_, user: User) => ({ ...blankSavedRecipes, subject: subjectIn(user) })),
    dropUser: assign(blankSavedRecipes),
    keepRecipes: assign((_, { recipes }: { recipes: readonly Recipe[] }) => ({ recipes, fault: null, told: {} })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    /** The last wish for a recipe counts. */
    keepWish: assign(({ context: { wishes } }, { slug, title, isSaved }: RecipeWish) => {
      const at = wishes.findIndex((wish) => wish.slug === slug);
      const wish = { slug, title, isSaved };
      return { wishes: at < 0 ? [...wishes, wish] : wishes.with(at, wish) };
    }),
    keepSent: assign(({ context }) => ({ sent: context.wishes[0]?.isSaved ?? null })),
    keepMarked: enqueueActions(({ context, enqueue }) => {
      const [wish] = context.wishes;
      if (!wish || context.sent === null) return;
      const isOver = wish.isSaved === context.sent;
      enqueue.assign({
        told: { ...context.told, [wish.slug]: context.sent },
        sent: null,
        wishes: isOver ? context.wishes.slice(1) : context.wishes,
      });
      if (isOver) enqueue.emit({ type: 'recipe.marked', ...wish });
    }),
    /** It is shown again as the store has it. */
    dropWish: enqueueActions(({ context, enqueue }, { fault }: Failed) => {
      const [wish] = context.wishes;
      enqueue.assign({ wishes: context.wishes.slice(1), sent: null });
      if (wish) enqueue.emit({ type: 'recipe.lost', ...wish, fault });
    }),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    hasWishes: ({ context }) => context.wishes.length > 0,
  },
}).createMachine({
  id: 'savedRecipes',
  description: 'The recipes that a shopper saved.',
  context: ({ input }) => ({ ...blankSavedRecipes, subject: input.subject }),
  type: 'parallel',
  states: {
    list: {
      description: 'Which recipes they are, for their own page.',
      initial: 'resting',
      states: {
        resting: { description: 'Nobody has asked for them.', meta: { rows: ['B6.07'] } },
        reading: {
          description: 'The store is asked for them; what was known stays on show.',
          meta: { rows: ['A2.046'] },
          tags: ['busy', 'reading'],
          invoke: {
            id: 'loadSaved',
            src: 'loadSaved',
            onDone: {
              target: 'read',
              actions: { type: 'keepRecipes', params: ({ event }) => ({ recipes: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepFault', params: failureOf } },
          },
        },
        read: { description: 'They are known; none is said too.', meta: { rows: ['A2.046'] } },
        unread: {
          description: 'The store did not say; reading them again is offered, and what was known stays.',
          meta: { rows: ['A2.046'] },
          tags: 'unread',
        },
      },
      on: {
        'recipes.read': { guard: 'isSomebody', target: '.reading' },
        'session.ended': { target: '.resting', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.resting', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    mark: {
      description: 'What is to be told the store.',
      initial: 'resting',
      states: {
        resting: {
          description: 'The store knows what was saved and what was forgotten.',
          meta: { rows: ['B6.07'] },
          always: { guard: 'hasWishes', target: 'sending' },
        },
        sending: {
          description: 'The store is told of one recipe; the press shows already, and turns back when it is not kept.',
          meta: { rows: ['B6.07'] },
          tags: 'busy',
          entry: 'keepSent',
          invoke: {
            id: 'markRecipe',
            src: 'markRecipe',
            input: ({ context }) => context.wishes[0] ?? blankWish,
            onDone: { target: 'resting', actions: 'keepMarked' },
            onError: { target: 'resting', actions: { type: 'dropWish', params: failureOf } },
          },
        },
      },
      on: {
        'recipe.mark': { guard: 'isSomebody', actions: { type: 'keepWish', params: ({ event }) => event } },
        'session.ended': '.resting',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.resting' }],
      },
    },
  },
});
