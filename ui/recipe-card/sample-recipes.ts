import type {
  Bought,
  Ingredient,
  Recipe,
  RecipeDetail,
  Recipes,
  RecipesSummary,
} from '#services/recipes/recipes.contract.ts';
import { recipesPageSize } from '#services/recipes/recipes.words.ts';
import { sampleProducts } from '../product-card/sample-products.ts';

const soup: Recipe = {
  slug: 'kumara-soup',
  title: 'Roast kūmara and coconut soup',
  text: 'Sweet, warm and on the table in half an hour.',
  image: '/assets/art/department-fruit-and-veg.svg',
  course: 'dinner',
  minutes: 35,
  serves: 4,
  diets: ['vegetarian', 'gluten-free'],
  costPerServeCents: 315,
  isSaved: false,
};
const loaf: Recipe = {
  ...soup,
  slug: 'honey-oat-loaf',
  title: 'Honey oat loaf',
  text: 'A tin loaf that keeps for days.',
  image: '/assets/art/department-bakery.svg',
  course: 'baking',
  minutes: 90,
  serves: 8,
  diets: ['vegetarian', 'nut-free'],
  costPerServeCents: 84,
  isSaved: true,
};
const fish: Recipe = {
  ...soup,
  slug: 'baked-hoki',
  title: 'Baked hoki with lemon crumbs, new potatoes and a very green salad',
  image: '/assets/art/department-frozen.svg',
  minutes: 40,
  serves: 2,
  diets: [],
  costPerServeCents: null,
};

/** Recipes for samples: one plain, one that is saved, one of which something cannot be bought. */
export const sampleRecipes = { soup, loaf, fish } as const;

const counts = <T>(of: readonly T[]) => of.map((one, index) => [one, 3 + index] as const);
export const sampleShelf: Recipes = {
  recipes: [soup, loaf, fish],
  totalItems: 60,
  page: 1,
  pageSize: recipesPageSize,
  courses: counts(['dinner', 'baking'] as const).map(([course, count]) => ({ course, count })),
  diets: counts(['vegetarian', 'gluten-free'] as const).map(([diet, count]) => ({ diet, count })),
};
export const sampleSummary: RecipesSummary = {
  totalItems: 60,
  collections: [{ title: 'Quick dinners', search: { course: 'dinner', minutes: '30' }, recipes: [soup, fish] }],
};

const fresh: Bought['label'] = {
  diets: ['vegetarian', 'gluten-free', 'nut-free', 'egg-free'],
  contains: [],
  mayContain: [],
};
const bought = (product: Bought['product'], quantity: number, totalCents: number, label = fresh): Bought => ({
  ...{ product, quantity, totalCents, label },
  conflicts: [],
});
const plain: Ingredient = {
  ingredientId: 'kumara',
  text: '800 g red kūmara',
  name: 'red kūmara',
  amount: 800,
  unit: 'g',
  isStaple: false,
  buy: bought(sampleProducts.loose, 0.75, 524),
  substitutes: [],
  note: 'peeled and in chunks',
  insteadOf: null,
};
const milk: Ingredient = {
  ...plain,
  ingredientId: 'milk',
  text: '1 cup milk',
  name: 'milk',
  amount: 1,
  unit: 'cup',
  buy: bought(sampleProducts.plain, 1, 419, {
    diets: ['vegetarian', 'gluten-free', 'egg-free'],
    contains: ['Milk'],
    mayContain: ['Tree nuts'],
  }),
  substitutes: [
    bought({ ...sampleProducts.plain, sku: '100052', name: 'Oat milk', size: '1 L' }, 1, 450, {
      ...{ diets: ['vegetarian', 'dairy-free', 'nut-free', 'egg-free'], contains: ['Oats'], mayContain: [] },
    }),
  ],
  note: null,
  insteadOf: { name: 'Coconut cream', why: 'outOfStock' },
};
const honey: Ingredient = {
  ...plain,
  ingredientId: 'honey',
  text: '1 tbsp honey',
  name: 'honey',
  amount: 1,
  unit: 'tbsp',
  isStaple: true,
  buy: bought(sampleProducts.member, 1, 1690),
  note: null,
};
const bay: Ingredient = {
  ...plain,
  ingredientId: 'horopito',
  text: 'a pinch of horopito',
  name: 'horopito',
  amount: 1,
  unit: 'pinch',
  buy: null,
  note: null,
};
export const sampleIngredients = { plain, milk, honey, bay } as const;

export const sampleDetail: RecipeDetail = {
  recipe: soup,
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 25,
  ingredients: [plain, milk, honey, bay],
  method: ['Roast the kūmara until it is soft.', 'Blend it with the milk, and season it.'],
  tip: 'It freezes well for a month.',
  nutrition: [{ name: 'Energy', perServe: '1,050 kJ' }],
  totalCents: 2633,
  totalWithoutStaplesCents: 943,
  isFitted: false,
  similar: [loaf],
};
