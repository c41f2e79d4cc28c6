import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn, registered } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();

async function opens(path: string) {
  const { cookie, client } = await registered(rig.store, { isShopper: false });
  const watched = await openPage(rig.browser, { viewport: phone, extraHTTPHeaders: { 'x-forwarded-for': client } });
  watched.page.setDefaultTimeout(10_000);
  await watched.context.addCookies(cookiesIn(cookie, rig.store));
  const sent: { suburbId?: number; deliveryAddress?: { street: string } | null }[] = [];
  watched.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/shopper-details')) sent.push(request.postDataJSON());
  });
  await watched.page.goto(`${rig.store.origin}${path}`);
  await whenLive(watched.page);
  return { ...watched, sent };
}
const box = (page: Page, name: RegExp) => page.getByRole('main').getByRole('combobox', { name });

/** By keys alone, from the first field to the suburb that is chosen out of the list. */
async function fillsByKeys(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).focus();
  for (const words of ['Hēmi', "O'Neill", '29/2/1984', '021 555 0199']) {
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('pons');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('[name=suburbId]:not([value=""])').waitFor({ state: 'attached' });
}
const agreesAndSends = async (page: Page) => {
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('main').getByRole('button', { name: 'Finish registering' }).focus();
  await page.keyboard.press('Enter');
};

describe('Finishing a registration in a browser', () => {
  it('goes by keyboard alone, with a suburb and an address out of the list, to the welcome by name [A2.028]', async () => {
    const { page, context, complaints, sent } = await opens('/register/shopperdetails');
    await fillsByKeys(page);
    const suburb = await box(page, /^Suburb/).inputValue();
    expect(suburb).toMatch(/^Pons/);
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.getByRole('option').first().waitFor();
    expect(await box(page, /^Street/).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const street = await box(page, /^Street/).inputValue();
    expect(street).toMatch(/^12/);
    await agreesAndSends(page);
    await page.getByRole('heading', { level: 1, name: 'Kia ora Hēmi' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/welcome');
    expect(sent).toMatchObject([{ firstName: 'Hēmi', birthDate: '1984-02-29', deliveryAddress: { street } }]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes an address that is in no list as it is typed, and leads on to where they were going', async () => {
    const { page, context, complaints, sent } = await opens('/shop/register/shopperdetails?redirectUrl=/shop/specials');
    await fillsByKeys(page);
    await box(page, /^Street/).fill('The old woolshed, Long Road');
    await page.getByRole('button', { name: 'My address is not listed' }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'deliveryAddress.ruralDelivery',
    );
    await page.getByText('We take your address as you typed it.').waitFor();
    await page.keyboard.type('RD 3');
    await agreesAndSends(page);
    await page.waitForURL(`${rig.store.origin}/shop/specials`);
    expect(sent).toMatchObject([{ deliveryAddress: { street: 'The old woolshed, Long Road', ruralDelivery: 3 } }]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
