// npm run payment-scripts: what docs/payment-scripts.json would have to say of the build that stands in dist/.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '#tests/browser/chromium.ts';
import { clockedStore } from '#tests/browser/clocked-store.ts';
import { payer, payOriginOf, visit } from '#tests/browser/payment-scripts/visit.ts';
import { type Inventory, proposalOf } from './payment-scripts.rules.ts';
import type { BuiltScripts } from './scripts-file.ts';

const root = join(import.meta.dirname, '..');
const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const file = 'docs/payment-scripts.json';
const first: Inventory = { pages: ['/checkout/payment'], ours: [], libraries: [], inline: [], headers: {} };

let inventory = existsSync(join(root, file)) ? read<Inventory>(file) : first;
const built = read<BuiltScripts>('dist/scripts.json');
const [store, browser] = await Promise.all([clockedStore({ env: { TRUST_PROXY: '1' } }), openBrowser()]);
const person = await payer(store);
const origins = { shop: store.origin, pay: await payOriginOf(person) };
for (const path of inventory.pages)
  inventory = proposalOf(await visit({ browser, store, person, path }), inventory, built, origins);
await browser.close();
await store.stop();
process.stdout.write(`${JSON.stringify(inventory, null, 2)}\n`);
