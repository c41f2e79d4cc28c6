import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, whenLive } from './chromium.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
type Listing = { readonly products: { readonly items: readonly { readonly sku: string; readonly name: string }[] } };

async function opens(person: Registered, options = {}) {
  const watched = await openPage(rig.browser, { viewport: desktop, ...options });
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(person.cookie, rig.store));
  const go = async (path: string) => {
    await watched.page.goto(`${rig.store.origin}${path}`);
    await whenLive(watched.page);
  };
  return { ...watched, go };
}
async function products(person: Registered, count: number) {
  const { products: found } = (await person.ask('GET', '/api/v1/products?target=browse&department=pantry')) as Listing;
  return found.items.slice(0, count);
}
const put = (person: Registered, sku: string, quantity: number) =>
  person.ask('POST', '/api/v1/trolleys/my/items', {
    sku,
    quantity,
    pricingUnit: 'Each',
    addToBasketSource: 'ProductCard',
  });
const count = (page: Page, text: RegExp) => page.locator('.trolley-link', { hasText: text }).waitFor();

describe('Saved lists, in a browser against the real store', () => {
  it('a trolley is saved as a list, opened, put into an empty trolley, and shared [A2.138] [A2.048] [A2.045]', async () => {
    const person = await registered(rig.store);
    const [first, second] = await products(person, 2);
    await put(person, first?.sku ?? '', 2);
    await put(person, second?.sku ?? '', 1);
    const { page, context, complaints, go } = await opens(person);

    await go('/saved');
    await page.getByText('You have no saved lists yet').waitFor();
    await page.getByRole('link', { name: 'Save my trolley as a list' }).click();
    const modal = page.getByRole('dialog', { name: 'Save as a list' });
    await modal.getByRole('button', { name: 'Save list' }).click();
    await modal.getByText('Please give the list a name.').first().waitFor();
    await modal.getByRole('textbox', { name: 'Name of the list' }).fill('Weekly shop');
    await modal.getByRole('button', { name: 'Save list' }).click();
    await modal.getByRole('link', { name: 'Open the list' }).click();
    await page.getByRole('heading', { level: 1, name: 'Weekly shop' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    for (const product of [first, second]) await put(person, product?.sku ?? '', 0);
    await page.reload();
    await whenLive(page);
    await count(page, /empty/);
    await page.getByRole('button', { name: 'Add 2 to trolley' }).click();
    await page.locator('.list-items-outcome', { hasText: '2 products of “Weekly shop” are in your trolley' }).waitFor();
    await count(page, /3 items/);

    await page.getByRole('button', { name: 'Share' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to this list' }).inputValue();
    expect(new URL(link).pathname).toBe('/shoppinglist');
    const token = new URL(link).searchParams.get('shared') ?? '';
    const guest = await fetch(`${rig.store.origin}/api/v1/shared-lists/${token}`);
    expect(await guest.json()).toMatchObject({
      name: 'Weekly shop',
      items: [{ sku: first?.sku }, { sku: second?.sku }],
    });
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await page.getByRole('button', { name: 'Share' }).waitFor();
    expect((await fetch(`${rig.store.origin}/api/v1/shared-lists/${token}`)).status).toBe(404);

    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete the list' }).click();
    await page.getByText('You have no saved lists yet').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('what is taken off a list is off it for the store, and Undo brings it back to its place [A2.048]', async () => {
    const person = await registered(rig.store);
    const [first, second] = await products(person, 2);
    const items = [first, second].map((one) => ({ sku: one?.sku, quantity: 1, pricingUnit: 'Each' }));
    const { id } = (await person.ask('POST', '/api/v1/products/my/saved-lists', { name: 'Baking', items })) as {
      id: string;
    };
    type Kept = { readonly items: readonly { readonly sku: string }[] };
    const kept = async () =>
      ((await person.ask('GET', `/api/v1/products/my/saved-lists/${id}`)) as Kept).items.map(({ sku }) => sku);
    const { page, context, go } = await opens(person);
    const written = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await go(`/listitems?id=${id}`);
    const off = written();
    await page.locator('.list-item-remove').first().click();
    await off;
    expect(await kept()).toEqual([second?.sku]);
    const back = written();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await back;
    expect(await kept()).toEqual([first?.sku, second?.sku]);
    await context.close();
  });

  it('the first HTML has the lists and the items in it, for their owner alone [A2.042] [A2.045] [A2.048]', async () => {
    const person = await registered(rig.store);
    const [first] = await products(person, 1);
    const items = [{ sku: first?.sku, quantity: 3, pricingUnit: 'Each' }];
    const { id } = (await person.ask('POST', '/api/v1/products/my/saved-lists', {
      name: 'Te kai o te wiki',
      items,
    })) as {
      id: string;
    };
    const htmlFor = async (cookie: string, path: string) => {
      const answer = await fetch(`${rig.store.origin}${path}`, {
        headers: { cookie, 'x-forwarded-for': person.client },
      });
      return { status: answer.status, at: new URL(answer.url).pathname, html: await answer.text() };
    };
    expect((await htmlFor(person.cookie, '/lists')).html).toContain('1 list<');
    expect((await htmlFor(person.cookie, '/saved')).html).toContain('Te kai o te wiki');
    expect((await htmlFor(person.cookie, `/listitems?id=${id}`)).html).toContain(`${first?.name}</a>`);
    const other = await registered(rig.store);
    const theirs = await htmlFor(other.cookie, `/listitems?id=${id}`);
    expect([theirs.status, theirs.html.includes('Te kai o te wiki')]).toEqual([404, false]);
    for (const path of ['/lists', '/saved', `/listitems?id=${id}`, '/myfavourites'])
      expect((await htmlFor('', path)).at, path).toBe('/shop/securelogin');
  });
});

describe('Favourites, in a browser against the real store', () => {
  it('a heart marks a product, which stands on the page of favourites then; a guest has no heart [A1.12] [A2.043] [A6.07]', async () => {
    const person = await registered(rig.store);
    const { page, context, complaints, go } = await opens(person);
    await go('/myfavourites');
    await page.getByText('You have no favourites yet').waitFor();
    await go('/shop/browse/pantry');
    const heart = page.getByRole('button', { name: /^Favourite: / }).first();
    const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favourite: ', '');
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await kept;
    await go('/myfavourites');
    const card = page.locator('.product-card');
    await card.first().waitFor();
    expect(await card.count()).toBe(1);
    expect(name).toContain((await card.locator('.product-card-name').textContent()) ?? 'no name');
    await page.locator('.favourite[aria-pressed="true"]').waitFor();
    await card.locator('.product-card-name').click();
    await page.locator('.product-picture > .favourite[aria-pressed="true"]').waitFor();
    expect(complaints).toEqual([]);
    await context.close();

    const guest = await openPage(rig.browser);
    await guest.page.goto(`${rig.store.origin}/shop/browse/pantry`);
    await whenLive(guest.page);
    expect(await guest.page.locator('.favourite').count()).toBe(0);
    expect(guest.requests.filter((url) => url.includes('favourite'))).toEqual([]);
    await guest.context.close();
  });

  it('a mark that the store does not keep turns back, and says why [A1.12]', async () => {
    const person = await registered(rig.store);
    const { page, context, go } = await opens(person);
    await go('/shop/browse/pantry');
    await page.route('**/products/my/favourites/*', (route) => route.abort());
    const heart = page.getByRole('button', { name: /^Favourite: / }).first();
    await heart.click();
    await page.locator('[aria-live="polite"]', { hasText: 'could not be marked' }).first().waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await context.close();
  });
});
