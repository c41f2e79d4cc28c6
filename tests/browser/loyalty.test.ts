import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshCard, setLoyaltyFlags } from '../journeys/loyalty.cards.ts';
import { desktop, openPage, phone, whenLive } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
let member: Registered;
beforeAll(async () => {
  setLoyaltyFlags(rig.store, true);
  member = await registered(rig.store);
  await member.ask('PUT', '/api/v1/onecards/my', { number: freshCard(rig.store) });
});

async function opened(path: string, options: BrowserContextOptions = {}, { cookie }: { cookie: string } = member) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(cookie, rig.store));
  const asked: string[] = [];
  watched.page.on('request', (request) => {
    const [, of] = /\/loyalty\/edr\/my\/([\w/-]+)/.exec(request.url()) ?? [];
    if (of) asked.push(`${request.method()} ${of}`);
  });
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return { ...watched, asked, html: (await response?.text()) ?? '' };
}
async function faultsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
}
const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const small = { width: 320, height: 640 };
/** Tab by Tab, as far as it takes: what cannot be reached is not there for a keyboard. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab');
    const label = await page.evaluate(() => {
      const { activeElement: on } = document;
      return on?.getAttribute('aria-label') ?? on?.textContent ?? '';
    });
    if (name.test(label.trim())) return;
  }
  throw new Error(`Tab never comes to ${name}.`);
}

describe.each([
  ['a small phone', small],
  ['a desk', desktop],
])('Loyalty on %s', (_, viewport) => {
  it.each([
    ['/everyday-rewards', 'Your points'],
    ['/everyday-rewards/boosts', 'Boost all'],
    ['/account/onecard', 'Card ending in'],
    ['/everyday-rewards/boosts/(offer-modal:receive-boost-offer-email)', 'Have your offers sent to you'],
  ])(
    '%s stands in the first HTML, fits, and has no fault [A2.040] [A2.038] [A2.074] [A2.164] [A2.O8] [B2.32]',
    async (path, words) => {
      const { page, context, complaints, html } = await opened(path, { viewport });
      expect(html).toContain(words);
      expect(await isWider(page)).toBe(false);
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('Loyalty', () => {
  it('is boosted by Tab and Enter alone at 320 px, where the focus stays [A1.28]', async () => {
    const { page, context } = await opened('/everyday-rewards/boosts', { viewport: small });
    await tabTo(page, /^Boost (?!all)/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Boosted: '));
    await tabTo(page, /^Details/);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('heading', { name: 'What counts' }).waitFor();
    expect(await isWider(page)).toBe(false);
    expect(await faultsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });

  it('is fetched once for a page load of a member, also by going from page to page [A4.42] [A4.O9]', async () => {
    const { page, context, asked } = await opened('/shop/specials', { viewport: desktop });
    await expect.poll(() => asked.toSorted()).toEqual(['GET balances', 'GET offers/count', 'GET reward-messages']);
    await page.getByText('Hēmi', { exact: true }).click();
    await page.getByRole('link', { name: /^Everyday rewards: [\d,]+ points$/ }).click();
    await page.getByRole('meter').waitFor();
    expect(asked).toHaveLength(3);
    const first = await opened('/everyday-rewards', { viewport: desktop });
    await first.page.getByRole('link', { name: 'Home' }).first().click();
    await first.page.waitForURL((url) => url.pathname === '/');
    expect(first.asked).toEqual([]);
    await Promise.all([context.close(), first.context.close()]);
  });

  it('lists the products with boosts for everybody, and tells a member which are boosted [A2.039]', async () => {
    const mine = await opened('/shop/everyday-rewards-boosts', { viewport: phone });
    await mine.page.getByText(/^Boosted already: /).waitFor();
    await mine.page.getByRole('link', { name: 'To your boosts' }).waitFor();
    const guest = await opened('/shop/everyday-rewards-boosts', { viewport: phone }, { cookie: 'theme=light' });
    await guest.page.getByRole('link', { name: 'Sign in to use boosts' }).waitFor();
    expect([...mine.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([mine.context.close(), guest.context.close()]);
  });

  it('reads well without script [A1.27] [A1.28]', async () => {
    const { page, context } = await opened('/everyday-rewards', { javaScriptEnabled: false, viewport: small });
    await page.getByRole('link', { name: 'To your boosts' }).click();
    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('heading', { name: 'What counts' }).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).first().click();
    await page.getByRole('link', { name: /^Boosted \(\d+\)$/ }).click();
    expect(new URL(page.url()).search).toBe('?show=boosted');
    await context.close();
  });

  it('without its flags is a plain list, one count and no messages [A6.14] [A6.15] [A7.039]', async () => {
    setLoyaltyFlags(rig.store, false);
    const { page, context, asked } = await opened('/shop/specials', { viewport: desktop });
    await expect.poll(() => asked.toSorted()).toEqual(['GET balances', 'GET offers/count']);
    await page.goto(`${rig.store.origin}/everyday-rewards/boosts`);
    await page.getByRole('list', { name: 'Your boosts' }).waitFor();
    expect(await page.getByRole('link', { name: 'Email me my offers' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Boost all/ }).count()).toBe(0);
    setLoyaltyFlags(rig.store, true);
    await context.close();
  });
});
