import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Inventory, isData, problemsOf } from '../../bin/payment-scripts.rules.ts';
import type { BuiltScripts } from '../../bin/scripts-file.ts';
import { openBrowser } from './chromium.ts';
import { type ClockedStore, clockedStore } from './clocked-store.ts';
import { payer, payOriginOf, visit } from './payment-scripts/visit.ts';
import type { Registered } from './people.ts';

const root = join(import.meta.dirname, '../..');
const read = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
const inventory = read<Inventory>('docs/payment-scripts.json');
const built = read<BuiltScripts>('dist/scripts.json');
const [path = ''] = inventory.pages;

let store: ClockedStore;
let browser: Browser;
let person: Registered;
let origins: { readonly shop: string; readonly pay: string };
beforeAll(async () => {
  [store, browser] = await Promise.all([clockedStore({ env: { TRUST_PROXY: '1' } }), openBrowser()]);
  person = await payer(store);
  origins = { shop: store.origin, pay: await payOriginOf(person) };
});
afterAll(async () => {
  await browser?.close();
  await store?.stop();
});

const problemsAt = async (page: string, alter?: (page: Page) => Promise<unknown>) =>
  problemsOf(
    await visit({ browser, store, person, path: page, ...(alter ? { alter } : {}) }),
    inventory,
    built,
    origins,
  );

describe('What runs where somebody pays', () => {
  it.each(inventory.pages)(
    'at %s is what the inventory names, byte for byte as it was built, and no more',
    async (page) => {
      const seen = await visit({ browser, store, person, path: page });
      expect(seen.scripts.length).toBeGreaterThan(5);
      expect(seen.inline.length).toBeGreaterThan(1);
      expect(seen.origins).toContain(origins.pay);
      expect(problemsOf(seen, inventory, built, origins)).toEqual([]);
    },
  );
});

describe('The comparison turns red', () => {
  it('for one byte that was added to a script of the build', async () => {
    const entry = Object.keys(built).find((file) => file.includes('entry-client')) ?? '';
    const problems = await problemsAt(path, (page) =>
      page.route(`**${entry}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n` });
      }),
    );
    expect(problems).toEqual([`${store.origin}${entry} is not as it was built`]);
  });

  it('for an inline script that nobody named, though it has the nonce of the page', async () => {
    const problems = await problemsAt(path, (page) =>
      page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const [nonce] = /nonce="[^"]+"/.exec(html) ?? [];
        const body = html.replace('</head>', `<script ${nonce}>globalThis.skimmed=1</script></head>`);
        await route.fulfill({ response, body });
      }),
    );
    expect(problems).toEqual(['an inline script that begins with "globalThis.skimmed=1" is not named']);
  });

  it.each(['content-security-policy', 'x-frame-options', 'referrer-policy'])('for a missing %s', async (name) => {
    const problems = await problemsAt(path, (page) =>
      page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const { [name]: _, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      }),
    );
    expect(problems).toEqual([`the header ${name} is missing`]);
  });

  it('for a script of another origin, and for a report of the policy', async () => {
    const other = 'https://skim.example';
    const problems = await problemsAt(path, async (page) => {
      await page.route(`${other}/**`, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const [nonce] = /nonce="[^"]+"/.exec(html) ?? [];
        const more = `<script async ${nonce} src="${other}/x.js"></script><script async src="${other}/y.js"></script>`;
        await route.fulfill({ response, body: html.replace('</head>', `${more}</head>`) });
      });
    });
    expect(problems).toEqual(
      expect.arrayContaining([
        `${other}/x.js is no script of this build`,
        `${other} was asked for something`,
        expect.stringContaining('the policy was broken'),
      ]),
    );
  });

  it('for something that runs in the middle of what the router sends', () => {
    expect(['{a:$R[1]=[1,"alert(1)",!0,null]}', 'void 0', '{"a b":-1.5e3}'].every(isData)).toBe(true);
    expect(['alert(1)', '{a:alert(1)}', '$R[0].x()', '""+location', '`x`', '{a(){}}', '()=>1'].some(isData)).toBe(
      false,
    );
  });
});
