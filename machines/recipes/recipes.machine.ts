import { assign, fromPromise, setup } from 'xstate';
import { type Fault, faultOf } from '#services/fault.ts';
import type { RecipesAsked, RecipeSuggestions } from '#services/recipes/recipes.contract.ts';
import { absent } from '../kit/index.ts';
import { blankRecipes, type RecipesContext, type RecipesEvent, type RecipesTag, type Shelf } from './recipes.types.ts';

type Typed = { readonly text: string };
const shortest = 2;

/** The recipes: a page of them as the address says, and what is suggested while somebody types. */
export const recipesMachine = setup({
  types: {} as { context: RecipesContext; events: RecipesEvent; tags: RecipesTag },
  actors: {
    loadRecipes: fromPromise<Shelf, RecipesAsked>(absent('loadRecipes')),
    suggestRecipes: fromPromise<RecipeSuggestions, Typed>(absent('suggestRecipes')),
  },
  actions: {
    keepAsked: assign((_, { asked }: { asked: RecipesAsked }) => ({ asked })),
    keepShown: assign(({ context }, { shown }: { shown: Shelf }) => ({
      shown,
      answered: context.asked,
      fault: null,
    })),
    dropShown: assign({ shown: null, answered: null, fault: null }),
    keepFault: assign((_, { fault }: { fault: Fault }) => ({ fault })),
    keepText: assign((_, { text }: Typed) => ({ text: text.trim() })),
    keepSuggestions: assign((_, { suggestions }: { suggestions: RecipeSuggestions['suggestions'] }) => ({
      suggestions,
    })),
    dropSuggestions: assign({ suggestions: [], text: '' }),
  },
  guards: {
    hasQuestion: ({ context }) => context.asked !== null,
    isTooShort: (_, { text }: Typed) => [...text.trim()].length < shortest,
    hasSuggestions: (_, { suggestions }: RecipeSuggestions) => suggestions.length > 0,
  },
  delays: { pause: 300, patience: 5_000 },
}).createMachine({
  id: 'recipes',
  description: 'The recipes, a page of them at a time, and what is suggested while somebody types.',
  context: blankRecipes,
  type: 'parallel',
  states: {
    shelf: {
      description: 'The recipes on show, as the address says.',
      initial: 'resting',
      states: {
        resting: { description: 'Nothing has been asked for.', meta: { rows: ['A2.049'] } },
        asking: {
          description: 'The store is asked for a page of recipes; what is known stays on show until it answers.',
          meta: { rows: ['A7.077', 'A7.012'] },
          tags: 'busy',
          invoke: {
            id: 'loadRecipes',
            src: 'loadRecipes',
            input: ({ context }) => context.asked ?? {},
            onDone: {
              target: 'shown',
              actions: { type: 'keepShown', params: ({ event }) => ({ shown: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFault', params: ({ event }) => ({ fault: faultOf(event.error) }) },
            },
          },
        },
        shown: {
          description: 'The recipes that were asked for, with what each costs at the store on show; none is said too.',
          meta: { rows: ['A1.10', 'A2.049'] },
        },
        failed: {
          description: 'The store did not say; asking again is offered, and what is known stays.',
          meta: { rows: ['A2.049'] },
          tags: 'failed',
        },
      },
      on: {
        'recipes.ask': {
          target: '.asking',
          actions: { type: 'keepAsked', params: ({ event }) => event },
        },
        'recipes.reload': { guard: 'hasQuestion', target: '.asking' },
        'session.ended': { guard: 'hasQuestion', target: '.asking', actions: 'dropShown' },
        'user.changed': { guard: 'hasQuestion', target: '.asking', actions: 'dropShown' },
      },
    },
    search: {
      description: 'What is suggested for what is typed in the box of the page.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'Nobody types, or too little to suggest anything for.',
          meta: { rows: ['A7.013'] },
          entry: 'dropSuggestions',
        },
        typing: {
          description: 'Somebody is typing; the store is asked when the keys have rested for 300 ms.',
          meta: { rows: ['A7.013'] },
          after: { pause: 'suggesting' },
        },
        suggesting: {
          description:
            'The store is asked for recipes of that name; an answer to what was typed before is never shown.',
          meta: { rows: ['A7.013'] },
          invoke: {
            id: 'suggestRecipes',
            src: 'suggestRecipes',
            input: ({ context }) => ({ text: context.text }),
            onDone: [
              {
                guard: { type: 'hasSuggestions', params: ({ event }) => event.output },
                target: 'offering',
                actions: { type: 'keepSuggestions', params: ({ event }) => event.output },
              },
              { target: 'nothing' },
            ],
            onError: 'quiet',
          },
          after: { patience: 'quiet' },
        },
        offering: {
          description: 'Recipes of that name stand under the box, each a link.',
          meta: { rows: ['A7.013'] },
          tags: 'offered',
        },
        nothing: {
          description: 'The store knows no recipe of that name; the words can still be searched for.',
          meta: { rows: ['A7.013'] },
          tags: 'none',
        },
      },
      on: {
        'text.type': [
          { guard: { type: 'isTooShort', params: ({ event }) => event }, target: '.quiet' },
          { target: '.typing', actions: { type: 'keepText', params: ({ event }) => event } },
        ],
        'suggestions.close': '.quiet',
      },
    },
  },
});
