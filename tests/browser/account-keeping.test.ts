import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { desktop, openPage, phone, whenLive, whenQuiet } from './chromium.ts';
import { axeSource } from './gallery/examine.ts';
import { cookiesIn, type Registered, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const addressesPath = '/account/delivery-addresses';
const preferencesPath = '/account/preferences';
const small = { width: 320, height: 640 };

async function opened(who: Registered, path: string, options: BrowserContextOptions) {
  const watched = await openPage(rig.browser, options);
  watched.page.setDefaultTimeout(15_000);
  await watched.context.addCookies(cookiesIn(who.cookie, rig.store));
  const response = await watched.page.goto(`${rig.store.origin}${path}`);
  if (options.javaScriptEnabled !== false) await whenLive(watched.page);
  return { ...watched, html: (await response?.text()) ?? '', headers: response?.headers() ?? {} };
}
async function lives(who: Registered, ...streets: string[]): Promise<void> {
  const { suburbs } = (await who.ask('GET', '/api/v1/suburbs?search=Karori')) as { suburbs: { id: number }[] };
  for (const street of streets)
    await who.ask('POST', '/api/v1/addresses/my/items', { street, suburbId: suburbs[0]?.id, ruralDelivery: null });
}
async function faultsOf(page: Page): Promise<unknown> {
  await page.evaluate(axeSource);
  return page.evaluate(
    'axe.run(document, { resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => id + ": " + nodes[0].target))',
  );
}
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** On to what is called so, with the Tab key alone; what has the focus is in sight. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let turn = 0; turn < 80; turn++) {
    await page.keyboard.press('Tab');
    const named = await page.evaluate(() => {
      const at = document.activeElement;
      const label = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? at.labels?.[0] : null;
      return (label ?? at)?.textContent ?? '';
    });
    if (name.test(named)) return;
  }
  throw new Error(`Nothing that is called ${name} takes the focus.`);
}

describe.each([
  ['a phone', phone],
  ['a desk', desktop],
])('The pages of an account on %s', (_, viewport) => {
  it('have addresses and preferences in their first HTML, for nobody else to keep [A2.071] [A2.073]', async () => {
    const who = await registered(rig.store);
    await lives(who, 'Flat 2, 12 Rimu Road', '8 Kōwhai Street');
    await who.ask('PUT', '/api/v1/preferences/my', { orderNotes: 'Green ones', packagingPreferenceId: 'paper-bags' });
    const at = async (path: string, ...words: string[]) => {
      const { page, context, complaints, html, headers } = await opened(who, path, { viewport });
      for (const word of words) expect(html).toContain(word);
      expect(headers['cache-control']).toContain('no-store');
      expect([await width(page), await faultsOf(page), complaints]).toEqual([viewport.width, [], []]);
      await context.close();
    };
    await at(addressesPath, '12 Rimu Road', '8 Kōwhai Street', 'Main address');
    await at(preferencesPath, 'Green ones', 'Paper bags', '$1.50', 'Try new things first');
  });
});

describe('The pages of an account', () => {
  it('read well without script, where nothing can be pressed in vain', async () => {
    const who = await registered(rig.store);
    await lives(who, '12 Rimu Road');
    for (const [path, words] of [
      [addressesPath, 'Changing your addresses needs JavaScript'],
      [preferencesPath, 'Changing your preferences needs JavaScript'],
    ] as const) {
      const { page, context } = await opened(who, path, { javaScriptEnabled: false, viewport: small });
      expect(await page.getByText(words).isVisible()).toBe(true);
      expect(await page.locator('main button:visible, main input:enabled:visible').count()).toBe(0);
      expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(320);
      await context.close();
    }
  });

  it('are used by keyboard alone at 320 px: an address is added, changed and removed, a preference kept', async () => {
    const who = await registered(rig.store);
    const { page, context, complaints } = await opened(who, addressesPath, { viewport: small });
    const { keyboard } = page;
    await tabTo(page, /^Add an address$/);
    await keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('suburb');
    await keyboard.type('Karori');
    await page.getByRole('option').first().waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await tabTo(page, /^Street address/);
    await keyboard.type('12 Rimu Road');
    await tabTo(page, /^Save address$/);
    await keyboard.press('Enter');
    await page.getByText('12 Rimu Road is added.').waitFor();
    await tabTo(page, /^Change/);
    await keyboard.press('Enter');
    await tabTo(page, /^Street address/);
    await keyboard.press('Control+A');
    await keyboard.type('14 Rimu Road');
    await keyboard.press('Enter');
    await page.getByText('Your address is saved: 14 Rimu Road.').waitFor();
    expect(await width(page)).toBe(320);
    await tabTo(page, /^Remove/);
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await page.getByText(/^14 Rimu Road.* is removed\.$/).waitFor();
    expect(await who.ask('GET', '/api/v1/addresses/my/items')).toEqual({ shopperAddresses: [] });
    await page.goto(`${rig.store.origin}${preferencesPath}`);
    await whenLive(page);
    await tabTo(page, /^Choose something close$/);
    await keyboard.press('ArrowDown');
    await page.getByText('Saved', { exact: true }).first().waitFor();
    expect(await who.ask('GET', '/api/v1/preferences/my')).toMatchObject({ preferences: { allowSubstitutes: false } });
    expect([await width(page), complaints]).toEqual([320, []]);
    await context.close();
  });

  it('lose nothing that is typed when they are loaded again at once: a usual note is kept, half an address is there', async () => {
    const who = await registered(rig.store);
    const { page, context } = await opened(who, preferencesPath, { viewport: phone });
    await whenQuiet(page);
    await page.locator('#preferred-orderNotes').fill('Ripe bananas, please');
    await page.reload();
    await expect
      .poll(() => who.ask('GET', '/api/v1/preferences/my'))
      .toMatchObject({
        preferences: { orderNotes: 'Ripe bananas, please' },
      });
    await page.goto(`${rig.store.origin}${addressesPath}`);
    await whenLive(page);
    const add = page.getByRole('button', { name: 'Add an address' });
    const street = page
      .getByRole('textbox', { name: /^Street address/ })
      .or(page.getByRole('combobox', { name: /^Street address/ }));
    await add.click();
    await street.fill('12 Rimu R');
    await page.reload();
    await whenLive(page);
    await add.click();
    await expect.poll(() => street.inputValue()).toBe('12 Rimu R');
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await page.reload();
    await whenLive(page);
    await add.click();
    await street.waitFor();
    expect(await street.inputValue()).toBe('');
    await context.close();
  });

  it('show what was answered about counting visits, and change it with the question itself [B7.70]', async () => {
    const who = await registered(rig.store);
    const { page, context } = await opened(who, preferencesPath, { viewport: phone });
    const visits = page.getByRole('region', { name: 'Counting visits' });
    const change = visits.getByRole('button', { name: /^Change this/ });
    await change.click();
    await page.getByRole('button', { name: 'Yes, count my visits' }).click();
    await visits.getByText('Your visits are counted.').waitFor();
    expect(await page.evaluate(() => localStorage.getItem('analyticsConsent'))).toContain('granted');
    await change.click();
    await page.getByRole('button', { name: 'No thanks' }).click();
    await visits.getByText('Your visits are not counted.').waitFor();
    await page.getByRole('region', { name: 'Colours' }).getByRole('radio', { name: 'Dark' }).check();
    expect(await page.locator('footer').getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    await context.close();
  });
});
