import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const narrow = { viewport: { width: 320, height: 640 } };

/** Presses Tab until it stands there, as somebody without a mouse does. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await goal.evaluate((element) => element === element.ownerDocument.activeElement && document.hasFocus()))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error('No number of tabs leads there.');
}
async function presses(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function typesCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details"]');
  for (const [label, text] of [
    ['Card number', number],
    ['Month', '12'],
    ['Year', '31'],
    ['CVV', '123'],
  ] as const) {
    await tabTo(page, card.getByLabel(label));
    await page.keyboard.type(text);
  }
}

describe('The delivery pass by keyboard alone, at 320 px', () => {
  it('is chosen and paid for, its card is deleted with the password alone, and it is given up [A1.22] [A2.077] [A2.079] [A2.153] [A2.156] [A2.160]', async () => {
    const who = await checkoutShopper(rig);
    await who.lives();
    const { page, context, complaints } = await who.opens('/deliverysubscription', narrow);
    expect(await overflow(page)).toBe(0);
    await presses(page, page.locator('main').getByRole('link', { name: 'Choose a plan' }));
    await page.getByRole('heading', { level: 1, name: 'Delivery Saver plans' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await presses(page, page.getByRole('link', { name: 'Choose this plan' }).first());
    await page.getByRole('heading', { level: 1, name: 'Pay for Delivery Saver' }).waitFor();
    expect(await overflow(page)).toBe(0);
    await typesCard(page, '4111111111111111');
    await presses(page, page.getByRole('button', { name: /^Pay \$/ }));
    await page.getByRole('heading', { level: 1, name: 'You have Delivery Saver' }).waitFor();
    expect([await overflow(page), pathOf(page)]).toEqual([0, '/deliverysubscription/payment/success']);

    await presses(page, page.locator('main').getByRole('link', { name: 'See your plan' }));
    await presses(page, page.getByRole('link', { name: 'Change card' }));
    await presses(page, page.getByRole('dialog').getByRole('link', { name: 'Delete 1111' }));
    const deleting = page.getByRole('dialog', { name: 'Delete this card?' });
    await deleting.getByText(/is paid with it/).waitFor();
    await tabTo(page, deleting.getByLabel('Your password'));
    await page.keyboard.type('Not the password 1');
    await page.keyboard.press('Enter');
    await deleting.getByText('That is not your password.').waitFor();
    await tabTo(page, deleting.getByLabel('Your password'));
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await deleting.getByText('The card is deleted.').waitFor();
    await page.keyboard.press('Escape');
    await deleting.waitFor({ state: 'detached' });
    // The session was renewed with the password: the page alone has the new one.
    const left = await page.request.get(`${rig.store.origin}/api/v1/payments/instruments`);
    expect(await left.json()).toEqual({ instruments: [] });

    await presses(page, page.getByRole('link', { name: 'Cancel Delivery Saver' }));
    await presses(page, page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }));
    await page.getByRole('dialog', { name: 'Delivery Saver is cancelled' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Cancelled', { exact: true }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(complaints.filter((complaint) => !/Failed to load resource/.test(complaint))).toEqual([]);
    await context.close();
  }, 120_000);

  it('leads whoever has bought nothing from its success to the plans [A2.080] [B2.27]', async () => {
    const who = await checkoutShopper(rig);
    const { page, context } = await who.opens('/deliverysubscription/payment/success', narrow);
    expect(pathOf(page)).toBe('/deliverysubscription/plans');
    await context.close();
  });
});
