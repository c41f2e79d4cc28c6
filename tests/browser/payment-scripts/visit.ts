import type { Browser, Page, Request } from 'playwright-core';
import type { Seen } from '../../../bin/payment-scripts.rules.ts';
import { sha384 } from '../../../bin/scripts-file.ts';
import { someoneAt } from '../../journeys/held-time.ts';
import { openPage, whenLive, whenQuiet } from '../chromium.ts';
import type { ClockedStore } from '../clocked-store.ts';
import { cookiesIn, type Registered } from '../people.ts';

/** Said anew with each answer, or about the connection and not the page. */
const passing = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];
const inlineScript = /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/json")[^>]*>([\s\S]*?)<\/script>/g;

/** A shopper who has only to pay: something in the trolley, a time that is held, and the disclaimer accepted. */
export async function payer(store: ClockedStore): Promise<Registered> {
  const { person, held } = await someoneAt(store, ({ kind }) => kind === 'standard');
  await person.ask('PUT', '/api/v1/fulfilment/my/time-slots', { slotId: held.id });
  await person.ask('PUT', '/api/v1/orders/my/active/accept-disclaimer', { acceptDisclaimer: true });
  return person;
}

/** The origins that a store told its pages to frame: of the payment side and of the chat. */
async function sidesOf(person: Registered): Promise<{ readonly payOrigin: string; readonly chatOrigin: string }> {
  const told = (await person.ask('GET', '/assets/settings.json')) as { payOrigin: string; chatWidgetUrl?: string };
  return { payOrigin: told.payOrigin, chatOrigin: new URL(told.chatWidgetUrl ?? told.payOrigin).origin };
}
export const payOriginOf = async (person: Registered): Promise<string> => (await sidesOf(person)).payOrigin;

/** A script as the browser got it; of one that never came there are no bytes. */
async function givenTo(request: Request) {
  const bytes = await request.response().then((response) => response?.body());
  return { url: request.url(), sha384: sha384(bytes ?? '') };
}

type Visit = {
  readonly browser: Browser;
  readonly store: ClockedStore;
  readonly person: Registered;
  readonly path: string;
  /** What somebody else does to the page on its way. */
  readonly alter?: (page: Page) => Promise<unknown>;
};

/** All that one of the payment pages was given in a browser, with each way to pay looked at. */
export async function visit({ browser, store, person, path, alter }: Visit): Promise<Seen> {
  const { payOrigin, chatOrigin } = await sidesOf(person);
  const { page, context, complaints } = await openPage(browser);
  await context.addCookies(cookiesIn(person.cookie, store));
  const scripts = new Map<string, Request>();
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:') origins.add(origin);
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.set(request.url(), request);
  });
  await alter?.(page);
  const response = await page.goto(`${store.origin}${path}`);
  if (!response || new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}.`);
  await whenLive(page);
  await whenQuiet(page);
  for (const way of await page.locator('input[name="pay-with"]:enabled').all()) {
    await way.check();
    await whenQuiet(page);
  }
  const html = await response.text();
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('script:not([src]):not([type="application/json"])')].map((one) => one.textContent),
  );
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? 'none';
  const headers = Object.entries(await response.allHeaders())
    .filter(([name]) => !passing.includes(name) && name !== 'set-cookie')
    .map(([name, value]) => [
      name,
      value.replaceAll(nonce, '{nonce}').replaceAll(payOrigin, '{pay}').replaceAll(chatOrigin, '{chat}'),
    ]);
  const seen = {
    scripts: await Promise.all([...scripts.values()].map(givenTo)),
    inline: [...new Set([...[...html.matchAll(inlineScript)].map(([, text = '']) => text), ...drawn])],
    headers: Object.fromEntries(headers) as Record<string, string>,
    origins: [...origins],
    reports: complaints.filter((line) => /Content Security Policy|Trusted/i.test(line)),
  };
  await context.close();
  return seen;
}
