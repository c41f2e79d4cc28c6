// npm run fuzz -- --requests 10000 --seed 7: requests made from the OpenAPI document, against a store of its own.
// npm run fuzz -- --queries 100000 --seed 7: odd addresses of listings and searches, against the page's rules and that store.
// npm run fuzz -- --callbacks 5000 --seed 7: ways back from the identity provider that somebody tampered with.
// npm run fuzz -- --paths 1000000 --seed 7: what somebody asks to be sent to after signing in.
// npm run fuzz -- --trolleys 100000 --seed 7: sequences of what is put into trolleys, by the rules of the server and by an oracle's.
import fc from 'fast-check';
import { chanceOf, fuzz } from './fuzz/fuzz.ts';
import { fuzzQueries } from './fuzz/fuzz-queries.ts';
import { openShop, origin } from '../tests/server/api/shop.ts';
import { openSsoShop } from '../tests/server/bff/sso-shop.ts';
import { isRefused, openRig, tamper, tampering, untouched } from '../tests/server/bff/tampered.ts';
import { trySequences } from '../tests/server/trolley/sequences.ts';
import { realWorld } from '../tests/server/world.ts';
import { faultOf, hostilePath } from '../tests/services/navigation/hostile-paths.ts';

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

async function ofCallbacks(asked: number) {
  const rig = await openRig((nowMs) => openSsoShop({ clock: { ...realWorld.clock, nowMs } }));
  const told: string[] = [];
  const counts: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(tampering, async (how) => {
      const outcome = await tamper(rig, how);
      counts[how.kind] = (counts[how.kind] ?? 0) + 1;
      if (!isRefused(outcome)) told.push(`${JSON.stringify(how)} ${JSON.stringify(outcome)}`);
    }),
    { numRuns: asked, seed },
  );
  if ((await untouched(rig)) !== 1) told.push('a way back that nobody touched was refused too');
  await rig.shop.close();
  const kinds = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  return { told, what: `${asked} ways back (${kinds.sort().join(', ')})` };
}

async function ofPaths(asked: number) {
  const told: string[] = [];
  const look = (text: string) => {
    const fault = faultOf(text);
    if (fault !== null) told.push(`${JSON.stringify(text)} ${fault}`);
  };
  fc.assert(fc.property(hostilePath, look), { numRuns: asked, seed });
  return { told, what: `${asked} return paths` };
}

async function ofTrolleys(asked: number) {
  const { faults, changes, taken, byPiece } = await trySequences(asked, seed);
  return {
    told: faults,
    what: `${asked} sequences of ${changes} changes (taken ${taken}, of weighed things by the piece ${byPiece})`,
  };
}

const { told, what } = await chosen();
async function chosen() {
  const [callbacks, paths, trolleys] = [option('callbacks'), option('paths'), option('trolleys')];
  if (trolleys !== undefined) return ofTrolleys(trolleys);
  if (callbacks !== undefined) return ofCallbacks(callbacks);
  if (paths !== undefined) return ofPaths(paths);
  return queries === undefined ? ofRequests(option('requests') ?? 5_000) : ofQueries(queries);
}

for (const one of told.slice(0, 10)) console.error(one);
console.log(`seed ${seed}, ${what}, ${told.length} broke a law`);
process.exit(told.length === 0 ? 0 : 1);
