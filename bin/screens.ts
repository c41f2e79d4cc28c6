// npm run screens: the eight pictures of docs/screens, taken of the real store with its whole catalogue.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, whenLive } from '#tests/browser/chromium.ts';
import { root, start, storeCommand } from './bench/processes.ts';

const folder = join(root, 'docs/screens');
mkdirSync(folder, { recursive: true });
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'kete-screens-'));
const shop = await start(storeCommand, { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, '/readyz');
const browser = await openBrowser();

const listing = (await (
  await fetch(`${shop.origin}/api/v1/products?target=browse&department=bakery&size=24`)
).json()) as { products: { items: { sku: string }[] } };
const pages = {
  home: '/',
  browse: '/shop/browse/departments',
  listing: '/shop/browse/pantry',
  product: `/shop/productdetails?stockcode=${listing.products.items[1]?.sku}`,
};
for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-NZ', serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${shop.origin}${path}`);
    await whenLive(page);
    await page.evaluate(() =>
      document.fonts.ready.then(() =>
        Promise.all(
          [...document.images]
            .filter(({ loading }) => loading !== 'lazy')
            .map((image) => image.decode().catch(() => undefined)),
        ),
      ),
    );
    await page.screenshot({ path: join(folder, `${name}-${width}.jpg`), type: 'jpeg', quality: 82 });
  }
  await context.close();
}
await browser.close();
await shop.stop();
if (!process.env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
