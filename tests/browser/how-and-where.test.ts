import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const open = async (page: Page, path: string) => {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
};
const over = (path: string) => `/(delivery-modal:${path})`;
const signIn = (page: Page) =>
  page.evaluate(async () => {
    const body = JSON.stringify({ email: 'mere@kete.example', password: 'Feijoa crumble 7' });
    const headers = { 'content-type': 'application/json', 'x-session-subject': 'guest' };
    return (await fetch('/api/v1/credentials', { method: 'POST', headers, body })).status;
  });

describe('How and where, in a browser against the real store', () => {
  it('a guest chooses a suburb with the keyboard alone [A2.121]', async () => {
    const { page, context, complaints } = await openPage(rig.browser, { viewport: phone });
    await open(page, over('change-delivery-address'));
    const box = page.getByRole('combobox', { name: /suburb/i });
    await box.focus();
    await page.keyboard.type('karori');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText(/We deliver to Karori/).waitFor();
    await page.getByRole('button', { name: 'Done' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await open(page, over('change-delivery-address'));
    expect(await box.inputValue()).toBe('Karori');
    expect(complaints.filter((line) => !line.includes('Service Worker'))).toEqual([]);
    await context.close();
  });

  it('a switch from delivery to pick up says what it changes, and back leads to the page [A2.123] [A2.128]', async () => {
    const { page, context } = await openPage(rig.browser);
    await open(page, '/');
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'pick up instead';
      document.querySelector('main')?.prepend(link);
    }, over('change-pick-up-store'));
    await page.getByRole('link', { name: 'pick up instead' }).click();
    await page.getByRole('searchbox', { name: 'Suburb, town, postcode or name' }).fill('kilbirnie');
    await page
      .getByRole('button', { name: / at Kete Kilbirnie$/ })
      .first()
      .click();
    const switched = page.getByRole('dialog', { name: 'You’ve switched to pick up' });
    await switched.waitFor();
    await switched.getByText('You pick up at Kete Kilbirnie.').waitFor();
    await switched.getByText(/now those of Kete Kilbirnie. They were those of/).waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/');
    await context.close();
  });

  it('whoever went back to delivery can switch to the same store once more, and nothing is called done before [A2.123] [A4.30]', async () => {
    const { page, context } = await openPage(rig.browser);
    await page.addInitScript(() => sessionStorage.setItem('signInOffered', 'true'));
    await open(page, '/book-a-timeslot/how-where-when');
    const kilbirnie = page.getByRole('button', { name: / at Kete Kilbirnie$/ }).first();
    const search = page.getByRole('searchbox', { name: 'Suburb, town, postcode or name' });
    const method = async () => {
      const session = await page.request.get(`${rig.store.origin}/api/v1/session`);
      return ((await session.json()) as { context: { fulfilment: { method: string } } }).context.fulfilment.method;
    };
    await page.getByRole('button', { name: /^Pick up/ }).click();
    await search.fill('kilbirnie');
    await kilbirnie.click();
    const question = page.locator('h2[aria-current="step"]');
    await question.filter({ hasText: 'When suits you?' }).waitFor();
    await page.getByRole('button', { name: /^Change: Where/ }).click();
    await search.fill('kilbirnie');
    await kilbirnie.click();
    await question.filter({ hasText: 'When suits you?' }).waitFor();
    await page.getByRole('button', { name: 'Change: How would you like your groceries?' }).click();
    await page.getByRole('button', { name: /^Delivery/ }).click();
    await expect.poll(method).toBe('Courier');
    await question.filter({ hasText: /^(?!How)/ }).waitFor();
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'pick up instead';
      document.querySelector('main')?.prepend(link);
    }, over('change-pick-up-store'));
    await page.getByRole('link', { name: 'pick up instead' }).click();
    await search.fill('kilbirnie');
    await kilbirnie.waitFor();
    expect(await page.getByRole('dialog').getByRole('alert').count()).toBe(0);
    expect(await kilbirnie.getAttribute('aria-pressed')).toBe('false');
    await kilbirnie.click();
    await page.getByRole('dialog', { name: 'You’ve switched to pick up' }).waitFor();
    expect(await method()).toBe('Pickup');
    await context.close();
  });

  it('a shopper adds an address, and it is the one that is delivered to [A2.127]', async () => {
    const { page, context } = await openPage(rig.browser);
    await open(page, '/');
    expect(await signIn(page)).toBe(200);
    await open(page, over('add-delivery-address'));
    await page.getByRole('combobox', { name: 'Suburb' }).fill('Karori');
    await page
      .getByRole('option', { name: /^Karori/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Street address' }).fill('Flat 2, 12 Rimu Road');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save address' }).click();
    await page.getByText(/We deliver to .*12 Rimu Road/).waitFor();
    const row = page.getByRole('radio', { name: /12 Rimu Road/ });
    await row.waitFor();
    await open(page, over('change-delivery-address'));
    await row.waitFor();
    expect(await row.isChecked()).toBe(true);
    await context.close();
  });

  it.each([
    ['pickup-point-information/1001', 'About this pick up place', 'Under the stairs by the east exit'],
    ['change-storefront-pickup-store', 'Choose your store', 'Prices and stock are those of the store you choose.'],
    ['direct-to-boot', 'Direct to boot', 'How Direct to boot works'],
    ['direct-to-boot-grouped', 'Stores with Direct to boot', 'stores bring your groceries to the boot'],
  ])('the address of %s opens what it names [A2.130] [A2.132] [A2.133] [A2.134]', async (path, title, words) => {
    const { page, context, complaints } = await openPage(rig.browser, { viewport: phone });
    await open(page, over(path));
    await page.getByRole('dialog', { name: title }).getByText(words).first().waitFor();
    expect(complaints.filter((line) => !line.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
