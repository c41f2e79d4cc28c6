import { assign, emit, enqueueActions, fromPromise, sendTo, setup, stopChild } from 'xstate';
import { type Fault, isNotFound } from '#services/fault.ts';
import { linesOf, toBuy, waysOf } from '#services/recipes/ingredients.rules.ts';
import type { RecipeDetail } from '#services/recipes/recipes.contract.ts';
import { type Adding, addingMachine, addingShown, begunAdding, isOnItsWay, type LineTold } from '../adding/index.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { kitchenOf, listItemsOf, withKitchen } from './recipe.rules.ts';
import {
  blankRecipe,
  type Kitchens,
  type RecipeAsked,
  type RecipeContext,
  type RecipeEvent,
  type RecipeInput,
  type RecipeReport,
  type RecipeTag,
} from './recipe.types.ts';

type Failed = { readonly fault: Fault };
type Ticked = { readonly ingredientId: string; readonly isAtHome: boolean };
type Chosen = { readonly ingredientId: string; readonly sku: string };

const linesIn = (context: RecipeContext) =>
  context.detail === null ? [] : linesOf(toBuy(context.detail, kitchenOf(context, context.detail.recipe.slug)));
const ingredientIn = ({ detail }: RecipeContext, ingredientId: string) =>
  detail?.ingredients.find((one) => one.ingredientId === ingredientId);

/** What the chart of a recipe is made of: what it asks the world, what it does, and what it looks at. */
export const recipeSetup = setup({
  types: {} as {
    context: RecipeContext;
    events: RecipeEvent;
    emitted: RecipeReport;
    input: RecipeInput;
    tags: RecipeTag;
  },
  actors: {
    loadRecipe: fromPromise<RecipeDetail, RecipeAsked>(absent('loadRecipe')),
    adding: addingMachine,
  },
  actions: {
    keepAsked: assign(({ context }, { slug, servings }: RecipeAsked) => ({
      asked: { slug, servings },
      ...(context.asked?.slug === slug ? {} : { detail: null, answered: null, fault: null }),
    })),
    keepDetail: assign(({ context }, { detail }: { detail: RecipeDetail }) => ({
      detail,
      answered: context.asked,
      fault: null,
    })),
    keepFault: assign((_, { fault }: Failed) => ({ fault })),
    dropDetail: assign({ detail: null, answered: null }),
    /** The recipe and its question stay for whoever is next; what it costs and what is at home are asked anew. */
    keepUser: assign(({ context }, user: User) => ({
      ...blankRecipe,
      asked: context.asked,
      subject: subjectIn(user),
      kitchens: context.subject === null ? context.kitchens : {},
    })),
    dropUser: assign(({ context }) => ({ ...blankRecipe, asked: context.asked })),
    stopAdding: stopChild('adding'),
    keepKitchens: assign(({ context }, { kitchens }: { kitchens: Kitchens }) => ({
      kitchens: { ...kitchens, ...context.kitchens },
    })),
    keepTick: assign(({ context }, { ingredientId, isAtHome }: Ticked) => {
      const slug = context.detail?.recipe.slug ?? '';
      const kitchen = kitchenOf(context, slug);
      const ticked = { ...kitchen, isAtHome: { ...kitchen.isAtHome, [ingredientId]: isAtHome } };
      return { kitchens: withKitchen(context.kitchens, slug, ticked) };
    }),
    keepChoice: assign(({ context }, { ingredientId, sku }: Chosen) => {
      const slug = context.detail?.recipe.slug ?? '';
      const kitchen = kitchenOf(context, slug);
      const chosen = { ...kitchen, chosen: { ...kitchen.chosen, [ingredientId]: sku } };
      return { kitchens: withKitchen(context.kitchens, slug, chosen) };
    }),
    reportKitchens: emit(({ context }): RecipeReport => ({ type: 'kitchens.changed', kitchens: context.kitchens })),
    reportList: emit(({ context }): RecipeReport => ({ type: 'list.wanted', items: listItemsOf(context) })),
    wantLines: enqueueActions(({ context, enqueue }) => {
      const lines = linesIn(context);
      const adding = begunAdding(context.detail?.recipe.slug ?? null, lines);
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
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isAsked: ({ context }) => context.asked !== null,
    isMissing: (_, { fault }: Failed) => isNotFound(fault),
    hasIngredient: ({ context }, { ingredientId }: { ingredientId: string }) =>
      ingredientIn(context, ingredientId) !== undefined,
    canChoose: ({ context }, { ingredientId, sku }: Chosen) => {
      const ingredient = ingredientIn(context, ingredientId);
      return ingredient !== undefined && waysOf(ingredient).some(({ product }) => product.sku === sku);
    },
    hasLines: ({ context }) =>
      context.subject !== null &&
      !isOnItsWay(context.adding, context.detail?.recipe.slug ?? null) &&
      linesIn(context).length > 0,
    hasListItems: ({ context }) => listItemsOf(context).length > 0,
    isPending: ({ context: { adding } }, { sku }: { sku: string }) =>
      adding.state === 'adding' && adding.pending.includes(sku),
    isAdding: ({ context }) => context.adding.state === 'adding',
  },
});
