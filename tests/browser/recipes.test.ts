import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { cookiesIn, registered } from './people.ts';
import { personAt } from './person.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const narrow = { width: 320, height: 640 };
const slug = 'banana-pikelets';

async function opened(path: string, options: BrowserContextOptions = {}, cookie = '') {
  const watched = await openPage(rig.browser, { viewport: narrow, ...options });
  watched.page.setDefaultTimeout(15_000);
  if (cookie !== '') await watched.context.addCookies(cookiesIn(cookie, rig.store));
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return { ...watched, html: (await response?.text()) ?? '', status: response?.status() };
}
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
}
const bodyWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

describe('The recipes', () => {
  it('stand in the first HTML for anybody, and are searched, narrowed and scaled without script [A2.049] [B2.17] [A7.077]', async () => {
    const { page, html, context } = await opened('/recipes', { javaScriptEnabled: false });
    for (const words of ['Banana pikelets', 'Dinner in 45 minutes', 'See all']) expect(html).toContain(words);
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('pikelet');
    await page.getByRole('search', { name: 'Search recipes' }).getByRole('button', { name: 'Search' }).click();
    await page.getByText('1 recipe for “pikelet”').waitFor();
    await page.getByText('Narrow the recipes').click();
    await page.getByRole('link', { name: /^Breakfast/ }).click();
    expect(new URL(page.url()).search).toBe('?search=pikelet&course=breakfast');
    await page
      .getByRole('list', { name: 'Recipes found' })
      .getByRole('link', { name: 'Banana pikelets', exact: true })
      .click();
    await page.getByRole('link', { name: 'One serving more' }).click();
    await page.getByText('For 5', { exact: true }).waitFor();
    expect(await bodyWidth(page)).toBe(320);
    await page.getByRole('link', { name: 'Cooking view' }).click();
    await page.getByRole('heading', { name: 'Ingredients: For 5' }).waitFor();
    await context.close();
  });

  it('one of them is told to search engines under one address, and one that is not there is not found', async () => {
    const { html, page, context } = await opened(`/recipes/${slug}?servings=8`);
    expect(html).toContain('"@type":"Recipe"');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/recipes\/banana-pikelets$/);
    expect(await page.title()).toBe('Banana pikelets | Kete');
    const missing = await opened('/recipes/no-such-recipe');
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('We do not have that recipe');
    await Promise.all([context.close(), missing.context.close()]);
  });

  it('are cooked from by keyboard alone on a screen of 320 pixels: scaled, ticked, chosen and added', async () => {
    const me = await registered(rig.store);
    const { page, context, complaints } = await opened(`/recipes/${slug}`, {}, me.cookie);
    const person = await personAt(page);
    await person.goTo('Tab', 'button', /^Save recipe: Banana pikelets$/);
    await person.press('Enter');
    await expect
      .poll(async () => ((await me.ask('GET', '/api/v1/recipes/my/saved')) as { recipes: unknown[] }).recipes.length)
      .toBe(1);
    await person.goTo('Tab', 'link', /^One serving more$/);
    await person.press('Enter');
    await page.getByText('For 5', { exact: true }).waitFor();
    const heard = await person.goTo('Tab', 'checkbox', /^I have .+ at home$/);
    const box = page.getByRole('checkbox', { name: heard.name });
    const wasAtHome = await box.isChecked();
    await person.press('Space');
    expect(await box.isChecked()).toBe(!wasAtHome);
    await person.goTo('Tab', 'button', /^Add \d+ products? to trolley$/);
    await person.press('Enter');
    await page
      .getByText(/in your trolley\./)
      .first()
      .waitFor();
    expect([await bodyWidth(page), await faultsOf(page)]).toEqual([320, []]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('print as a recipe: what goes in and how it is made, without the shop around it', async () => {
    const { page, context } = await opened(`/recipes/${slug}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('1 cup self-raising flour').isVisible()).toBe(true);
    for (const part of ['.recipe-buying', '.recipe-product', '.recipe-tick', '.header'])
      expect(await page.locator(part).first().isVisible()).toBe(false);
    await context.close();
  });
});

describe('Choosing meals', () => {
  it.each([390, 1280])('leads on to the plan with no chat over the way there, at %i px', async (width) => {
    const book = new DatabaseSync(join(rig.store.dataDir, 'store.db'), { timeout: 5_000 });
    book.exec("insert into flags values ('MealPlanning', 1) on conflict (name) do update set is_on = 1");
    book.close();
    const { page, context } = await opened('/choose-meals', { viewport: { width, height: 844 } });
    await page.getByRole('button', { name: 'Chat with us' }).waitFor();
    await page.getByRole('button', { name: 'Add to plan: Anzac biscuits' }).click();
    const way = page.getByRole('link', { name: 'Review plan' });
    const [bar, chat] = await Promise.all([way.boundingBox(), page.locator('.chat-launcher').boundingBox()]);
    expect(bar && chat && chat.y + chat.height).toBeLessThanOrEqual(bar?.y ?? 0);
    await context.close();
  });
});
