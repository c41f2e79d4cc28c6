import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { openPage, phone, whenLive } from './chromium.ts';
import { cookiesIn } from './people.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const reviewPath = '/checkout/revieworder';

/** Somebody with milk in the trolley and a time held, on the page on which the order is looked over. */
async function atReview({ hasAddress = true } = {}) {
  const who = await checkoutShopper(rig);
  const goods = await who.putPlain();
  await who.holds('standard');
  const home = { street: '12 Ponsonby Road', suburbId: 1, ruralDelivery: null };
  if (hasAddress) await who.ask('POST', '/api/v1/addresses/my/items', home);
  const watched = await who.opens(reviewPath);
  const { page } = watched;
  const active = () => who.ask('GET', '/api/v1/orders/my/active') as Promise<Active>;
  return { who, goods, active, ...watched, pay: page.getByRole('button', { name: 'Continue to payment' }) };
}
type Active = {
  readonly disclaimerAccepted: boolean;
  readonly order: {
    readonly orderNotes: string;
    readonly bonusProducts: readonly { readonly name: string; readonly selected: boolean }[];
    readonly fulfilmentInstructions: string;
    readonly noteAddOns: readonly { readonly selected: boolean }[];
  };
};
const instructions = (page: Page) => page.getByRole('textbox', { name: 'Delivery instructions' });
const notes = (page: Page) => page.getByRole('textbox', { name: 'Note to your personal shopper' });
const accept = (page: Page) => page.getByRole('checkbox', { name: 'I have read and accept this' });
const stateOf = (page: Page, state: string) => page.locator(`.order-notes[data-state="${state}"]`);

describe('The page on which an order is looked over', () => {
  it('is whole in the first HTML: items, totals, notes and the disclaimer [A1.17] [A2.064]', async () => {
    const { goods, page, context, complaints } = await atReview();
    const html = await (await page.request.get(`${rig.store.origin}${reviewPath}`)).text();
    for (const words of [`data-sku="${goods.sku}"`, 'data-part="total"', 'I have read and accept this', 'Delivery to'])
      expect(html).toContain(words);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps what is typed by itself, with the doorstep in front once, over a reload [B7.21] [B7.22] [A7.061] [A3.43]', async () => {
    const { page, context, active } = await atReview();
    await instructions(page).fill('Blue gate');
    await page.getByRole('checkbox', { name: 'Leave my order at the doorstep' }).check();
    await notes(page).fill('Ripe ones, please');
    await notes(page).blur();
    await expect.poll(() => stateOf(page, 'saved').count()).toBe(2);
    const { order } = await active();
    expect([order.fulfilmentInstructions, order.noteAddOns[0]?.selected, order.orderNotes]).toEqual([
      'Blue gate',
      true,
      'Ripe ones, please',
    ]);
    await page.reload();
    await whenLive(page);
    expect(await instructions(page).inputValue()).toBe('Blue gate');
    await context.close();
  });

  it('loses nothing typed when it cannot be saved, and saves it when it is tried again', async () => {
    const { page, context, active } = await atReview();
    await page.route('**/order-notes*', (route) => route.abort());
    await page.route('**/orders/my/active/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await notes(page).fill('Ripe ones');
    await notes(page).blur();
    await stateOf(page, 'failed').waitFor();
    expect(await notes(page).inputValue()).toBe('Ripe ones');
    await page.unrouteAll();
    await page.getByRole('button', { name: /^Try again/ }).click();
    await stateOf(page, 'saved').waitFor();
    expect((await active()).order.orderNotes).toBe('Ripe ones');
    await context.close();
  });

  it('leads by keyboard to the disclaimer that is missing, then on to paying [A7.058]', async () => {
    const { page, context, pay, active, complaints } = await atReview();
    await pay.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Please read and accept the terms above to continue.').waitFor();
    await expect.poll(() => accept(page).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(pathOf(page)).toBe(reviewPath);
    await page.keyboard.press('Space');
    await pay.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pathOf(page)).toBe('/checkout/payment');
    expect((await active()).disclaimerAccepted).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to the problems that the store names, each with its way on, before anything else', async () => {
    const { page, context, pay } = await atReview({ hasAddress: false });
    await pay.click();
    const problems = page.locator('.review-order-problems');
    await expect.poll(() => problems.evaluate((box) => box === document.activeElement)).toBe(true);
    await problems.getByRole('link', { name: 'Choose how and where' }).click();
    await expect.poll(() => pathOf(page)).toBe('/checkout/book-a-timeslot/how-where-when');
    await context.close();
  });

  it('is not ticked when the store did not keep that it was accepted', async () => {
    const { page, context, active } = await atReview();
    await page.route('**/accept-disclaimer', (route) => route.abort());
    await accept(page).click();
    await page.getByText('Your answer was not saved', { exact: false }).waitFor();
    expect([await accept(page).isChecked(), (await active()).disclaimerAccepted]).toEqual([false, false]);
    await context.close();
  });

  it('says why a coupon is not taken and leaves its code to be mended [B7.26]', async () => {
    const { page, context } = await atReview();
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('nothing-4');
    await code.press('Enter');
    await page.getByText('That code was not added.', { exact: false }).waitFor();
    expect(await code.inputValue()).toBe('nothing-4');
    await context.close();
  });

  it('takes off what a coupon brings, and lets one thing of an offer come along [A7.056] [A3.42]', async () => {
    const { who, goods, page, context, active } = await atReview();
    const more = { sku: goods.sku, quantity: 40, pricingUnit: goods.unit, addToBasketSource: 'Test' };
    await who.ask('POST', '/api/v2/trolleys/my/items', more);
    await page.reload();
    await whenLive(page);
    const code = page.getByRole('textbox', { name: 'Code' });
    await code.fill('kete10');
    await code.press('Enter');
    await page.locator('[data-part="coupon"]', { hasText: '-$10.00' }).waitFor();
    expect(await code.inputValue()).toBe('');
    const seeds = page.getByRole('checkbox', { name: 'Silverbeet seeds' });
    const plants = page.getByRole('checkbox', { name: 'Swan plant seeds' });
    await seeds.click();
    await plants.click();
    await expect.poll(async () => [await seeds.isChecked(), await plants.isChecked()]).toEqual([false, true]);
    await expect
      .poll(async () => (await active()).order.bonusProducts.flatMap(({ name, selected }) => (selected ? [name] : [])))
      .toEqual(['Swan plant seeds']);
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.locator('[data-part="coupon"]').waitFor({ state: 'detached' });
    await context.close();
  });

  it('fits a screen of 320 px, with its items behind their count', async () => {
    const { who } = await atReview();
    const { page, context } = await openPage(rig.browser, { viewport: { ...phone, width: 320 } });
    await context.addCookies(cookiesIn(who.cookie, rig.store));
    await page.goto(`${rig.store.origin}${reviewPath}`);
    await whenLive(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const line = page.locator('.review-order-line').first();
    expect(await line.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Show items/ }).click();
    expect(await line.isVisible()).toBe(true);
    await context.close();
  });
});
