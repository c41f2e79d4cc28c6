// npm run bench:growth: what becomes of the figures when there is more of everything. --quick for smaller sizes. Wants a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { registered } from '../tests/browser/people.ts';
import { startPostgres } from '../tests/server/db/postgres.ts';
import { type Figure, run } from './bench/load.ts';
import { type Running, residentMb, start, storeCommand } from './bench/processes.ts';

const usage = 'npm run bench:growth [-- --quick]';
function wishes() {
  try {
    return parseArgs({ options: { quick: { type: 'boolean', default: false } } }).values;
  } catch {
    console.error(usage);
    process.exit(2);
  }
}
const { quick } = wishes();
const sizes = quick ? [300, 3_000] : [300, 30_000, 300_000];
const sessions = quick ? [1, 100] : [1, 100, 10_000];
const rounds = quick ? 200 : 1_000;

type Row = readonly [what: string, size: number, figures: string, cpuMs: number];
const rows: Row[] = [];
const said = ({ cpuMs, p50Ms, p99Ms, perSecond }: Figure) =>
  `${cpuMs.toFixed(2)} CPU ms, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms, ${perSecond.toFixed(0)}/s`;
const add = (what: string, size: number, figure: Figure) => rows.push([what, size, said(figure), figure.cpuMs]);

async function withStore<T>(
  env: Readonly<Record<string, string>>,
  work: (store: Running & { readonly dataDir: string }) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kete-growth-'));
  try {
    const store = await start(storeCommand, { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env }, '/');
    try {
      return await work({ ...store, dataDir });
    } finally {
      await store.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
const guest = { cookie: 'cw-guest=bench' };
const warm = (store: Running, path: string, headers: Readonly<Record<string, string>>) =>
  run(store, { path: () => path, headers }, 100);

for (const size of sizes) {
  const env = { CATALOGUE_SIZE: String(size) };
  await withStore(env, async (store) => {
    const words = ['milk', 'bred', 'chocolate', 'free range eggs'];
    const asked = {
      'a search, the API alone': (at: number) =>
        `/api/v1/products?target=search&search=${encodeURIComponent(words[at % words.length] ?? '')}`,
      'a listing, rendered': () => '/shop/specials',
    };
    for (const [what, path] of Object.entries(asked)) {
      await run(store, { path, headers: guest }, 100);
      add(`${what}, in a catalogue of`, size, await run(store, { path, headers: guest }, rounds));
    }
    const again = await start(storeCommand, { ...env, DATA_DIR: store.dataDir, LOG_LEVEL: 'error' }, '/');
    await again.stop();
    rows.push(['start, seeded, with a catalogue of', size, `${again.startedMs.toFixed(0)} ms`, again.startedMs]);
    rows.push(['memory, with a catalogue of', size, `${residentMb(store.pid)} MB`, residentMb(store.pid)]);
  });
}

await withStore({ CATALOGUE_SIZE: '1000', TRUST_PROXY: '1' }, async (store) => {
  const who = await registered(store);
  const skus = new Set<string>();
  for (let page = 1; skus.size < 300 && page <= 8; page++) {
    const answer = (await who.ask('GET', `/api/v1/products?target=browse&size=120&page=${page}`)) as {
      products: { items: { sku: string; unit: string; availabilityStatus: string }[] };
    };
    for (const { sku, unit, availabilityStatus } of answer.products.items)
      if (unit === 'Each' && availabilityStatus === 'In Stock') skus.add(sku);
  }
  let lines = 0;
  for (const many of [5, 60, 300]) {
    for (const sku of [...skus].slice(lines, many)) {
      const line = { sku, quantity: 1, pricingUnit: 'Each', addToBasketSource: 'Bench' };
      await who.ask('POST', '/api/v2/trolleys/my/items', line);
    }
    lines = Math.min(many, skus.size);
    const headers = { cookie: who.cookie, 'x-forwarded-for': who.client };
    await warm(store, '/api/v1/trolleys/my', headers);
    const path = () => '/api/v1/trolleys/my';
    add('the trolley, the API alone, of lines', lines, await run(store, { path, headers }, rounds));
  }
});

await withStore({ CATALOGUE_SIZE: '300', TRUST_PROXY: '1' }, async (store) => {
  let begun = 0;
  for (const many of sessions) {
    const path = () => '/bff/get-user';
    if (many > begun) await run(store, { path }, many - begun);
    begun = many;
    add('who is shopping, after sessions', many, await run(store, { path, headers: guest }, rounds));
  }
});

const postgres = await startPostgres();
try {
  for (const many of quick ? [1, 2] : [1, 2, 4]) {
    const env = { CATALOGUE_SIZE: '1000', DATABASE_URL: await postgres.createDatabase() };
    const dataDir = mkdtempSync(join(tmpdir(), 'kete-growth-'));
    const stores: Running[] = [];
    for (let index = 0; index < many; index++)
      stores.push(await start(storeCommand, { DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env }, '/'));
    const load = { path: () => '/shop/specials', headers: guest };
    await Promise.all(stores.map((store) => run(store, load, 100, 8)));
    const figures = await Promise.all(stores.map((store) => run(store, load, rounds, 8)));
    const perSecond = figures.reduce((sum, one) => sum + one.perSecond, 0);
    const cpuMs = figures.reduce((sum, one) => sum + one.cpuMs, 0) / many;
    rows.push([
      'a listing on PostgreSQL, by processes',
      many,
      `${cpuMs.toFixed(2)} CPU ms, ${perSecond.toFixed(0)}/s`,
      cpuMs,
    ]);
    await Promise.all(stores.map((store) => store.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
} finally {
  await postgres.stop();
}

const leastOf = (what: string) => rows.find(([name]) => name === what)?.[3] ?? 1;
console.log('| what | how many | figures | ratio to the fewest |\n|---|---|---|---|');
for (const [what, size, figures, cpuMs] of rows)
  console.log(
    `| ${what} | ${size.toLocaleString('en-NZ')} | ${figures} | ${(cpuMs / Math.max(leastOf(what), 0.001)).toFixed(2)} |`,
  );
const search = rows.findLast(([what]) => what.startsWith('a search'))?.[3] ?? 0;
console.log(`growth: ${rows.length} figures; a search in the largest catalogue ${search.toFixed(2)} CPU ms (budget 5)`);
