import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isAboutStatus } from './addresses.ts';
import { awkwardAddresses } from './awkward-addresses.ts';
import { openPage, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const mostRedirects = 2;
const rig = storeAndBrowser();

type Answer = { readonly status: number; readonly location: string | undefined };
const ask = (pathAndQuery: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(rig.store.origin, { path: pathAndQuery }, (response) => {
      response
        .resume()
        .on('end', () => resolve({ status: response.statusCode ?? 0, location: response.headers.location }));
    });
    asked.on('error', reject).end();
  });

/** Follows redirects as a browser would, but never away from the store. */
async function restOf(address: string) {
  let url = new URL(`${rig.store.origin}${address}`);
  for (let redirects = 0; ; redirects++) {
    const { status, location } = await ask(`${url.pathname}${url.search}`);
    if (location === undefined) return { status, redirects, rest: `${url.pathname}${url.search}` };
    url = new URL(location, url);
    expect(url.origin, `${address} leads away`).toBe(rig.store.origin);
    expect(redirects, `${address} is redirected again and again`).toBeLessThan(mostRedirects);
  }
}

describe('An awkward address', () => {
  it.each(awkwardAddresses.map(([address, status, rest]) => [address, status, rest ?? null] as const))(
    '%s is answered with %i and comes to rest within the store',
    async (address, status, rest) => {
      const found = await restOf(address);
      const asTyped = new URL(`${rig.store.origin}${address}`);
      expect(found).toMatchObject({ status, rest: rest ?? `${asTyped.pathname}${asTyped.search}` });
    },
  );

  it('is the same in the browser once its page is alive: nothing moves it on', async () => {
    const { page, complaints, context } = await openPage(rig.browser);
    for (const [address, , rest] of awkwardAddresses) {
      const asTyped = new URL(`${rig.store.origin}${address}`);
      await page.goto(`${rig.store.origin}${address}`, { waitUntil: 'commit' });
      await whenLive(page);
      expect(page.url(), address).toBe(
        `${rig.store.origin}${rest ?? `${asTyped.pathname}${asTyped.search}`}${asTyped.hash}`,
      );
      expect(
        complaints.filter((complaint) => !isAboutStatus(complaint)),
        address,
      ).toEqual([]);
    }
    await context.close();
  });

  it('in capitals is led to small ones, while its query and its fragment keep theirs [B2.34] [B2.35] [B2.36]', async () => {
    const { page, context } = await openPage(rig.browser);
    await page.goto(`${rig.store.origin}/Shop/SearchProducts?search=AbC#Frag`, { waitUntil: 'commit' });
    await whenLive(page);
    expect(page.url()).toBe(`${rig.store.origin}/shop/searchproducts?search=AbC#Frag`);
    await context.close();
  });
});
