import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { noPreferences } from '#services/preferences/preferences.words.ts';
import type { Journey } from './journey.types.ts';
import { told } from './who.ts';

type Kept = { readonly shopperAddresses: readonly { readonly label: string; readonly isPrimary: boolean }[] };
type Trolley = {
  readonly paperPackingSlip: boolean;
  readonly packaging: { readonly packagingPreferenceId: string | null };
};
type Order = { readonly order: { readonly fulfilmentInstructions: string } };

const soon = { timeout: 10_000 };
const rows = (page: Page) =>
  page
    .locator('main .address-book-rows > li')
    .evaluateAll((all) =>
      all.map((row) => [
        [...row.querySelectorAll('.address-row-line')].map((line) => line.textContent).join(', '),
        ...[...row.querySelectorAll('.address-row-note')].map((note) => note.textContent?.trim()),
      ]),
    );
/** On the page and in the store, the main one first. */
async function keeps(page: Page, ...labels: string[]): Promise<void> {
  await expect.poll(async () => (await rows(page)).map(([label]) => label), soon).toEqual(labels);
  await expect
    .poll(async () => (await told<Kept>(page, '/api/v1/addresses/my/items')).shopperAddresses, soon)
    .toMatchObject(labels.map((label, at) => ({ label, isPrimary: at === 0 })));
}
const says = (page: Page, words: string | RegExp) => page.locator('main').getByText(words).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const prefers = async (page: Page) =>
  (await told<{ preferences: typeof noPreferences }>(page, '/api/v1/preferences/my')).preferences;
async function stands(page: Page, more: Partial<typeof noPreferences>): Promise<void> {
  await expect.poll(() => prefers(page), soon).toMatchObject(more);
}
const saved = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByText('Saved', { exact: true }).first().waitFor();
const isInBeta = async (page: Page) =>
  (await told<{ isInBetaTestingGroup: boolean }>(page, '/api/v1/experiments')).isInBetaTestingGroup;
const isChecked = (page: Page, name: string | RegExp) => page.getByRole('radio', { name }).isChecked();
const trolley = (page: Page) => told<Trolley>(page, '/api/v1/trolleys/my');
const instructions = async (page: Page) =>
  (await told<Order>(page, '/api/v1/orders/my/active')).order.fulfilmentInstructions;

const rimu = '12 Rimu Road, Karori, Wellington 6012';
const kowhai = '8 Kōwhai Street, Karori, Wellington 6012';

async function isAsBegun(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Online shopping preferences' }).waitFor();
  await expect.poll(() => isChecked(page, 'Only on screen'), soon).toBe(true);
  expect(await prefers(page)).toEqual(noPreferences);
}

export const preferencesSights: Journey['see'] = {
  outside: async (page) => {
    await page.locator('main h1').first().waitFor();
    expect(await prefers(page)).toEqual(noPreferences);
  },
  empty: async (page) => {
    await says(page, 'You have no address with us yet');
    await keeps(page);
  },
  unsaved: async (page) => {
    await page.locator('main [role=alert]').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Street address' }).inputValue()).toBe('12 Rimu Road');
    expect(await page.getByRole('combobox', { name: 'Suburb' }).inputValue()).toBe('Karori');
    expect((await told<Kept>(page, '/api/v1/addresses/my/items')).shopperAddresses).toEqual([]);
  },
  one: async (page) => {
    await keeps(page, rimu);
    await says(page, '12 Rimu Road is added.');
    await expect.poll(() => focused(page), soon).toBe('12 Rimu Road is added.');
  },
  two: async (page) => {
    await keeps(page, rimu, kowhai);
    await says(page, '8 Kōwhai Street is added.');
  },
  moved: async (page) => {
    await keeps(page, kowhai, rimu);
    await expect.poll(() => rows(page), soon).toEqual([[kowhai, 'Main address', 'Delivering here'], [rimu]]);
    await says(page, `We deliver to ${kowhai}. It is your main address.`);
  },
  changed: async (page) => {
    await keeps(page, 'Flat 3, 8 Kōwhai Street, Karori, Wellington 6012', rimu);
    await says(page, 'Your address is saved: Flat 3, 8 Kōwhai Street.');
  },
  asked: async (page) => {
    await says(page, `Remove ${kowhai}?`);
    await says(page, /Your next order is to go there\. Without it we still deliver to Karori/);
    await says(page, new RegExp(`Your main address is then ${rimu}\\.`));
    expect(await focused(page)).toBe('Yes, remove it');
  },
  kept: async (page) => {
    await keeps(page, kowhai, rimu);
    await expect.poll(() => focused(page), soon).toMatch(/^Remove.*Kōwhai/);
  },
  removed: async (page) => {
    await keeps(page, rimu);
    await expect.poll(() => focused(page), soon).toBe(`${kowhai} is removed.`);
    const { context } = await told<{ context: { fulfilment: { addressId: number | null; suburb: string } } }>(
      page,
      '/api/v1/session',
    );
    expect([context.fulfilment.addressId, context.fulfilment.suburb]).toEqual([null, 'Karori']);
  },
  choosing: isAsBegun,
  givenUp: isAsBegun,
  strict: async (page) => {
    await saved(page, 'If something runs out');
    await stands(page, { allowSubstitutes: false });
  },
  packed: async (page) => {
    await saved(page, 'How we pack it');
    await stands(page, { packagingPreferenceId: 'paper-bags' });
    expect((await trolley(page)).packaging.packagingPreferenceId).toBe('paper-bags');
  },
  unkept: async (page) => {
    await says(page, /^That was not saved\./);
    expect(await isChecked(page, 'On paper, in my order')).toBe(true);
    await stands(page, { paperPackingSlip: false });
  },
  papered: async (page) => {
    await expect.poll(() => isChecked(page, 'On paper, in my order'), soon).toBe(true);
    await stands(page, { paperPackingSlip: true });
    expect((await trolley(page)).paperPackingSlip).toBe(true);
  },
  noted: async (page) => {
    await saved(page, 'Notes on every order');
    await stands(page, { instructions: 'Mind the dog.' });
    expect(await instructions(page)).toBe('Mind the dog.');
  },
  notedStill: async (page) => {
    await expect.poll(() => page.getByLabel('Delivery instructions').inputValue(), soon).toBe('Mind the dog.');
  },
  written: async (page) => {
    await saved(page, 'Letters with offers');
    await stands(page, { marketingLetters: true });
  },
  joined: async (page) => {
    await saved(page, 'Try new things first');
    expect(await isInBeta(page)).toBe(true);
  },
  left: async (page) => {
    await saved(page, 'Try new things first');
    await expect.poll(() => isInBeta(page), soon).toBe(false);
  },
};
