import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { phone, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';
import { comesInPieces, dialog, isPlain, shopperIn } from './trolley-choices.ts';

const rig = storeAndBrowser();
const shopper = () => shopperIn(rig);

describe('Alcohol', () => {
  it('is added after a yes to the question of age, never after a no, and the question comes once [B5.10] [B5.11] [B5.O2]', async () => {
    const { one, lines, open } = await shopper();
    const beer = one(
      ({ restriction, availabilityStatus }) => restriction === 'Alcohol' && availabilityStatus === 'In Stock',
    );
    const { page, context } = await open(`/shop/productdetails?stockcode=${beer.sku}`);
    const add = page.locator('.product-offer .product-card-add');
    await add.click();
    await dialog(page).getByRole('heading', { name: 'Are you 18 or older?' }).waitFor();
    await dialog(page).getByRole('button', { name: 'No', exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await lines()).toEqual([]);
    await add.click();
    await dialog(page).getByRole('button', { name: 'Yes', exact: true }).click();
    await page.locator('.add-to-trolley').waitFor();
    await expect.poll(async () => (await lines()).map(({ sku }) => sku)).toEqual([beer.sku]);
    expect(await page.evaluate(() => localStorage.getItem('ageRestrictedProductAcknowledged'))).toBe('true');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect.poll(lines).toEqual([]);
    await page.reload();
    await whenLive(page);
    await add.click();
    await page.locator('.add-to-trolley').waitFor();
    expect(await dialog(page).count()).toBe(0);
    await context.close();
  });
});

describe('What is weighed and comes in pieces', () => {
  it('is added by the piece, told of once, and turned into a weight and back on the trolley page [A2.140] [B3.30]', async () => {
    const { one, lines, open } = await shopper();
    const { sku, name, pieceGrams = 0 } = one(comesInPieces);
    const { page, context, complaints } = await open(`/shop/productdetails?stockcode=${sku}`);
    await page.getByRole('radio', { name: 'By piece' }).check();
    await page.locator('.product-offer .product-card-add').click();
    await dialog(page).getByRole('heading', { name: 'Bought by the piece' }).waitFor();
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    await expect.poll(async () => (await lines())[0]).toMatchObject({ sku, pricingUnit: 'Each' });
    expect(await page.evaluate(() => localStorage.getItem('purchaseByQuantityAcknowledged'))).toBe('true');

    await page.goto(`${rig.store.origin}/trolley`);
    await whenLive(page);
    const unit = page.getByRole('group', { name: `Buy ${name}` });
    await unit.getByRole('radio', { name: 'By weight' }).check();
    await expect.poll(async () => (await lines())[0]?.pricingUnit).toBe('Kg');
    const kilograms = (await lines())[0]?.quantity.value ?? 0;
    expect(Math.abs(kilograms * 1000 - pieceGrams)).toBeLessThanOrEqual(pieceGrams);
    await unit.getByRole('radio', { name: 'By piece' }).check();
    await expect.poll(async () => (await lines())[0]?.pricingUnit).toBe('Each');
    expect(await dialog(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('A price that has changed since', () => {
  /** As if the product had cost that much when it was put in. */
  const agreedAt = (sku: string, cents: number) => {
    const db = new DatabaseSync(join(rig.store.dataDir, 'store.db'));
    db.exec('pragma busy_timeout = 5000');
    db.prepare('update trolley_line_terms set agreed_cents = ? where sku = ?').run(cents, sku);
    db.close();
  };

  it('is said on its line and over all, explained once, and agreed to or taken out [A2.141] [A2.142] [B3.32]', async () => {
    const { one, put, lines, open } = await shopper();
    const first = one(isPlain);
    const second = one((card) => isPlain(card) && card.sku !== first.sku);
    const third = one((card) => isPlain(card) && card.sku !== first.sku && card.sku !== second.sku);
    for (const card of [first, second, third]) {
      await put(card);
      agreedAt(card.sku, 1);
    }
    const { page, context, complaints } = await open('/trolley');
    await page.getByText('The prices of 3 products have changed').waitFor();
    await page.getByText('was $0.01 when you added it').first().waitFor();
    await page.getByRole('button', { name: new RegExp(`^OK with .* for ${first.name}$`) }).click();
    await page.getByText('The prices of 2 products have changed').waitFor();

    await page.getByRole('link', { name: 'See what changed' }).click();
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    expect(await page.evaluate(() => localStorage.getItem('changedPriceTutorialAcknowledged'))).toBe('true');
    await dialog(page)
      .getByRole('button', { name: `Take out ${second.name}` })
      .click();
    await expect.poll(async () => (await lines()).map(({ sku }) => sku)).not.toContain(second.sku);
    await dialog(page).getByRole('button', { name: 'Agree to all' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(async () => (await lines()).filter((line) => line.priceWhenAdded !== undefined)).toEqual([]);
    expect(await page.getByText('when you added it').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is explained to a phone for itself, and not again to those who do not want it [B3.33] [B3.34]', async () => {
    const { one, put, open } = await shopper();
    const card = one(isPlain);
    await put(card);
    agreedAt(card.sku, 1);
    const { page, context } = await open('/trolley', { viewport: phone });
    const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    await page.getByRole('link', { name: 'See what changed' }).click();
    await dialog(page).getByRole('button', { name: 'Don’t show this again' }).click();
    await dialog(page).getByRole('heading', { name: 'Prices that have changed' }).waitFor();
    expect(await stored('ignoreChangedPriceTutorial')).toBe('true');
    await page.goto(`${rig.store.origin}/trolley/(vt-modal:changed-price-tutorial)`);
    await whenLive(page);
    await dialog(page).getByRole('button', { name: 'Got it' }).click();
    expect(await stored('changedPriceTutorialMobileWebAcknowledged')).toBe('true');
    await page.goto(`${rig.store.origin}/trolley`);
    await whenLive(page);
    await page.getByRole('link', { name: 'See what changed' }).click();
    await dialog(page).getByRole('heading', { name: 'Prices that have changed' }).waitFor();
    await context.close();
  });
});
