import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLogin } from '#services/session/silent-login.ts';
import { openPage, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

/** Another site that opens the shop and says to it, again and again, that somebody is signed in. */
const attack = (shop: string) => `<!doctype html><title>Another site</title><button>Open the shop</button><script>
  let said = 0;
  document.querySelector('button').onclick = () => {
    const shop = window.open(${JSON.stringify(shop)});
    setInterval(() => {
      for (const data of [{ type: '${silentLogin.messageType}', isLoggedIn: true }, { type: '${silentLogin.messageType}', isLoggedIn: false },
        { type: 'login', subject: 'x' }, '${silentLogin.messageType}', null]) shop?.postMessage(data, '*');
      document.title = String(++said);
    }, 5);
  };
</script>`;

let evil: Server;
beforeAll(async () => {
  evil = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(attack(`${rig.store.origin}/shop/specials`)),
  );
  await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void evil?.close());

describe('Another site that says that somebody is signed in (T-15)', () => {
  it('moves nobody in: the shop asks the store who it is no oftener than it would, and shows a guest [A5.17] [A5.O6]', async () => {
    const { page, context } = await openPage(rig.browser);
    // A browser that was signed in by the provider before: the shop looks once in a frame of its own whether it still is.
    await context.addCookies([{ name: silentLogin.cookie, value: '1', url: rig.store.origin }]);
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    const [shop] = await Promise.all([context.waitForEvent('page'), page.getByRole('button').click()]);
    let asked = 0;
    shop.on('request', (request) => {
      if (new URL(request.url()).pathname === '/bff/get-user') asked++;
    });
    await whenLive(shop);
    await expect.poll(async () => Number(await page.title())).toBeGreaterThan(300);
    await expect.poll(() => shop.evaluate(() => performance.now())).toBeGreaterThan(6_000);
    expect(asked).toBeLessThanOrEqual(1);
    expect(await shop.locator('header .account-menu').first().innerText()).toContain('Sign in');
    await context.close();
  });
});
