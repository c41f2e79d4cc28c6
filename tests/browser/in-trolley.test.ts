import { expect, test } from 'vitest';
import { openPage, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const shelf = '/shop/browse/pantry';

test('a shopper puts what is in their trolley first in a list of products, and a guest is not offered that [A9.12]', async () => {
  const { cookie, ask } = await registered(rig.store);
  const listed = (await ask('GET', '/api/v1/products?department=pantry')) as {
    products: { items: { sku: string; name: string; unit: 'Each' | 'Kg'; quantity: { min: number } }[] };
  };
  const { sku, name, unit, quantity } = listed.products.items.at(-1) ?? {
    sku: '',
    name: '',
    unit: 'Each',
    quantity: { min: 1 },
  };
  const wish = { sku, quantity: quantity.min, pricingUnit: unit, addToBasketSource: 'ProductCard' };
  await ask('POST', '/api/v2/trolleys/my/items', wish);

  const { page, context, complaints } = await openPage(rig.browser);
  page.setDefaultTimeout(15_000);
  const names = () => page.locator('.product-card-name').allTextContents();
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await page.goto(`${rig.store.origin}${shelf}`);
  await whenLive(page);
  expect(await sort.locator('option').allTextContents()).not.toContain('In trolley');

  await context.addCookies(cookiesIn(cookie, rig.store));
  await page.goto(`${rig.store.origin}${shelf}`);
  await whenLive(page);
  expect((await names())[0]).not.toContain(name);
  await sort.selectOption({ label: 'In trolley' });
  await page.waitForURL(/sort=InTrolley/);
  await page.locator('.product-card-name', { hasText: name }).first().waitFor();
  await page.waitForFunction(
    (first) => document.querySelector('.product-card-name')?.textContent?.includes(first),
    name,
  );
  expect(await sort.inputValue()).toBe('InTrolley');
  const html = await (await page.request.get(page.url())).text();
  expect(/class="product-card-name"[^>]*>(?:<[^>]+>)*([^<]*)/.exec(html)?.[1]).toBe((await names())[0]);
  expect(complaints).toEqual([]);
  await context.close();
});
