// npm run screens:gallery [piece …]: every piece as it is seen, small and wide, light and dark, for people to look at.
// Into test-results/gallery-screens: a picture a piece and look, and sheets with many of them.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { openBrowser } from '#tests/browser/chromium.ts';
import { root, start, storeCommand } from './bench/processes.ts';

const looks = [
  { name: '390-light', width: 390, scheme: 'light' },
  { name: '390-dark', width: 390, scheme: 'dark' },
  { name: '1280-light', width: 1280, scheme: 'light' },
  { name: '1280-dark', width: 1280, scheme: 'dark' },
] as const;
const tallest = 2_400;
const usual = 760;
const aSheet = 5;

const asked = process.argv.slice(2);
const pieces = readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /^[^/]+\/([^/]+)\.samples\.tsx$/.exec(file)?.[1] ?? [])
  .filter((id) => asked.length === 0 || asked.includes(id))
  .toSorted();
const folder = join(root, 'test-results/gallery-screens');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

/** Something stands over the page, so that its height says nothing. */
const liesOver = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('dialog:modal, :popover-open') !== null ||
      [...document.querySelectorAll('main *')].some((element) => getComputedStyle(element).position === 'fixed'),
  );

/** Samples that lie over the page are shown one by one, all others together. */
async function namesOf(page: Page, origin: string, id: string): Promise<readonly string[]> {
  const html = await (await fetch(`${origin}/gallery/${id}`)).text();
  const links = html.matchAll(new RegExp(`href="/gallery/${id}/([a-z0-9-]+)"`, 'g'));
  await page.goto(`${origin}/gallery/${id}/all`);
  await page.waitForSelector('.gallery-bare[data-live]', { state: 'attached' });
  const isOver = await liesOver(page);
  const slugs = new Set([...links].map(([, slug = '']) => slug).filter((slug) => slug !== 'all'));
  return isOver ? [...slugs] : ['all'];
}

async function shoot(page: Page, url: string, width: number, path: string): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('.gallery-bare[data-live]', { state: 'attached' });
  const tall = await page.evaluate(async () => {
    await document.fonts.ready;
    return document.querySelector('main')?.scrollHeight ?? usual;
  });
  const height = (await liesOver(page)) ? usual : tall;
  await page.setViewportSize({ width, height: Math.min(tallest, Math.max(120, height)) });
  await page.screenshot({ path, type: 'jpeg', quality: 80 });
  await page.setViewportSize({ width, height: usual });
}

const dataDir = mkdtempSync(join(tmpdir(), 'kete-gallery-'));
const shop = await start(storeCommand, { DATA_DIR: dataDir, LOG_LEVEL: 'error', CATALOGUE_SIZE: '300' }, '/readyz');
const browser = await openBrowser();
const shots: { readonly title: string; readonly files: readonly string[] }[] = [];
try {
  const pages = await Promise.all(
    looks.map(async ({ name, width, scheme }) => ({
      name,
      width,
      page: await browser.newPage({
        viewport: { width, height: usual },
        colorScheme: scheme,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      }),
    })),
  );
  const [first] = pages;
  for (const id of pieces)
    for (const sample of first ? await namesOf(first.page, shop.origin, id) : []) {
      const files: string[] = [];
      for (const { name, width, page } of pages) {
        const file = join(folder, `${id}-${sample}-${name}.jpg`);
        await shoot(page, `${shop.origin}/gallery/${id}/${sample}`, width, file);
        files.push(file);
      }
      shots.push({ title: `${id}: ${sample}`, files });
    }
  await sheets();
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  `${pieces.length} pieces, ${shots.length * looks.length} pictures in test-results/gallery-screens\n`,
);

async function sheets(): Promise<void> {
  const picture = (file: string) => `<img src="data:image/jpeg;base64,${readFileSync(file).toString('base64')}">`;
  for (let first = 0; first < shots.length; first += aSheet) {
    const page = await browser.newPage({ viewport: { width: 1_900, height: 600 } });
    const rows = shots
      .slice(first, first + aSheet)
      .map(({ title, files }) => `<h2>${title}</h2><div>${files.map(picture).join('')}</div>`);
    await page.setContent(
      `<style>body{font:16px sans-serif;background:#777}h2{margin:12px 0 4px;color:#fff}div{display:flex;gap:8px;align-items:start}img{flex:0 1 auto;min-width:0;max-height:900px;object-fit:contain;object-position:top}</style>${rows.join('')}`,
    );
    await page.screenshot({
      path: join(folder, `sheet-${String(first / aSheet + 1).padStart(2, '0')}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: true,
    });
    await page.close();
  }
}
