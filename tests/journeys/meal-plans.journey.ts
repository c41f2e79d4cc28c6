import { setup } from 'xstate';
import { whenLive } from '../browser/chromium.ts';
import type { Journey } from './journey.types.ts';
import { firstBought, isShown, lastReview, listen, opens, plans, tickOf, ticks, until } from './meal-plans.page.ts';
import { lines } from './who.ts';

type Step =
  | 'plan.begin'
  | 'meals.choose'
  | 'meal.scale'
  | 'plan.review'
  | 'review.fail'
  | 'review.retry'
  | 'page.reload'
  | 'home.tick'
  | 'rest.add'
  | 'plan.keep'
  | 'mine.open'
  | 'plan.open'
  | 'mine.return'
  | 'plan.rename'
  | 'plan.remove';

/** A shopper chooses a week of meals, says what is at home, buys the rest, and keeps the plan for another week. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'mealPlans',
  description: 'A shopper plans a week of meals.',
  initial: 'outside',
  states: {
    outside: { description: 'A shopper is at the recipes.', on: { 'plan.begin': 'choosing' } },
    choosing: { description: 'The dinners are there to be chosen.', on: { 'meals.choose': 'chosen' } },
    chosen: { description: 'Three meals are chosen.', on: { 'meal.scale': 'scaled' } },
    scaled: {
      description: 'The first is for eight.',
      on: { 'plan.review': 'reviewed', 'review.fail': 'unreviewed' },
    },
    unreviewed: {
      description: 'The store did not say what it comes to: the meals stand.',
      on: { 'review.retry': 'reviewed' },
    },
    reviewed: { description: 'One list of all that is needed stands there.', on: { 'page.reload': 'reloaded' } },
    reloaded: { description: 'After a reload the plan is as it was.', on: { 'home.tick': 'ticked' } },
    ticked: { description: 'What is at home is not bought.', on: { 'rest.add': 'added' } },
    added: { description: 'The trolley of the store holds exactly the rest.', on: { 'plan.keep': 'kept' } },
    kept: { description: 'The plan is kept under its name.', on: { 'mine.open': 'mine' } },
    mine: { description: 'It stands among my plans.', on: { 'plan.open': 'opened' } },
    opened: { description: 'It is looked over anew: nothing is at home yet.', on: { 'mine.return': 'again' } },
    again: { description: 'My plans are on show.', on: { 'plan.rename': 'renamed' } },
    renamed: { description: 'The plan is called otherwise.', on: { 'plan.remove': 'removed' } },
    removed: { description: 'The store has no plan of this shopper any more.' },
  },
});

export const planName = 'A week in winter';
const otherName = 'A week in spring';
export const mealPlansJourney: Journey = {
  machine,
  say: {
    'plan.begin': 'goes from the recipes to the choice of meals',
    'meals.choose': 'chooses three meals by keyboard',
    'meal.scale': 'cooks the first for eight',
    'plan.review': 'looks over the plan',
    'review.fail': 'looks over the plan while the store is not reached',
    'review.retry': 'tries again',
    'page.reload': 'loads the page again',
    'home.tick': 'ticks what is at home',
    'rest.add': 'adds the rest to the trolley',
    'plan.keep': 'keeps the plan under a name',
    'mine.open': 'goes to the kept plans',
    'plan.open': 'opens the plan again',
    'mine.return': 'goes back to the kept plans',
    'plan.rename': 'calls the plan otherwise',
    'plan.remove': 'removes the plan',
  },
  drive: {
    'plan.begin': async (page) => {
      listen(page);
      await page.locator('main').getByRole('link', { name: 'Plan a week' }).click();
      await page.locator('main').getByRole('link', { name: 'Choose meals' }).click();
    },
    'meals.choose': async (page) => {
      const add = page.getByRole('button', { name: /^Add to plan: / });
      for (const at of [0, 1, 2]) {
        await add.nth(at).focus();
        await page.keyboard.press('Space');
      }
    },
    'meal.scale': async (page) => {
      await page
        .getByRole('combobox', { name: /^Servings of / })
        .first()
        .selectOption('8');
    },
    'plan.review': (page) => page.getByRole('link', { name: 'Review plan' }).click(),
    'review.fail': async (page) => {
      await page.route(/meal-plans\/review/, (route) => route.abort());
      await page.getByRole('link', { name: 'Review plan' }).click();
    },
    'review.retry': async (page) => {
      await page.unroute(/meal-plans\/review/);
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    },
    'page.reload': async (page) => {
      await page.reload();
      await whenLive(page);
    },
    'home.tick': async (page) => {
      const { name } = firstBought(page);
      ticks.set(page, name);
      await tickOf(page, name).focus();
      await page.keyboard.press('Space');
    },
    'rest.add': (page) => page.getByRole('button', { name: /^Add \d+ products? to trolley$/ }).click(),
    'plan.keep': async (page) => {
      await page.getByLabel('Name of the plan').fill(planName);
      await page.keyboard.press('Enter');
    },
    'mine.open': (page) => page.locator('main').getByRole('link', { name: 'My meal plans' }).click(),
    'plan.open': (page) => page.getByRole('button', { name: `Open plan: ${planName}` }).click(),
    'mine.return': (page) => opens(page, '/meal-planning/my'),
    'plan.rename': async (page) => {
      await page.getByRole('button', { name: `Rename: ${planName}` }).click();
      await page.getByLabel('Name of the plan').fill(otherName);
      await page.keyboard.press('Enter');
    },
    'plan.remove': async (page) => {
      await page.getByRole('button', { name: `Remove: ${otherName}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove plan' }).click();
    },
  },
  see: {
    outside: (page) => page.locator('main h1').first().waitFor(),
    choosing: (page) => page.getByRole('heading', { level: 1, name: 'Choose your meals' }).waitFor(),
    chosen: (page) => page.getByText('3 of 14 meals chosen').waitFor(),
    scaled: async (page) => {
      const first = page.getByRole('combobox', { name: /^Servings of / }).first();
      await until(
        () => first.inputValue(),
        (value) => value === '8',
        'It is for',
      );
    },
    unreviewed: async (page) => {
      await page.getByText('Your plan could not be worked out.', { exact: false }).waitFor();
      await until(
        () => page.getByRole('combobox', { name: /^Servings of / }).count(),
        (count) => count === 3,
        'Meals on show:',
      );
    },
    reviewed: async (page) => {
      await isShown(page);
      const { meals, lines: needed } = lastReview(page);
      if (meals[0]?.servings !== 8) throw new Error(`The first is for ${meals[0]?.servings}.`);
      if (new Set(needed.map(({ name }) => name)).size !== needed.length) throw new Error('A thing stands twice.');
      await until(
        () => page.locator('.plan-list .recipe-ingredient').count(),
        (count) => count === needed.length,
        'Lines on show:',
      );
    },
    reloaded: async (page) => {
      await isShown(page);
      await page
        .getByRole('combobox', { name: /^Servings of / })
        .nth(2)
        .waitFor();
    },
    ticked: async (page) => {
      await isShown(page);
      if (!(await tickOf(page, ticks.get(page) ?? '').isChecked())) throw new Error('It is not ticked.');
    },
    added: async (page) => {
      const wanted = new Map<string, number>();
      for (const { buy, isAtHome } of lastReview(page).lines)
        if (buy && !isAtHome) wanted.set(buy.product.sku, (wanted.get(buy.product.sku) ?? 0) + buy.quantity);
      const rest = JSON.stringify([...wanted].toSorted());
      const held = async () => (await lines(page)).map(({ sku, quantity }) => [sku, quantity.value]).toSorted();
      await until(held, (found) => JSON.stringify(found) === rest, `Not ${rest}, but the trolley holds`);
      await page
        .getByText(/products? (is|are) in your trolley/)
        .first()
        .waitFor();
    },
    kept: async (page) => {
      await page.getByText(`Kept as “${planName}”.`).waitFor();
      const [plan] = await plans(page);
      if (plan?.name !== planName || plan.meals[0]?.servings !== 8)
        throw new Error(`The store keeps ${JSON.stringify(plan)}`);
    },
    mine: (page) => page.getByRole('heading', { level: 2, name: planName }).waitFor(),
    opened: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Review your plan' }).waitFor();
      await isShown(page);
      if (await tickOf(page, ticks.get(page) ?? '').isChecked()) throw new Error('It is at home still.');
    },
    again: async (page) => {
      await page.waitForURL((url) => url.pathname === '/my-meal-plans');
      await page.getByRole('heading', { level: 2, name: planName }).waitFor();
    },
    renamed: async (page) => {
      await page.getByRole('heading', { level: 2, name: otherName }).waitFor();
      await until(
        () => plans(page),
        (all) => all.map(({ name }) => name).join() === otherName,
        'The store keeps',
      );
    },
    removed: async (page) => {
      await page.getByRole('heading', { level: 2, name: 'No plans kept yet' }).waitFor();
      await until(
        () => plans(page),
        (all) => all.length === 0,
        'The store keeps',
      );
    },
  },
};
