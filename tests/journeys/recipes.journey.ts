import { setup } from 'xstate';
import type { Journey } from './journey.types.ts';
import { at, bought, detailOf, heart, opens, recipe, savedSlugs, signsIn, ticked, until } from './recipes.cook.ts';
import { lines } from './who.ts';

type Step =
  | 'recipes.open'
  | 'words.type'
  | 'recipe.find'
  | 'recipe.scale'
  | 'scaling.fail'
  | 'scaling.retry'
  | 'kitchen.tick'
  | 'rest.add'
  | 'rest.list'
  | 'heart.press'
  | 'signIn.choose'
  | 'shopper.arrive'
  | 'saved.open'
  | 'heart.unpress';

/** Somebody finds a recipe, scales it, says what is at home, and takes the rest; a guest has it saved over the sign-in. */
const machine = setup({ types: {} as { events: { type: Step } } }).createMachine({
  id: 'recipes',
  description: 'Somebody cooks from a recipe.',
  initial: 'outside',
  states: {
    outside: { description: 'A guest is somewhere in the shop.', on: { 'recipes.open': 'shelf' } },
    shelf: { description: 'All the recipes stand with their collections.', on: { 'words.type': 'suggested' } },
    suggested: { description: 'Recipes of that name stand under the box.', on: { 'recipe.find': 'open' } },
    open: {
      description: 'The recipe is on the page, for as many as it is written for.',
      on: { 'recipe.scale': 'scaled', 'scaling.fail': 'unscaled', 'heart.press': 'asked' },
    },
    unscaled: {
      description: 'The store did not say: the recipe stands as it was, and says for how many.',
      on: { 'scaling.retry': 'scaled' },
    },
    scaled: { description: 'The recipe is told for more.', on: { 'kitchen.tick': 'ticked', 'rest.list': 'listed' } },
    listed: { description: 'What is not at home stands on the shopping list of this browser.' },
    ticked: {
      description: 'What is at home is not bought, and it costs less.',
      on: { 'shopper.arrive': 'arrived' },
    },
    arrived: {
      description: 'The guest has signed in as a shopper: the servings and the ticks are as they were.',
      on: { 'rest.add': 'added' },
    },
    added: { description: 'The trolley of the store holds exactly what is not at home.' },
    asked: { description: 'A guest reads what is missing to save it.', on: { 'signIn.choose': 'signingIn' } },
    signingIn: { description: 'The sign-in stands open.', on: { 'shopper.arrive': 'kept' } },
    kept: { description: 'Back at the recipe, it is saved.', on: { 'saved.open': 'saved' } },
    saved: { description: 'The recipe stands among the saved ones.', on: { 'heart.unpress': 'forgotten' } },
    forgotten: { description: 'It is not saved any more, and can be brought back.' },
  },
});

export const recipesJourney: Journey = {
  machine,
  say: {
    'recipes.open': 'goes to the recipes',
    'words.type': 'types a part of a name',
    'recipe.find': 'takes the first suggestion with the arrow key',
    'recipe.scale': 'scales it to six servings',
    'scaling.fail': 'scales it while the store is not reached',
    'scaling.retry': 'tries again',
    'kitchen.tick': 'ticks what is at home',
    'rest.add': 'adds the rest to the trolley',
    'rest.list': 'writes the rest on the shopping list',
    'heart.press': 'presses the heart',
    'signIn.choose': 'chooses to sign in',
    'shopper.arrive': 'signs in and comes back',
    'saved.open': 'looks at the saved recipes',
    'heart.unpress': 'presses the heart again',
  },
  drive: {
    'recipes.open': (page) => opens(page, '/recipes'),
    'words.type': (page) =>
      page.getByRole('searchbox', { name: 'Search recipes' }).pressSequentially(recipe.words, { delay: 20 }),
    'recipe.find': async (page) => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    'recipe.scale': async (page) => {
      await page.getByRole('spinbutton', { name: 'Servings' }).fill('6');
      await page.keyboard.press('Enter');
    },
    'scaling.fail': async (page) => {
      await page.route(/api\/v1\/recipes\/banana-pikelets/, (route) => route.abort());
      await page.getByRole('spinbutton', { name: 'Servings' }).fill('6');
      await page.keyboard.press('Enter');
    },
    'scaling.retry': async (page) => {
      await page.unroute(/api\/v1\/recipes\/banana-pikelets/);
      await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    },
    'kitchen.tick': async (page) => {
      const { name } = await ticked(page);
      await page.getByRole('checkbox', { name: `I have ${name} at home` }).focus();
      await page.keyboard.press('Space');
    },
    'rest.add': (page) => page.getByRole('button', { name: /^Add \d+ products? to trolley$/ }).click(),
    'rest.list': (page) => page.getByRole('button', { name: /^Add \d+ to shopping list$/ }).click(),
    'heart.press': (page) =>
      page
        .locator('.recipe-head')
        .getByRole('link', { name: `Save recipe: ${recipe.title}` })
        .click(),
    'signIn.choose': (page) => page.getByRole('dialog').getByRole('button', { name: 'Sign in or register' }).click(),
    'shopper.arrive': async (page) => {
      const { pathname, search } = new URL(page.url());
      const back = new URLSearchParams(search).get('redirectUrl') ?? `${pathname}${search}`;
      await signsIn(page);
      await opens(page, back);
    },
    'saved.open': (page) => opens(page, '/shop/savedrecipes'),
    'heart.unpress': (page) => heart(page).click(),
  },
  see: {
    outside: (page) => page.locator('main h1').first().waitFor(),
    shelf: async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
      await page.getByRole('list', { name: 'Recipes found' }).waitFor();
    },
    suggested: (page) =>
      page.getByRole('list', { name: 'Recipes of that name' }).getByRole('link', { name: recipe.title }).waitFor(),
    open: async (page) => {
      await page.waitForURL((url) => url.pathname === at);
      await page.getByRole('heading', { level: 1, name: recipe.title }).waitFor();
      await page.getByText('For 4', { exact: true }).waitFor();
    },
    unscaled: (page) => page.getByRole('alert').getByText('This is still the recipe for 4.').waitFor(),
    scaled: async (page) => {
      await page.getByText('For 6', { exact: true }).waitFor();
      await page.waitForURL((url) => url.search === '?servings=6');
    },
    listed: async (page) => {
      await page.locator('.toast').getByText('on your shopping list').waitFor();
      const kept = await page.evaluate(() => localStorage.getItem('shoppingList') ?? '');
      for (const { buy } of bought(await detailOf(page)))
        if (!kept.includes(buy?.product.sku ?? '')) throw new Error(`Not on the list: ${kept}`);
    },
    ticked: async (page) => {
      const all = bought(await detailOf(page));
      const box = page.getByRole('checkbox', { name: `I have ${all[0]?.name ?? ''} at home` });
      if (!(await box.isChecked())) throw new Error('It is not ticked.');
    },
    arrived: async (page) => {
      const all = bought(await detailOf(page));
      const count = all.length - 1;
      await page.getByText('For 6', { exact: true }).waitFor();
      await page
        .getByRole('button', { name: count === 1 ? 'Add 1 product to trolley' : `Add ${count} products to trolley` })
        .waitFor();
    },
    added: async (page) => {
      const [, ...rest] = bought(await detailOf(page));
      const wanted = rest.map(({ buy }) => [buy?.product.sku, buy?.quantity]).toSorted();
      const held = async () => (await lines(page)).map(({ sku, quantity }) => [sku, quantity.value]).toSorted();
      await until(held, (found) => JSON.stringify(found) === JSON.stringify(wanted), 'The trolley holds');
      await page
        .getByText(/products? (is|are) in your trolley/)
        .first()
        .waitFor();
    },
    asked: async (page) => {
      await page.getByRole('dialog').getByText('Sign in to save a recipe.').waitFor();
    },
    signingIn: (page) => page.waitForURL(/securelogin\?redirectUrl=\/recipes\/banana-pikelets/),
    kept: async (page) => {
      await page.locator('.toast').getByText(`${recipe.title} is among your saved recipes`).waitFor();
      await until(
        () => heart(page).getAttribute('aria-pressed'),
        (pressed) => pressed === 'true',
        'Not pressed:',
      );
      await until(
        () => savedSlugs(page),
        (slugs) => slugs.join() === recipe.slug,
        'The store has saved',
      );
    },
    saved: (page) => page.getByRole('heading', { level: 2, name: recipe.title }).waitFor(),
    forgotten: async (page) => {
      await page.getByText('Not saved any more. Press the heart to keep it.').waitFor();
      await until(
        () => savedSlugs(page),
        (slugs) => slugs.length === 0,
        'The store has saved',
      );
    },
  },
};
