import type { Bug } from './bugs.ts';

const plan = ['--project', 'machines', 'tests/machines/meal-plan/'];
const mine = ['--project', 'machines', 'tests/machines/meal-plans/'];
const kept = ['--project', 'services', 'tests/services/meal-plans/kept-plan.test.ts'];
const pages = ['--project', 'ui', 'tests/ui/meal-plans'];

export const bugs: readonly Bug[] = [
  {
    says: 'a sum is shown that counts the staples too',
    file: 'machines/meal-plan/meal-plan.setup.ts',
    find: '!context.isSettled && askedOf({ ...context, review }).atHome.join() !== context.asked?.atHome.join()',
    put: '!context.isSettled && review.lines.length > 99',
    caughtBy: plan,
  },
  {
    says: 'what one shopper planned stays for the next',
    file: 'machines/meal-plan/meal-plan.setup.ts',
    find: '...(context.subject === null ?',
    put: '...(context.subject !== undefined ?',
    caughtBy: plan,
  },
  {
    says: 'a plan that was sent twice goes by two keys',
    file: 'machines/meal-plan/meal-plan.rules.ts',
    find: 'key: context.attempt?.of === of ? context.attempt.key : key',
    put: 'key',
    caughtBy: plan,
  },
  {
    says: 'what is at home goes into the trolley with the plan',
    file: 'services/meal-plans/plan.rules.ts',
    find: 'const bought = isAtHome(line, kitchen) ? null : boughtFor(line, kitchen);\n    return bought !== null && hindranceOf',
    put: 'const bought = boughtFor(line, kitchen);\n    return bought !== null && hindranceOf',
    caughtBy: plan,
  },
  {
    says: 'another plan is opened and the one in the making is lost',
    file: 'machines/meal-plan/meal-plan.setup.ts',
    find: 'context.meals.length === 0 ? context.aside : planIn(context)',
    put: 'context.aside',
    caughtBy: plan,
  },
  {
    says: 'a plan that somebody took away already cannot be removed',
    file: 'machines/meal-plans/meal-plans.setup.ts',
    find: "context.task?.kind === 'remove' && isNotFound(fault)",
    put: "context.task?.kind === 'rename' && isNotFound(fault)",
    caughtBy: mine,
  },
  {
    says: 'a renamed plan loses its meals',
    file: 'machines/meal-plans/meal-plans.setup.ts',
    find: '(plan?.meals ?? []).map',
    put: '(plan?.meals ?? []).slice(1).map',
    caughtBy: mine,
  },
  {
    says: 'the plan of one shopper is recalled for another',
    file: 'services/meal-plans/kept-plan.ts',
    find: "found['subject'] !== null && found['subject'] !== subject",
    put: "found['subject'] !== null && subject === null",
    caughtBy: kept,
  },
  {
    says: 'a full plan takes one meal more',
    file: 'services/meal-plans/plan.rules.ts',
    find: 'meals.length < mostMeals &&',
    put: 'meals.length <= mostMeals &&',
    caughtBy: plan,
  },
  {
    says: 'narrowing the meals leads away to the recipes',
    file: 'ui/pages/meal-planning/choose-meals-page.tsx',
    find: '<RecipesFilters asked={asked} counts={shown?.recipes ?? null} path={path} />',
    put: '<RecipesFilters asked={asked} counts={shown?.recipes ?? null} />',
    caughtBy: pages,
  },
];
