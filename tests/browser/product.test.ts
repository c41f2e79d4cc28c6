import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { openPage, phone, whenLive } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const every: ProductWire[] = [];

beforeAll(async () => {
  for (const page of [1, 2, 3]) {
    const query = `target=browse&page=${page}&size=120&inStockProductsOnly=false`;
    const answer = await fetch(`${rig.store.origin}/api/v1/products?${query}`);
    every.push(...((await answer.json()) as { products: { items: ProductWire[] } }).products.items);
  }
});

const kinds = {
  plain: (one) => one.unit === 'Each' && one.availabilityStatus === 'In Stock' && one.restriction === 'None',
  byWeight: (one) => one.unit === 'Kg',
  multibuy: (one) => one.productTag.tagType === 'MultiBuy',
  dual: (one) => one.productTag.tagType === 'MultiBuy' && one.price.memberPrice !== undefined,
  out: (one) => one.availabilityStatus === 'Out of Stock',
  withdrawn: (one) => one.availabilityStatus === 'Unavailable',
  alcohol: (one) => one.restriction === 'Alcohol',
} satisfies Record<string, (one: ProductWire) => boolean>;
type Kind = keyof typeof kinds;

const pathOf = (kind: Kind, modal = '') => {
  const found = every.find(kinds[kind]);
  if (!found) throw new Error(`The store has no product that is ${kind}.`);
  return `/shop/productdetails${modal === '' ? '' : `/(${modal})`}?stockcode=${found.sku}`;
};

async function open(path: string, options: BrowserContextOptions = {}) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return watched;
}
const faults = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  return page.evaluate(
    `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
  );
};
const stores = 'pd-modal:product-stores-stock-level';

describe('The page of a product', () => {
  it.each(Object.keys(kinds) as Kind[])(
    'that is %s has no fault for those who listen, and fits 320 px',
    async (kind) => {
      const { page, complaints, context } = await open(pathOf(kind));
      expect(await faults(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('shows its unit price near the price, and at least a quarter of its size', async () => {
    const { page, context } = await open(pathOf('plain'), { viewport: phone });
    const [now, unit] = await page.locator('.product-offer .price-now, .product-offer .price-unit').evaluateAll((all) =>
      all.map((one) => ({
        size: Number.parseFloat(getComputedStyle(one).fontSize),
        box: one.getBoundingClientRect(),
      })),
    );
    expect((unit?.size ?? 0) / (now?.size ?? 1)).toBeGreaterThanOrEqual(0.25);
    expect(Math.abs((unit?.box.bottom ?? 0) - (now?.box.bottom ?? 999))).toBeLessThan(20);
    await context.close();
  });

  it('on a phone, has what it costs and the way to add it in the first view, above the bar', async () => {
    for (const kind of ['plain', 'byWeight'] as const) {
      const { page, context } = await open(pathOf(kind), { viewport: phone });
      const bar = await page.locator('.bottom-bar').boundingBox();
      const add = await page.locator('.product-offer .product-card-action').boundingBox();
      expect((add?.y ?? 999) + (add?.height ?? 0), kind).toBeLessThanOrEqual(bar?.y ?? 0);
      await context.close();
    }
  });

  it('of something that is out of stock leads to the like of it first, and all of that can be had', async () => {
    const { page, context } = await open(pathOf('out'));
    const headings = await page.locator('main h2').allTextContents();
    expect(headings[0]).toBe('Similar you can get today');
    const row = page.locator('.product-row').first();
    expect(await row.getByRole('link', { name: /^Add / }).count()).toBe(await row.locator('.product-card').count());
    await context.close();
  });
});

describe('The picture of a product', () => {
  it('is enlarged by one key, moved by others, and whole again by Escape, with the focus on it throughout', async () => {
    const { page, complaints, context } = await open(pathOf('plain'));
    const look = page.getByRole('button', { name: 'Look closer' });
    await look.focus();
    await page.keyboard.press('Enter');
    const view = page.locator('.image-zoom-view');
    await view.waitFor();
    await expect.poll(() => view.getAttribute('aria-pressed')).toBe('true');
    expect(await view.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect.poll(() => view.getAttribute('aria-pressed')).toBe('false');
    expect(await view.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await faults(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('asks for what enlarges it when somebody wants to look closer, and not before', async () => {
    const { page, requests, context } = await open(pathOf('plain'));
    const zoom = () => requests.filter((request) => request.includes('image-zoom'));
    expect(zoom()).toEqual([]);
    await page.getByRole('button', { name: 'Look closer' }).click();
    await page.locator('.image-zoom-view').waitFor();
    expect(zoom()).not.toEqual([]);
    await context.close();
  });

  it('that could not be enlarged says so, and can be tried again', async () => {
    const { page, context } = await open(pathOf('plain'));
    await page.route('**/image-zoom*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Look closer' }).click();
    await page.getByRole('alert').getByText('The picture could not be enlarged').waitFor();
    await page.getByRole('button', { name: 'Look closer' }).waitFor();
    await context.close();
  });
});

describe('The stores that have a product', () => {
  it('open over its page by the keyboard; a town is found, Escape ends it, and the link has the focus again [A2.143]', async () => {
    const { page, complaints, context } = await open(pathOf('plain'));
    const opener = page.getByRole('link', { name: 'Stock at other stores' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Stock at our stores' });
    await dialog.getByRole('listitem').first().waitFor();
    expect(decodeURIComponent(new URL(page.url()).pathname)).toBe(`/shop/productdetails/(${stores})`);
    expect(await dialog.getByRole('listitem').count()).toBe(40);
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('searchbox').focus();
    await page.keyboard.type('whangarei');
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1);
    expect(await dialog.getByRole('listitem').textContent()).toContain('Kete Whangārei');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stand in the first document, the chosen one first, and are not asked for again', async () => {
    const { page, requests, complaints, context } = await open(pathOf('plain', stores));
    await page.waitForSelector('dialog:modal');
    expect(await page.getByRole('dialog').getByRole('listitem').first().textContent()).toContain('Your store');
    expect(requests.filter((request) => request.includes('/api/'))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('are listed without any script, too, and a plain link closes them', async () => {
    const { page, context } = await open(pathOf('plain', stores), { javaScriptEnabled: false });
    expect(await page.locator('dialog li').count()).toBe(40);
    expect(await page.getByRole('searchbox', { name: 'Find a town or store' }).isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Close' }).click();
    expect(new URL(page.url()).pathname).toBe('/shop/productdetails');
    await context.close();
  });

  it('that do not answer are asked again when the shopper wants it', async () => {
    const { page, context } = await open(pathOf('plain'));
    await page.route('**/stock-levels*', (route) => route.abort());
    await page.getByRole('link', { name: 'Stock at other stores' }).click();
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/stock-levels*');
    await again.click();
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    await context.close();
  });
});

describe('How prices work', () => {
  it('is said over the page, by its own address too, and fits 320 px [A2.162]', async () => {
    const { page, context } = await open(pathOf('plain'), { viewport: { width: 320, height: 640 } });
    await page.getByRole('link', { name: 'How our prices work' }).click();
    const dialog = page.getByRole('dialog', { name: 'How our prices work' });
    await dialog.waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await page.reload();
    await dialog.waitFor();
    await context.close();
  });

  it('for two offers at once, is a table that says which is cheaper [A2.163]', async () => {
    const { page, context } = await open(pathOf('dual'), { viewport: { width: 320, height: 640 } });
    await page.getByRole('link', { name: /^Two offers at once/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Two offers at once' });
    await dialog.getByRole('table').waitFor();
    expect(await dialog.getByRole('row').count()).toBeGreaterThan(3);
    expect(await faults(page)).toEqual([]);
    expect(await dialog.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await context.close();
  });
});
