// node bin/bench-trolley.ts: what reading and changing a trolley costs the server, in its own process, with a real database.
import { openShop } from '../tests/server/api/shop.ts';

const catalogue = 440;
const rounds = 5;
const shop = await openShop({ isChecking: false }, catalogue);
const sold = shop.products.filter(({ isWithdrawn, stockByStore }) => !isWithdrawn && (stockByStore[0] ?? 0) > 0);
const first = sold[0]?.sku ?? '';
let keys = 0;
const key = () => `0b9f0c1e-6a0b-4a51-9a3e-${(keys++).toString(16).padStart(12, '0')}`;

async function shopperWith(lines: number) {
  const who = await shop.signedIn();
  const skus = [first, ...shop.products.map(({ sku }) => sku).filter((sku) => sku !== first)].slice(0, lines);
  const of = { shopper_id: who.accountId };
  await shop.db.transaction(async (trx) => {
    await trx
      .insertInto('trolleys')
      .values({ ...of, revision: 1, changed_ms: 1 })
      .execute();
    for (const sku of skus) {
      const line = { ...of, sku, pricing_unit: 'Each', amount: 2, source: 'Bench', added_ms: 1, changed_ms: 1 };
      await trx.insertInto('trolley_lines').values(line).execute();
      const terms = { ...of, sku, agreed_cents: 100, allow_substitutes: 1 } as const;
      await trx.insertInto('trolley_line_terms').values(terms).execute();
    }
  });
  return who;
}

async function measure(what: string, times: number, ask: (at: number) => Promise<Response>) {
  const figures: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= rounds; round++) {
    const before = process.cpuUsage();
    for (let at = 0; at < times; at++) {
      const response = await ask(at);
      bytes = (await response.arrayBuffer()).byteLength;
      if (response.status !== 200) throw new Error(`${what} was answered with ${response.status}.`);
    }
    const { user, system } = process.cpuUsage(before);
    if (round > 0) figures.push((user + system) / 1_000 / times);
  }
  figures.sort((one, other) => one - other);
  const [least = 0, median = 0] = [figures[0], figures[rounds >> 1]];
  console.log(`| ${what} | ${least.toFixed(2)} · ${median.toFixed(2)} | ${bytes} |`);
}

console.log('| | CPU ms, least · median | bytes |\n|---|---|---|');
for (const lines of [5, 60, 300]) {
  const { headers } = await shopperWith(lines);
  const { cookie } = headers;
  const times = lines > 100 ? 150 : 500;
  const of = `a trolley of ${lines} lines`;
  await measure(`GET ${of}`, times, () => shop.get('/api/v1/trolleys/my', { cookie }));
  await measure(`GET ${of} with its products`, times, () => shop.get('/api/v1/trolleys/my?products=true', { cookie }));
  await measure(`POST one line of ${of}, durable, with a key`, times, (at) => {
    const line = { sku: first, quantity: 1 + (at % 9), pricingUnit: 'Each', addToBasketSource: 'Bench' };
    return shop.send('POST', '/api/v2/trolleys/my/items', line, { ...headers, 'idempotency-key': key() });
  });
}
await shop.close();
