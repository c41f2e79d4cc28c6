// npm run fuzz -- --requests 10000 --seed 7: requests made from the OpenAPI document, against a store of its own.
// npm run fuzz -- --queries 100000 --seed 7: odd addresses of listings and searches, against the page's rules and that store.
import { chanceOf, fuzz } from './fuzz/fuzz.ts';
import { fuzzQueries } from './fuzz/fuzz-queries.ts';
import { openShop, origin } from '../tests/server/api/shop.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};
const seed = option('seed') ?? Math.floor(Math.random() * 2 ** 31);
const queries = option('queries');
const countsOf = (statuses: Readonly<Record<number, number>>) =>
  Object.entries(statuses)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');

async function ofRequests(requests: number) {
  const shop = await openShop();
  const store = { fetch: shop.fetch, dataHash: shop.databaseHash };
  const { statuses, findings } = await fuzz(store, origin, requests, chanceOf(seed));
  await shop.close();
  const told = findings.map(({ ask, fault }) => `${ask.method} ${ask.url} ${fault}`);
  return { told, what: `${requests} requests (${countsOf(statuses)})` };
}

async function ofQueries(asked: number) {
  const shop = await openShop({ isChecking: false }, 3_000);
  const { statuses, findings, dearest } = await fuzzQueries(shop.fetch, origin, asked, chanceOf(seed));
  await shop.close();
  const told = findings.map(({ query, fault }) => `${query} ${fault}`);
  const dear = `the dearest cost ${dearest.times.toFixed(1)} plain answers`;
  return { told, what: `${asked} queries (${countsOf(statuses)}), ${dear}` };
}

const { told, what } = queries === undefined ? await ofRequests(option('requests') ?? 5_000) : await ofQueries(queries);
for (const one of told.slice(0, 10)) console.error(one);
console.log(`seed ${seed}, ${what}, ${told.length} broke a law`);
process.exit(told.length === 0 ? 0 : 1);
