import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { checkoutShopper, pathOf } from './checkout-shopper.ts';
import { whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const payPath = '/checkout/payment';
const placePath = '**/api/v1/orders/my/active/place';

/** Somebody with milk in the trolley and a time held, on the page to pay on. */
async function atPayment(put: 'putPlain' | 'putBeer' = 'putPlain') {
  const who = await checkoutShopper(rig);
  await who[put]();
  await who.lives();
  await who.holds('standard');
  await who.accepts();
  const watched = await who.opens(payPath);
  const { page } = watched;
  return { who, ...watched, button: page.getByRole('button', { name: /^Pay \$|^Place your order/ }) };
}

async function typeCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('31');
  await card.getByLabel('CVV').fill('123');
}
async function isConfirmed(page: Page): Promise<void> {
  await page.waitForURL('**/checkout/confirmation**', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
}
const linesOf = async (who: { lines: () => Promise<readonly string[]> }) => (await who.lines()).length;

describe('The page to pay on', () => {
  it('takes a new card, pays what it says, shows the confirmation, and is not come back to [A1.18] [A2.065] [A7.O12]', async () => {
    const { who, page, context, button, complaints } = await atPayment();
    await page.goto(`${rig.store.origin}/`);
    await page.goto(`${rig.store.origin}${payPath}`);
    await typeCard(page, '4111111111111111');
    await expect.poll(() => button.textContent()).toMatch(/^Pay \$\d+\.\d\d$/);
    await button.dblclick();
    await isConfirmed(page);
    expect(await linesOf(who)).toBe(0);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('placing'))).toBe(null);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says that a card was declined, charges nothing, and takes another [A7.O12]', async () => {
    const { who, page, context, button } = await atPayment();
    await typeCard(page, '4000000000000119');
    await button.click();
    await page.getByText('The payment was declined').waitFor();
    expect(await linesOf(who)).toBe(1);
    await typeCard(page, '5555555555554444');
    await button.click();
    await isConfirmed(page);
    await context.close();
  });

  it('asks what became of an order whose answer was lost, and does not pay twice [A7.O12]', async () => {
    const { who, page, context, button } = await atPayment();
    let sent = 0;
    await page.route(placePath, async (route) => {
      sent += 1;
      await route.fetch();
      await route.abort();
    });
    await typeCard(page, '4111111111111111');
    await button.click();
    await isConfirmed(page);
    expect([sent, await linesOf(who)]).toEqual([expect.any(Number), 0]);
    await context.close();
  });

  it('knows it also where a guard has led away from the page to pay on, because the order was placed meanwhile', async () => {
    const { page, context, button } = await atPayment();
    await page.route(placePath, async (route) => {
      await route.fetch();
      await page.evaluate(() => location.reload());
    });
    await typeCard(page, '4111111111111111');
    await button.click();
    await isConfirmed(page);
    await page
      .getByText(/is placed and paid for/)
      .first()
      .waitFor();
    await context.close();
  });

  it('shows whoever has gone on to another page that the card was declined, and leads them back to it', async () => {
    const { page, context, button } = await atPayment();
    const isAway = Promise.withResolvers<void>();
    await page.route(placePath, async (route) => {
      const response = await route.fetch();
      await isAway.promise;
      await route.fulfill({ response });
    });
    await typeCard(page, '4000000000000119');
    await button.click();
    await page.getByRole('button', { name: /Paying/ }).waitFor();
    await page.getByRole('link', { name: 'Kete' }).first().click();
    await page.getByRole('heading', { name: 'Shop by department' }).waitFor();
    isAway.resolve();
    await page.getByRole('link', { name: 'Go to payment' }).click();
    await expect.poll(() => pathOf(page)).toBe(payPath);
    await page.getByText('Choose another card, or try again').waitFor();
    await context.close();
  });

  it('offers a card that was saved the next time, and pays with it by the keyboard alone [A7.092] [B3.46] [B3.47]', async () => {
    const { who, page, context, button } = await atPayment();
    await typeCard(page, '4111111111111111');
    await page.getByLabel('Save this card for next time').check();
    await button.click();
    await isConfirmed(page);
    await who.putPlain();
    await who.holds('standard');
    await who.accepts();
    await page.goto(`${rig.store.origin}${payPath}`);
    const saved = page.getByRole('radio', { name: /Visa card ending in 1111 Expires 12\/31/i });
    await whenLive(page);
    await expect.poll(() => saved.isChecked()).toBe(true);
    await button.waitFor();
    await saved.focus();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent ?? '')).startsWith('Pay $')) break;
    }
    await page.keyboard.press('Enter');
    await isConfirmed(page);
    await context.close();
  });

  it('asks the age for restricted goods just before paying, each time', async () => {
    const { page, context, button } = await atPayment('putBeer');
    await typeCard(page, '4111111111111111');
    await button.click();
    await page.getByText('Please confirm that you are 18 or over, or take those items out').waitFor();
    const box = page.getByLabel('I confirm that I am 18 or over');
    await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await button.click();
    await isConfirmed(page);
    await context.close();
  });

  it('pays from a wallet [A7.091]', async () => {
    const { page, context, button } = await atPayment();
    await page.getByLabel('A wallet on this device').check();
    const wallet = page.frameLocator('iframe[title="Your wallet"]');
    await wallet.getByLabel('Pay with it').check();
    await button.click();
    await isConfirmed(page);
    await context.close();
  });
});

/** They wait for their twelve seconds at the same time. */
describe('A payment that the store hears of twelve seconds later', () => {
  const lateCard = '4000000000000135';
  let before: Promise<unknown> = Promise.resolve();
  /** They come one after the other: three passwords at once would keep the store busy. */
  const arrive = () => {
    const here = before.then(() => atPayment());
    before = here.catch(() => undefined);
    return here;
  };

  it.concurrent('knows after a reload that an order was sent, and shows what became of it [A7.O12]', async ({
    expect,
  }) => {
    const { page, context, button } = await arrive();
    await typeCard(page, lateCard);
    await button.click();
    await page.getByRole('button', { name: /Paying|Checking whether/ }).waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('placing'))).not.toBe(null);
    await page.reload();
    await page.getByRole('button', { name: 'Checking whether you were charged…' }).waitFor();
    await expect.poll(() => pathOf(page), { timeout: 40_000 }).toBe('/checkout/confirmation');
    await context.close();
  }, 90_000);

  it.concurrent('tells whoever has gone on to another page that the order is placed', async ({ expect }) => {
    const { page, context, button } = await arrive();
    await typeCard(page, lateCard);
    await button.click();
    await page.getByRole('button', { name: /Paying|Checking whether/ }).waitFor();
    await page.getByRole('link', { name: 'Kete' }).first().click();
    await expect.poll(() => pathOf(page)).toBe('/');
    await page
      .getByText(/is placed and paid for/)
      .first()
      .waitFor({ timeout: 40_000 });
    expect(pathOf(page)).toBe('/');
    await page.getByRole('link', { name: 'See your order' }).click();
    await isConfirmed(page);
    await context.close();
  }, 90_000);

  it.concurrent('lets no second tab pay while the first is paying, and says so there', async ({ expect }) => {
    const { page, context, button } = await arrive();
    const other = await context.newPage();
    await typeCard(page, lateCard);
    await button.click();
    await page.getByRole('button', { name: 'Checking whether you were charged…' }).waitFor({ timeout: 20_000 });
    await other.goto(`${rig.store.origin}${payPath}`);
    await other.getByText('You are already paying for an order').waitFor();
    expect(await other.getByRole('button', { name: /^Pay \$/ }).count()).toBe(0);
    await expect.poll(() => pathOf(page), { timeout: 40_000 }).toBe('/checkout/confirmation');
    await context.close();
  }, 90_000);
});
