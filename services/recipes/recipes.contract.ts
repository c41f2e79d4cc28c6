import * as v from 'valibot';
import { Product } from '../catalogue/catalogue.contract.ts';
import { DietConflict } from '../dietary/dietary.contract.ts';
import { cents } from '../wire.ts';
import { courses, ingredientUnits, insteadReasons, mostServings, recipeDiets, recipeSorts } from './recipes.words.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
export const recipeSlug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/, 'is not a recipe'));
export const servings = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'is one at least'),
  v.maxValue(mostServings, `is ${mostServings} at most`),
);

/** What a card of a recipe shows. */
export const Recipe = v.pipe(
  v.object({
    slug: recipeSlug,
    title: v.string(),
    text: v.string(),
    image: v.string(),
    course: v.picklist(courses),
    /** From beginning to table. */
    minutes: whole,
    serves: servings,
    diets: v.array(v.picklist(recipeDiets)),
    /** At the visitor's store, for as much as is used; null when something of it cannot be bought there. */
    costPerServe: v.nullable(cents),
    isSaved: v.boolean(),
  }),
  v.transform(({ costPerServe, ...recipe }) => ({ ...recipe, costPerServeCents: costPerServe })),
);
export type Recipe = v.InferOutput<typeof Recipe>;

/** The address of a list of recipes, already checked; several diets stand in one field, with commas. */
export const RecipesAsked = v.strictObject({
  search: v.optional(v.pipe(v.string(), v.maxLength(100, 'is too long'))),
  course: v.optional(v.picklist(courses)),
  diets: v.optional(v.pipe(v.string(), v.regex(/^[a-z,-]{1,120}$/, 'is a list of diets'))),
  minutes: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/, 'is a number'))),
  sort: v.optional(v.picklist(recipeSorts)),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'is a number'))),
});
export type RecipesAsked = v.InferOutput<typeof RecipesAsked>;

export const Recipes = v.object({
  recipes: v.array(Recipe),
  totalItems: whole,
  page: whole,
  pageSize: whole,
  /** How many there are of each, within what is asked besides. */
  courses: v.array(v.object({ course: v.picklist(courses), count: whole })),
  diets: v.array(v.object({ diet: v.picklist(recipeDiets), count: whole })),
});
export type Recipes = v.InferOutput<typeof Recipes>;

export const SavedRecipes = v.object({ recipes: v.array(Recipe) });

/** What the page of recipes opens with. */
export const RecipesSummary = v.object({
  totalItems: whole,
  collections: v.array(v.object({ title: v.string(), search: RecipesAsked, recipes: v.array(Recipe) })),
});
export type RecipesSummary = v.InferOutput<typeof RecipesSummary>;

export const RecipeSuggestionsAsked = v.strictObject({ search: v.pipe(v.string(), v.maxLength(100, 'is too long')) });
export const RecipeSuggestions = v.object({
  search: v.string(),
  suggestions: v.array(v.object({ slug: recipeSlug, title: v.string() })),
});
export type RecipeSuggestions = v.InferOutput<typeof RecipeSuggestions>;

/** What the label of a product says; nothing where it has none to read. */
export const BoughtLabel = v.object({
  /** What may be claimed of a dish that is made with it, as far as it goes. */
  diets: v.array(v.picklist(recipeDiets)),
  contains: v.array(v.string()),
  mayContain: v.array(v.string()),
});

/** A product that stands for an ingredient, and how much of it is bought for these servings. */
export const Bought = v.pipe(
  v.object({
    product: Product,
    quantity: v.number(),
    total: cents,
    label: BoughtLabel,
    /** What of its label is against the dietary profile of whoever asks; nothing without a profile. */
    conflicts: v.array(DietConflict),
  }),
  v.transform(({ total, ...bought }) => ({ ...bought, totalCents: total })),
);
export type Bought = v.InferOutput<typeof Bought>;

/** What would be bought for it, if it could be or suited how the shopper eats. */
export const InsteadOf = v.object({ name: v.string(), why: v.picklist(insteadReasons) });
export type InsteadOf = v.InferOutput<typeof InsteadOf>;

export const Ingredient = v.object({
  ingredientId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)),
  /** As it is read: "2 cups flour", for the servings that were asked for. */
  text: v.string(),
  name: v.string(),
  amount: v.nullable(v.number()),
  unit: v.nullable(v.picklist(ingredientUnits)),
  /** In most kitchens already: not taken along unless it is chosen. */
  isStaple: v.boolean(),
  /** What is bought for it at the visitor's store; null when nothing there stands for it. */
  buy: v.nullable(Bought),
  /** Instead of it when it is out of stock, not delivered there, or against the dietary profile. */
  substitutes: v.array(Bought),
  /** "at room temperature" */
  note: v.nullable(v.string()),
  /** Set where `buy` is not the first choice of the shop: what that would have been, and why it is not bought. */
  insteadOf: v.nullable(InsteadOf),
});
export type Ingredient = v.InferOutput<typeof Ingredient>;

export const RecipeDetail = v.pipe(
  v.object({
    recipe: Recipe,
    /** For how many it is told. */
    servings,
    prepMinutes: whole,
    cookMinutes: whole,
    ingredients: v.array(Ingredient),
    method: v.array(v.string()),
    tip: v.nullable(v.string()),
    /** About, of what is bought first for each; nothing where too little is known of what goes in. */
    nutrition: v.array(v.object({ name: v.string(), perServe: v.string() })),
    /** Of everything that is bought for it, and of all but the staples. */
    total: cents,
    totalWithoutStaples: cents,
    /** What is against the dietary profile of whoever asks was put behind what suits it. */
    isFitted: v.boolean(),
    similar: v.array(Recipe),
  }),
  v.transform(({ total, totalWithoutStaples, ...detail }) => ({
    ...detail,
    totalCents: total,
    totalWithoutStaplesCents: totalWithoutStaples,
  })),
);
export type RecipeDetail = v.InferOutput<typeof RecipeDetail>;
export const ServingsAsked = v.strictObject({
  servings: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|1\d|20)$/, `is a number from 1 to ${mostServings}`))),
});

export interface RecipesService {
  recipes(asked: RecipesAsked, signal?: AbortSignal): Promise<Recipes>;
  summary(signal?: AbortSignal): Promise<RecipesSummary>;
  suggestions(search: string, signal?: AbortSignal): Promise<RecipeSuggestions>;
  recipe(slug: string, servings: number | null, signal?: AbortSignal): Promise<RecipeDetail>;
  saved(signal?: AbortSignal): Promise<readonly Recipe[]>;
  /** Said twice, each is done once. */
  save(slug: string, signal?: AbortSignal): Promise<void>;
  forget(slug: string, signal?: AbortSignal): Promise<void>;
}
