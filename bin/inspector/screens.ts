// npm run screens:inspector: the pictures of docs/inspector, taken of the built page and of a running shop.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { desktop, openBrowser, openPage, phone, whenLive } from '#tests/browser/chromium.ts';
import { cookiesIn, registered } from '#tests/browser/people.ts';
import { serveStore } from '#tests/browser/serve.ts';

const root = join(import.meta.dirname, '../..');
const file = pathToFileURL(join(root, 'dist/inspector/index.html')).href;
const folder = join(root, 'docs/inspector');
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });

const dark = { colorScheme: 'dark' } as const;
/** What is shown until it stands still: a drawing glides to what is lit. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.addStyleTag({ content: '.window { scroll-behavior: auto !important }' }).catch(() => undefined);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const placesNow = () =>
          [...document.querySelectorAll('.window, .panels')]
            .map(({ scrollLeft, scrollTop }) => `${scrollLeft} ${scrollTop}`)
            .join();
        let [last, still] = ['', 0];
        const look = () => {
          still = placesNow() === last ? still + 1 : 0;
          last = placesNow();
          if (still > 30) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 72 });
}

/** The file alone, with the network off, as it opens from a folder. */
async function alone(
  name: string,
  { fragment = '', ...options }: BrowserContextOptions & { readonly fragment?: string },
  go: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const { page, context } = await openPage(browser, { offline: true, viewport: desktop, ...options });
  await page.goto(`${file}${fragment}`);
  await page.locator('.frame').waitFor();
  await go(page);
  await take(page, name);
  await context.close();
}

const atTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }));
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const mode = async (page: Page, name: string) => {
  await page.getByRole('tab', { name: 'Play' }).click();
  await page.getByRole('radio', { name }).click();
};

async function playedSlot(page: Page): Promise<void> {
  await page.locator('.state-card .play').click();
  await page.locator('.playback-bar').first().waitFor();
  if (await page.getByRole('button', { name: 'Pause' }).isVisible()) await press(page, 'Pause');
  const slider = page.getByRole('slider', { name: 'Go to a step' }).first();
  await slider.fill((await slider.getAttribute('max')) ?? '0');
}

async function minuteBefore(page: Page): Promise<void> {
  await mode(page, 'Try the chart');
  await press(page, 'Begin');
  await page.getByLabel('It begins with').selectOption({ index: 1 });
  // A second passes; the slot is about to close, and closes; and then the other way, in which it is kept for longer.
  for (const told of [/1:00:01/, /^To one minute before the slot closes/, /^To when the slot closes/])
    await page.locator('.choices').getByRole('button', { name: told }).first().click();
  await page.getByRole('slider', { name: 'Go to a step' }).last().fill('4');
  await press(page, 'Fork here');
  for (const told of [/hold.extend/, /extendHold” is answered/])
    await page.locator('.choices').getByRole('button', { name: told }).first().click();
  await atTop(page, '.travel-panel');
}

async function followed(context: BrowserContext, shop: Page, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/inspector#/trolley`);
  await mode(page, 'Follow a shop');
  await press(page, /^Follow /);
  await shop.locator('.product-card-add').first().click();
  await shop.locator('.trolley-link', { hasText: '1 item' }).waitFor();
  const actors = page.getByRole('region', { name: 'Actors' });
  const line = actors.getByRole('row').filter({ has: page.getByRole('cell', { name: 'trolleyLine', exact: true }) });
  await line.getByRole('button').first().click();
  await page.locator('.drawing .lit').first().waitFor({ state: 'attached' });
  await atTop(page, '.sequence');
  return page;
}

const pictures: Readonly<Record<string, () => Promise<void>>> = {
  start: () => alone('start', {}),
  search: () => alone('search', {}, (page) => page.keyboard.type('slot expire')),
  state: () =>
    alone('state', { fragment: '#/reservation/reservation.clocks.expired' }, (page) => atTop(page, '.pictures')),
  play: () => alone('play', { fragment: '#/reservation/reservation.clocks.expired' }, playedSlot),
  coverage: () => alone('coverage', { fragment: '#/fulfilment' }, (page) => press(page, 'What was seen')),
  travel: () => alone('travel', { fragment: '#/reservation' }, minuteBefore),
  table: () => alone('table', { fragment: '#/reservation', ...dark }, (page) => press(page, 'Table')),
  phone: () => alone('phone', { fragment: '#/trolley', viewport: phone }),
  live: async () => {
    const store = await serveStore();
    const { cookie } = await registered(store);
    const { page: shop, context } = await openPage(browser, { viewport: desktop });
    await context.addCookies(cookiesIn(cookie, store));
    await shop.goto(`${store.origin}/shop/browse/pantry`);
    await whenLive(shop);
    await take(await followed(context, shop, store.origin), 'live');
    await context.close();
    await store.stop();
  },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in pictures));
if (unknown.length > 0) {
  console.error(`No picture is called ${unknown.join(', ')}. There are: ${Object.keys(pictures).join(', ')}.`);
  process.exitCode = 2;
} else
  for (const [name, make] of Object.entries(pictures)) if (wanted.length === 0 || wanted.includes(name)) await make();
await browser.close();
