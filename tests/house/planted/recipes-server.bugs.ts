import type { Bug } from './bugs.ts';

const server = (path: string) => ['--project', 'server', `tests/server/${path}.test.ts`];
const services = (path: string) => ['--project', 'services', `tests/services/${path}.test.ts`];

export const bugs: readonly Bug[] = [
  {
    says: 'one pack too few is bought',
    file: 'services/recipes/amounts.rules.ts',
    find: 'Math.max(1, Math.ceil(need / Math.max(inPack, crumbs) - crumbs))',
    put: 'Math.max(1, Math.round(need / Math.max(inPack, crumbs) - crumbs))',
    caughtBy: services('recipes/amounts'),
  },
  {
    says: 'a dish is called free of nuts although there may be some in it',
    file: 'services/recipes/diets.rules.ts',
    find: '        !names(mayContain, traced),\n',
    put: '',
    caughtBy: services('recipes/diets'),
  },
  {
    says: 'flour is a flour tortilla',
    file: 'server/recipes/kitchen.ts',
    find: 'words.every(has) && !without.some(has)',
    put: 'words.some(has)',
    caughtBy: server('recipes/ingredients'),
  },
  {
    says: 'what is against how somebody eats is bought because it costs less',
    file: 'server/recipes/choose.ts',
    find: 'badness(one.conflicts) - badness(other.conflicts)',
    put: '0',
    caughtBy: server('recipes/choose'),
  },
  {
    says: 'what is sold out is bought',
    file: 'server/recipes/buying.ts',
    find: 'canBeHad(product, product.unit) ? offerOf(product) : null',
    put: 'offerOf(product)',
    caughtBy: server('recipes/choose'),
  },
  {
    says: 'nobody is asked how they eat',
    file: 'server/recipes/cook.ts',
    find: '(shopperId === null ? noDiet : dietaryProfileOf(world.db.read, shopperId))',
    put: 'noDiet',
    caughtBy: server('recipes/recipes'),
  },
  {
    says: 'a plan counts what is at home',
    file: 'server/recipes/plan-told.ts',
    find: 'buy && !isAtHome ? [buy] : []',
    put: 'buy ? [buy] : []',
    caughtBy: server('recipes/meal-plans'),
  },
  {
    says: 'meal plans answer while their feature is off',
    file: 'server/api/meal-plans.ts',
    find: "if (flags['MealPlanning'] !== true) throw refusals.notFound();",
    put: '',
    caughtBy: server('recipes/meal-plans'),
  },
  {
    says: 'anybody who knows its id changes a meal plan',
    file: 'server/db/repositories/meal-plans.ts',
    find: ".set(given({ name, meals: JSON.stringify(meals), changed_ms: nowMs }))\n    .where('shopper_id', '=', shopperId)\n",
    put: '.set(given({ name, meals: JSON.stringify(meals), changed_ms: nowMs }))\n',
    caughtBy: server('security/ids'),
  },
  {
    says: 'saved recipes grow without end',
    file: 'server/db/repositories/saved-recipes.ts',
    find: '  if (had.length >= most) return false;\n',
    put: '',
    caughtBy: server('db/sqlite'),
  },
];
