import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

type Levels = { readonly stores: readonly { readonly storeId: number; readonly availabilityStatus: string }[] };
const json = async <T>(path: string) => (await (await fetch(`${rig.store.origin}${path}`)).json()) as T;

/** A product that the first store has and that one has not. */
async function soldOutAt(storeId: number): Promise<string> {
  const { products } = await json<{ products: { items: readonly { sku: string }[] } }>(
    '/api/v1/products?target=browse&page=1&size=120&inStockProductsOnly=true',
  );
  for (const { sku } of products.items) {
    const { stores } = await json<Levels>(`/api/v1/products/stock-levels?sku=${sku}`);
    if (stores.find((store) => store.storeId === storeId)?.availabilityStatus === 'Out of Stock') return sku;
  }
  throw new Error(`The store ${storeId} has everything.`);
}

const open = async (page: Page, path: string) => {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
};
const chooseButton = (page: Page, name: string) => page.getByRole('button', { name: `Choose as my store ${name}` });
const kilbirnie = 31;

describe('The store finder, in a browser against the real store', () => {
  it('finds a store while typing and by its address, chooses it by the keyboard, and shows its stock [B2.28]', async () => {
    const sku = await soldOutAt(kilbirnie);
    const product = `/shop/productdetails?stockcode=${sku}`;
    const { page, context, complaints } = await openPage(rig.browser);
    page.setDefaultTimeout(10_000);
    await open(page, product);
    const offer = page.locator('main');
    expect(await offer.getByText('Out of stock').count()).toBe(0);

    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/store-finder';
      link.textContent = 'stores';
      document.querySelector('main')?.append(link);
    });
    await page.getByRole('link', { name: 'stores', exact: true }).click();
    await page.getByRole('heading', { name: 'Store finder' }).waitFor();
    await page.getByRole('searchbox', { name: 'Suburb, town or postcode' }).pressSequentially('newtown');
    await page.getByText('The 3 stores nearest to Newtown').waitFor();
    expect(new URL(page.url()).search).toBe('');

    const button = chooseButton(page, 'Kete Kilbirnie');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    const chosen = page.getByRole('button', { name: 'Your store Kete Kilbirnie' });
    await chosen.waitFor();
    expect(await chosen.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('Prices and stock are now those of Kete Kilbirnie.').first().waitFor();
    expect(await page.locator('.store-map-country [data-chosen]').getAttribute('data-store')).toBe(String(kilbirnie));

    await page.getByRole('link', { name: 'Back to where you were' }).click();
    await page.waitForURL((url) => url.pathname === '/shop/productdetails');
    await offer.getByText('Out of stock').first().waitFor();
    await open(page, product);
    await offer.getByText('Out of stock').first().waitFor();
    await open(page, '/store-finder?search=kilb');
    await page.getByRole('button', { name: 'Your store Kete Kilbirnie' }).waitFor();
    expect(complaints.filter((line) => !line.includes('Service Worker'))).toEqual([]);
    await context.close();
  });

  it('shows no visitor the store of another, however their pages follow each other', async () => {
    const sku = await soldOutAt(kilbirnie);
    const product = `/shop/productdetails?stockcode=${sku}`;
    const [mine, theirs] = await Promise.all([openPage(rig.browser), openPage(rig.browser)]);
    const isSoldOut = async (page: Page) => {
      await open(page, product);
      return (await page.locator('main').getByText('Out of stock').count()) > 0;
    };
    expect(await isSoldOut(theirs.page)).toBe(false);
    await open(mine.page, '/store-finder');
    await chooseButton(mine.page, 'Kete Kilbirnie').click();
    await mine.page.getByRole('button', { name: 'Your store Kete Kilbirnie' }).waitFor();
    for (let turn = 0; turn < 3; turn++)
      expect(await Promise.all([isSoldOut(mine.page), isSoldOut(theirs.page)])).toEqual([true, false]);
    await open(theirs.page, '/store-finder');
    await chooseButton(theirs.page, 'Kete Thorndon').click();
    await theirs.page.getByRole('button', { name: 'Your store Kete Thorndon' }).waitFor();
    await open(mine.page, '/store-finder');
    expect(await mine.page.locator('.your-store').innerText()).toContain('Kete Kilbirnie');
    await Promise.all([mine.context.close(), theirs.context.close()]);
  });

  it('says so when a choice does not get through, and takes it at the next try', async () => {
    const { page, context } = await openPage(rig.browser, { viewport: phone });
    await open(page, '/store-finder?search=queenstown');
    await context.route('**/fulfilment/my/pickup-addresses', (route) => route.abort());
    await chooseButton(page, 'Kete Queenstown').click();
    await page.getByText('Your store has not changed.').first().waitFor();
    await context.unroute('**/fulfilment/my/pickup-addresses');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Your store Kete Queenstown' }).waitFor();
    await context.close();
  });

  it('is all there without script, but for the choosing, and says that', async () => {
    const { page, context } = await openPage(rig.browser, { javaScriptEnabled: false });
    await page.goto(`${rig.store.origin}/store-finder`);
    await page.getByRole('searchbox', { name: 'Suburb, town or postcode' }).fill('6021');
    await page.getByRole('button', { name: 'Find stores' }).click();
    await page.getByText('The 3 stores nearest to 6021').waitFor();
    expect(new URL(page.url()).search).toBe('?search=6021');
    expect(await page.getByText('Choosing a store needs JavaScript.').isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: /Choose as my store/ }).count()).toBe(0);
    await context.close();
  });

  it.each([phone.width, 320])('keeps within %i px, and a dot of the map leads to its store', async (width) => {
    const { page, context } = await openPage(rig.browser, { viewport: { width, height: 844 } });
    await open(page, '/store-finder');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.locator('.store-map-country [data-store="40"]').dispatchEvent('click');
    await page.waitForURL((url) => url.hash === '#store-40');
    expect(await page.locator('#store-40').evaluate((entry) => entry.matches(':target'))).toBe(true);
    await context.close();
  });
});
