// npm run bench: what a request costs, beside raw node:http in the same run. --long for more rounds; --write keeps the table.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, type Load, run } from './bench/load.ts';
import { residentMb, root, start, storeCommand } from './bench/processes.ts';
import { sizes } from './bench/sizes.ts';

const isLong = process.argv.includes('--long');
const rounds = isLong ? 12 : 4;
const cookie = { cookie: 'cw-guest=bench' };
const dataDir = process.env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'kete-bench-'));
const env = { DATA_DIR: dataDir, LOG_LEVEL: 'error' };

const first = await start(storeCommand, env, '/readyz');
const departments = (
  (await (await fetch(`${first.origin}/api/v1/products/departments`)).json()) as {
    departments: { slug: string; aisles: { slug: string }[] }[];
  }
).departments;
const listing = (await (await fetch(`${first.origin}/api/v1/products?target=browse&size=120`)).json()) as {
  products: { items: { sku: string; slug: string }[] };
};
await first.stop();
const shop = await start(storeCommand, env, '/');
const control = await start(['bin/bench/control.ts'], {}, '/');
const restMb = residentMb(shop.pid);

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const words = [
  'milk',
  'kumara',
  'kumera',
  'bred',
  'chocolate',
  'milk 2l',
  'apples',
  'coffe',
  'toilet paper',
  'free range eggs',
];
const loads: Readonly<Record<string, Load>> = {
  'home, anonymous': { path: () => '/' },
  'listing, anonymous': { path: (index) => `/shop/browse/${turn(departments, index).slug}` },
  'listing, rendered': {
    path: (index) => `/shop/browse/${turn(departments, index).slug}?page=${1 + (index % 4)}`,
    headers: cookie,
  },
  'product, rendered': {
    path: (index) => `/shop/productdetails?stockcode=${turn(listing.products.items, index).sku}`,
    headers: cookie,
  },
  'search, rendered': {
    path: (index) => `/shop/searchproducts?search=${encodeURIComponent(turn(words, index))}`,
    headers: cookie,
  },
  'listing, the API alone': {
    path: (index) =>
      `/api/v1/products?target=browse&department=${turn(departments, index).slug}&page=${1 + (index % 4)}&size=24`,
  },
};
const raw: Load = { path: () => '/' };
const work: Load = { path: () => '/work' };

await run(control, raw, 3_000);
await run(control, work, 500);
for (const load of Object.values(loads)) await run(shop, load, 600);
await run(shop, loads['listing, rendered'] as Load, 1_500);

const figures = new Map<string, { ours: Figure; raw: Figure; work: Figure }[]>();
for (let round = 0; round < rounds; round++)
  for (const [name, load] of Object.entries(loads)) {
    const many = name.includes('anonymous') ? 6_000 : 300;
    const one = {
      raw: await run(control, raw, 3_000),
      ours: await run(shop, load, many),
      work: await run(control, work, 200),
    };
    figures.set(name, [...(figures.get(name) ?? []), one]);
  }
const loadMb = residentMb(shop.pid);
const starting = [];
for (let round = 0; round < 3; round++) {
  const again = await start(storeCommand, env, '/');
  starting.push(again.startedMs);
  await again.stop();
}
await shop.stop();
await control.stop();
if (!process.env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const least = (values: readonly number[]) => Math.min(...values);
const fixed = (value: number) => (value < 0.1 ? value.toFixed(3) : value < 10 ? value.toFixed(2) : value.toFixed(0));
const lines = [
  '| load | CPU ms a request, least · median | ratio to raw node:http | ratio to the fixed loop | requests/s | p50 ms | p99 ms | bytes |',
  '|---|---|---|---|---|---|---|---|',
  ...[...figures].map(([name, rows]) => {
    const cpu = rows.map(({ ours }) => ours.cpuMs);
    const toRaw = rows.map((row) => row.ours.cpuMs / row.raw.cpuMs);
    const toWork = rows.map((row) => row.ours.cpuMs / row.work.cpuMs);
    return `| ${name} | ${fixed(least(cpu))} · ${fixed(median(cpu))} | ${fixed(median(toRaw))} | ${fixed(median(toWork))} | ${median(rows.map(({ ours }) => ours.perSecond)).toFixed(0)} | ${fixed(median(rows.map(({ ours }) => ours.p50Ms)))} | ${fixed(median(rows.map(({ ours }) => ours.p99Ms)))} | ${rows[0]?.ours.bytes} |`;
  }),
  '',
  `Start to the first 200, built and seeded with ${Number(process.env['CATALOGUE_SIZE'] ?? 30_000).toLocaleString('en-NZ')} products: ${starting.map((ms) => `${(ms / 1000).toFixed(2)} s`).join(', ')}. Memory at rest ${restMb} MB, after the load ${loadMb} MB.`,
  '',
  ...sizes(),
];
console.log(lines.join('\n'));
if (process.argv.includes('--write')) {
  const page = join(root, 'docs/performance.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- bench -->\n)[\s\S]*?(\n<!-- \/bench -->)/, `$1${lines.join('\n')}$2`));
}
