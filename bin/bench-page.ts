// npm run bench:page: what a first visit on a phone costs, at four times less speed. --write keeps the table; --quick turns fewer pages.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root, start, storeCommand } from './bench/processes.ts';
import { moving, type Visit, visit } from './bench/visits.ts';
import { chromium as chromiumPath } from './tools.js';

const executablePath = chromiumPath();
if (!executablePath) throw new Error('No Chromium: npm test installs one, or set CHROMIUM to its path.');
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'kete-bench-'));
const store = await start(storeCommand, { DATA_DIR: dataDir, LOG_LEVEL: 'error' }, '/');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
const rounds = process.argv.includes('--quick') ? 2 : 5;
const turns = process.argv.includes('--quick') ? 20 : 100;

const listing = (await (await fetch(`${store.origin}/api/v1/products?target=browse`)).json()) as {
  products: { items: { sku: string }[] };
};
const pages = {
  home: '/',
  listing: '/shop/specials',
  product: `/shop/productdetails?stockcode=${listing.products.items[0]?.sku}`,
};
const all = new Map<string, Visit[]>();
for (let round = 0; round < rounds; round++)
  for (const [name, path] of Object.entries(pages)) {
    const one = await visit(browser, `${store.origin}${path}`);
    all.set(name, [...(all.get(name) ?? []), one]);
  }
const moved = await moving(browser, `${store.origin}/`, turns);
await browser.close();
await store.stop();
if (!process.env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });

const of = (visits: readonly Visit[], what: keyof Visit) => visits.map((one) => one[what]).sort((a, b) => a - b);
const both = (values: readonly number[], digits = 0) =>
  `${(values[0] ?? 0).toFixed(digits)} · ${(values[Math.floor(values.length / 2)] ?? 0).toFixed(digits)}`;
const lines = [
  '| page, on a phone, nothing kept, least · median | everything, bytes | largest paint, ms | shift | blocking, ms | entry script to live, ms | longest task, ms |',
  '|---|---|---|---|---|---|---|',
  ...[...all].map(
    ([name, visits]) =>
      `| ${name} | ${of(visits, 'bytes')[0]} | ${both(of(visits, 'lcpMs'))} | ${of(visits, 'cls').at(-1)?.toFixed(4)} | ${both(of(visits, 'blockingMs'))} | ${both(of(visits, 'liveMs'))} | ${both(of(visits, 'longestMs'))} |`,
  ),
  '',
  `A page turned by a link that was looked at: ${moved.changeMs.toFixed(0)} ms. ${turns} turns took the heap from ${(moved.heapBefore / 1e6).toFixed(1)} to ${(moved.heapAfter / 1e6).toFixed(1)} MB.`,
];
console.log(lines.join('\n'));
if (process.argv.includes('--write')) {
  const page = join(root, 'docs/performance.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(
    page,
    text.replace(/(<!-- bench:page -->\n)[\s\S]*?(\n<!-- \/bench:page -->)/, `$1${lines.join('\n')}$2`),
  );
}
