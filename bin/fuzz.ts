// npm run fuzz -- --requests 10000 --seed 7: requests made from the OpenAPI document, against a store of its own.
import { chanceOf, fuzz } from './fuzz/fuzz.ts';
import { openShop, origin } from '../tests/server/api/shop.ts';

const option = (name: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : Number(process.argv[at + 1]);
};
const requests = option('requests') ?? 5_000;
const seed = option('seed') ?? Math.floor(Math.random() * 2 ** 31);

const shop = await openShop();
const { statuses, findings } = await fuzz(
  { fetch: shop.fetch, dataHash: shop.databaseHash },
  origin,
  requests,
  chanceOf(seed),
);
await shop.close();
for (const { ask, fault } of findings.slice(0, 10)) console.error(`${ask.method} ${ask.url} ${fault}`);
const counts = Object.entries(statuses)
  .map(([status, count]) => `${status}: ${count}`)
  .join(', ');
console.log(`seed ${seed}, ${requests} requests (${counts}), ${findings.length} broke a law`);
process.exit(findings.length === 0 ? 0 : 1);
