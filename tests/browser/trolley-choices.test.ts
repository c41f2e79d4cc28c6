import { describe, expect, it } from 'vitest';
import { phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';
import { dialog, isCoffee, isLow, isPlain, shopperIn } from './trolley-choices.ts';

const rig = storeAndBrowser();
const shopper = () => shopperIn(rig);

describe('What a shopper says of their trolley', () => {
  it('is kept: something close for all and for one, a slip on paper, and how it is packed [A4.51] [A4.52] [A2.146] [B7.28]', async () => {
    const { one, put, trolley, lines, open } = await shopper();
    const [low, plain] = [one(isLow), one(isPlain)];
    await put(low);
    await put(plain);
    const { page, context, complaints } = await open('/trolley');
    await page.getByRole('radio', { name: 'Leave it out' }).check();
    await expect.poll(async () => (await lines()).some(({ allowSubstitutes }) => allowSubstitutes)).toBe(false);
    await page.getByRole('checkbox', { name: /^Low stock: choose something close/ }).check();
    await expect
      .poll(async () => (await lines()).filter(({ allowSubstitutes }) => allowSubstitutes).map(({ sku }) => sku))
      .toEqual([low.sku]);
    await page.getByRole('radio', { name: 'Choose something close' }).check();
    await expect.poll(async () => (await trolley()).areAllAllowSubstitutesSelected).toBe(true);

    await page.getByRole('radio', { name: /^Paper bags/ }).check();
    await expect.poll(async () => (await trolley()).packaging.packagingPreferenceId).toBe('paper-bags');
    await page.getByRole('link', { name: 'About packaging' }).click();
    await dialog(page)
      .getByRole('radio', { name: /^No bags/ })
      .check();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await trolley()).packaging.packagingPreferenceId).toBe('no-bags');

    await page.goto(`${rig.store.origin}/trolley/(account-modal:change-packingslip-preference)`);
    await whenLive(page);
    await dialog(page).getByRole('radio', { name: 'On paper, in my order' }).check();
    await dialog(page).getByRole('button', { name: 'Done' }).click();
    await expect.poll(async () => (await trolley()).paperPackingSlip).toBe(true);
    expect(await page.getByRole('checkbox', { name: /packing slip on paper/ }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('stays in sight with the reason when the store cannot be reached, and gets through at another try [A8.44]', async () => {
    const { one, put, trolley, open } = await shopper();
    await put(one(isPlain));
    const { page, context } = await open('/trolley', { viewport: phone });
    await page.route('**/trolleys/my/metadata', (route) => route.abort());
    const slip = page.getByRole('checkbox', { name: /packing slip on paper/ });
    await slip.check();
    const again = page.getByRole('button', { name: /^Try again\s*: Packing slip$/ });
    await again.waitFor();
    expect([await slip.isChecked(), (await trolley()).paperPackingSlip]).toEqual([true, false]);
    await page.unroute('**/trolleys/my/metadata');
    await again.click();
    await expect.poll(async () => (await trolley()).paperPackingSlip).toBe(true);
    await context.close();
  });
});

describe('A sample that goes with what is bought', () => {
  it('is accepted; an answer that is not kept is said, and the samples are asked for once more [A4.54] [A4.56] [A4.57]', async () => {
    const { all, put, open } = await shopper();
    for (const coffee of all(isCoffee).slice(0, 6)) await put(coffee);
    const { page, context } = await open('/trolley');
    const yes = page.getByRole('button', { name: /^Yes please, / }).first();
    await yes.waitFor();
    let loads = 0;
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('online-samples')) loads += 1;
    });
    await page.route('**/online-samples/responses', (route) => route.abort());
    await yes.click();
    await page.getByRole('alert').filter({ hasText: 'Your answer to the sample was not saved.' }).waitFor();
    await expect.poll(() => loads).toBe(1);
    expect(await yes.getAttribute('aria-pressed')).toBe('false');
    await page.unroute('**/online-samples/responses');
    await yes.click();
    await page.getByText('Comes with your order').waitFor();
    expect(loads).toBe(1);
    await page.reload();
    await page.getByText('Comes with your order').waitFor();
    await context.close();
  });
});

describe('A trolley that needs a look', () => {
  it('is spoken of at the next page, and leads to its review [A8.23] [A8.25] [A2.101]', async () => {
    const { one, put, open } = await shopper();
    await put(one(isPlain));
    const { page, context } = await open('/trolley');
    await page.route('**/trolleys/my/metadata', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      body.context.flags.trolleyNeedsReview = true;
      await route.fulfill({ response, json: body });
    });
    const told = page.waitForResponse('**/trolleys/my/metadata');
    await page.getByRole('checkbox', { name: /packing slip on paper/ }).check();
    await told;
    expect(await dialog(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Specials' }).first().click();
    await dialog(page).getByRole('heading', { name: 'Please check your trolley' }).waitFor();
    await dialog(page)
      .getByRole('link', { name: 'Review items' })
      .or(dialog(page).getByRole('button', { name: 'Review items' }))
      .click();
    await page.waitForURL('**/reviewtrolley');
    await context.close();
  });
});
