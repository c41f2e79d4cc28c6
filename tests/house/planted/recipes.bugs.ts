import type { Bug } from './bugs.ts';

const recipe = ['--project', 'machines', 'tests/machines/recipe'];
const shelf = ['--project', 'machines', 'tests/machines/recipes'];
const saved = ['--project', 'machines', 'tests/machines/saved-recipes'];
const addresses = ['--project', 'services', 'tests/services/recipes/recipes-query.test.ts'];
const pages = ['--project', 'ui', 'tests/ui/recipes'];

export const bugs: readonly Bug[] = [
  {
    says: 'what is at home is put into the trolley all the same',
    file: 'services/recipes/ingredients.rules.ts',
    find: 'isAtHome(ingredient, kitchen) ? null : boughtFor(ingredient, kitchen)',
    put: 'boughtFor(ingredient, kitchen)',
    caughtBy: recipe,
  },
  {
    says: 'what stands for two ingredients is bought once',
    file: 'services/recipes/ingredients.rules.ts',
    find: ' + (lines.get(sku)?.amount ?? 0)',
    put: '',
    caughtBy: recipe,
  },
  {
    says: 'what was ticked is forgotten when the recipe is scaled',
    file: 'machines/recipe/recipe.setup.ts',
    find: '      asked: { slug, servings },\n',
    put: '      asked: { slug, servings },\n      kitchens: {},\n',
    caughtBy: recipe,
  },
  {
    says: 'an answer for other servings is taken for the last',
    file: 'machines/recipe/recipe.machine.ts',
    find: "    'recipe.open': {\n      target: '.reading',\n",
    put: "    'recipe.open': {\n",
    caughtBy: recipe,
  },
  {
    says: 'what one shopper has at home stays for the next',
    file: 'machines/recipe/recipe.setup.ts',
    find: 'kitchens: context.subject === null ? context.kitchens : {},',
    put: 'kitchens: context.kitchens,',
    caughtBy: recipe,
  },
  {
    says: 'a product that nobody offered is bought in the place of another',
    file: 'machines/recipe/recipe.setup.ts',
    find: 'ingredient !== undefined && waysOf(ingredient).some(({ product }) => product.sku === sku)',
    put: 'ingredient !== undefined && sku !== ingredientId',
    caughtBy: recipe,
  },
  {
    says: 'suggestions of what was typed before are shown',
    file: 'machines/recipes/recipes.machine.ts',
    find: "{ target: '.typing', actions: { type: 'keepText'",
    put: "{ actions: { type: 'keepText'",
    caughtBy: shelf,
  },
  {
    says: 'another person sees which recipes were saved',
    file: 'machines/recipes/recipes.machine.ts',
    find: "'user.changed': { guard: 'hasQuestion', target: '.asking', actions: 'dropShown' },",
    put: "'user.changed': {},",
    caughtBy: shelf,
  },
  {
    says: 'the heart of a recipe stays pressed though it was not kept',
    file: 'machines/saved-recipes/saved-recipes.machine.ts',
    find: 'enqueue.assign({ wishes: context.wishes.slice(1), sent: null });',
    put: "enqueue.assign({ wishes: [], sent: null, told: { [context.wishes[0]?.slug ?? '']: false } });",
    caughtBy: saved,
  },
  {
    says: 'the second press on a heart is lost while the first is on its way',
    file: 'machines/saved-recipes/saved-recipes.machine.ts',
    find: 'const isOver = wish.isSaved === context.sent;',
    put: 'const isOver = true;',
    caughtBy: saved,
  },
  {
    says: 'a recipe can be asked for with no serving at all',
    file: 'services/recipes/recipes-query.rules.ts',
    find: 'count >= 1 && count <= mostServings',
    put: 'count <= mostServings',
    caughtBy: addresses,
  },
  {
    says: 'what somebody has at home is recalled for the next shopper of the tab',
    file: 'services/recipes/kept-kitchens.ts',
    find: "if (kept['subject'] !== null && kept['subject'] !== subject) return {};",
    put: '',
    caughtBy: addresses,
  },
  {
    says: 'another diet forgets what was searched for',
    file: 'ui/pages/recipes/recipes-filters.tsx',
    find: 'to={href.listing(path, withDiet(asked, diet))}',
    put: 'to={href.listing(path, withDiet({ diets: asked.diets }, diet))}',
    caughtBy: pages,
  },
  {
    says: 'a product that was chosen is told by the label of the first',
    file: 'services/recipes/dish-labels.rules.ts',
    find: 'bought: boughtFor(ingredient, kitchen)',
    put: 'bought: boughtFor(ingredient, kitchen) && ingredient.buy',
    caughtBy: pages,
  },
  {
    says: 'nobody is told to check the label',
    file: 'ui/pages/recipe/recipe-labels.tsx',
    find: '        {texts.check.text}\n',
    put: '',
    caughtBy: pages,
  },
];
