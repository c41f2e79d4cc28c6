import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktop, openBrowser, openPage, phone, whenLive } from './chromium.ts';
import { type ClockedStore, clockedStore } from './clocked-store.ts';
import { cookiesIn, registered } from './people.ts';

const rig = {} as { store: ClockedStore; browser: Awaited<ReturnType<typeof openBrowser>> };
beforeAll(async () => {
  // A Thursday morning: there are times all day.
  [rig.store, rig.browser] = await Promise.all([
    clockedStore({ at: Date.parse('2026-11-26T07:00:00+13:00') }),
    openBrowser(),
  ]);
}, 90_000);
afterAll(async () => {
  await rig.browser?.close();
  await rig.store?.stop();
});

type Slot = { id: string; kind: string; state: 'open' | 'full' | 'closed'; day: string };
type Session = { context: { fulfilment: { slotId: string | null } } };

async function goes(page: Page, path: string): Promise<void> {
  await page.goto(`${rig.store.origin}${path}`);
  await whenLive(page);
}

/** A shopper who lives where the first suburb is, with a browser of their own. */
async function shopper(options: BrowserContextOptions = {}) {
  const person = await registered(rig.store);
  await person.ask('PUT', '/api/v1/fulfilment/my/suburbs/1');
  const watched = await openPage(rig.browser, options);
  const cookies = cookiesIn(person.cookie, rig.store);
  await watched.context.addCookies(cookies);
  const heldId = async () => ((await person.ask('GET', '/api/v1/session')) as Session).context.fulfilment.slotId;
  const slots = async () =>
    ((await person.ask('GET', '/api/v1/fulfilment/time-slots-summary?days=7')) as { slots: Slot[] }).slots;
  const openOne = async (at = 0) => {
    const wanted = (await slots()).filter(({ state }) => state === 'open')[at];
    if (!wanted) throw new Error('There is no such time.');
    return wanted;
  };
  return { ...person, ...watched, heldId, slots, openOne };
}

const radio = (page: Page, { id }: { readonly id: string }) => page.locator(`input[type="radio"][value="${id}"]`);
const times = (page: Page) => page.getByRole('group', { name: 'Choose a time' }).getByRole('radio');
const holdButton = (page: Page) => page.locator('.slot-bar button');
const done = (page: Page) => page.getByRole('heading', { name: /^Done: .+ is yours\.$/ });

describe('A guest who chooses a time', () => {
  it('says how and where, sees every time there is, and is asked to sign in to hold one [A1.15] [A1.16]', async () => {
    const { page, context, complaints } = await openPage(rig.browser, { viewport: phone });
    await page.addInitScript(() => sessionStorage.setItem('signInOffered', 'true'));
    await goes(page, '/book-a-timeslot/how-where-when');
    await page.getByRole('button', { name: /^Delivery/ }).click();
    await page.getByRole('combobox', { name: /suburb/i }).fill('karori');
    await page.getByRole('option').first().click();
    await times(page).first().check();
    await holdButton(page).click();
    await page.getByRole('dialog').getByText('Sign in to select a pickup or delivery time.').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('A shopper who chooses a time', () => {
  it('holds it: the store, the page and the head of every page say so, and a reload does not take it back [A1.16] [B6.08]', async () => {
    const { page, context, complaints, heldId, openOne } = await shopper({ viewport: phone });
    const slot = await openOne();
    await goes(page, '/bookatimeslot');
    await radio(page, slot).check();
    await holdButton(page).click();
    await done(page).waitFor();
    expect(await heldId()).toBe(slot.id);
    await page.locator('.hold-card').getByText('Held for you till').waitFor();
    await page.locator('.slot-chip').filter({ hasText: 'held till' }).first().waitFor();
    await page.reload();
    await whenLive(page);
    expect(await radio(page, slot).isChecked()).toBe(true);
    expect(await holdButton(page).innerText()).toBe('Held for you');
    expect(await holdButton(page).getAttribute('aria-disabled')).toBe('true');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('reads the days and the times of each without JavaScript', async () => {
    const { page, context } = await shopper({ viewport: phone, javaScriptEnabled: false });
    await page.goto(`${rig.store.origin}/bookatimeslot`);
    const days = page.getByRole('list', { name: 'Days' }).getByRole('link');
    expect(await days.count()).toBe(7);
    const before = await page.locator('.slot-day:visible h2').innerText();
    await days.nth(2).click();
    await page.waitForURL(/day=2026-11-28/);
    expect(await page.locator('.slot-day:visible h2').innerText()).toBe('Saturday 28 November');
    expect(before).toBe('Today, Thursday 26 November');
    expect(await times(page).count()).toBeGreaterThan(5);
    expect(await holdButton(page).isVisible()).toBe(false);
    await page.getByText('To hold one, this page needs JavaScript.').waitFor();
    await context.close();
  });

  it('scrolls no page sideways on the smallest screen', async () => {
    const { page, context, openOne } = await shopper({ viewport: { width: 320, height: 640 } });
    const slot = await openOne();
    for (const path of ['/bookatimeslot', '/book-a-timeslot/how-where-when']) {
      await goes(page, path);
      await radio(page, slot).check();
      const root = page.locator('html');
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
    await context.close();
  });

  it('holds it once, however often the button is pressed', async () => {
    const { page, context, requests, heldId, openOne } = await shopper();
    const slot = await openOne();
    await goes(page, '/bookatimeslot');
    await radio(page, slot).check();
    await holdButton(page).dblclick();
    await done(page).waitFor();
    expect(await heldId()).toBe(slot.id);
    expect(requests.filter((line) => line === 'PUT /api/v1/fulfilment/my/time-slots')).toHaveLength(1);
    await context.close();
  });

  it('moves through the times of a day by the arrow keys on a phone, and to the next day in the week', async () => {
    const { page, context, openOne } = await shopper({ viewport: phone });
    const slot = await openOne();
    await goes(page, '/bookatimeslot');
    const checked = () =>
      page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? document.activeElement.value : ''));
    await radio(page, slot).check();
    await radio(page, slot).focus();
    await page.keyboard.press('ArrowRight');
    const next = await checked();
    expect([next === slot.id, next.includes(slot.day)]).toEqual([false, true]);
    expect(await radio(page, { id: next }).isChecked()).toBe(true);

    await page.setViewportSize(desktop);
    await page.keyboard.press('ArrowRight');
    const aside = await checked();
    expect(aside).toContain('2026-11-27');
    expect(await radio(page, { id: aside }).isChecked()).toBe(true);
    await page.keyboard.press('ArrowLeft');
    expect(await checked()).toContain(slot.day);
    await context.close();
  });

  it('may watch a full one, and finds it watched after a reload', async () => {
    const { page, context, slots } = await shopper();
    const full = (await slots()).find(({ state }) => state === 'full');
    if (!full) throw new Error('No time is full.');
    await goes(page, `/bookatimeslot?day=${full.day}`);
    const day = page.locator('.slot-day[data-shown]');
    const watch = day.getByRole('button', { name: /^Tell me if this opens/ }).first();
    const told = page.waitForResponse((response) => response.url().includes('/watches/') && response.ok());
    await watch.click();
    await day.getByText('We’ll email you if a place opens.').waitFor();
    await told;
    expect((await slots()).filter((slot) => (slot as Slot & { isWatched: boolean }).isWatched)).toHaveLength(1);
    await page.reload();
    await whenLive(page);
    expect(await watch.getAttribute('aria-pressed')).toBe('true');
    await context.close();
  });

  it('finds the day again after a reload, and by going back', async () => {
    const { page, context } = await shopper({ viewport: phone });
    await goes(page, '/bookatimeslot');
    const days = page.getByRole('list', { name: 'Days' }).getByRole('link');
    const title = page.locator('.slot-day:visible h2');
    const shows = (words: string) => title.filter({ hasText: words }).waitFor();
    await days.nth(1).click();
    await shows('Friday 27 November');
    await days.nth(3).click();
    await shows('Sunday 29 November');
    await page.reload();
    await whenLive(page);
    await shows('Sunday 29 November');
    await page.goBack();
    await shows('Friday 27 November');
    await context.close();
  });

  it('holds one time in two tabs: the last one counts, and the first tab learns of it', async () => {
    const { page, context, heldId, openOne } = await shopper();
    const [one, other] = [await openOne(), await openOne(1)];
    await goes(page, '/bookatimeslot');
    await radio(page, one).check();
    await holdButton(page).click();
    await done(page).waitFor();
    const second = await context.newPage();
    await goes(second, '/bookatimeslot');
    await radio(second, other).check();
    await holdButton(second).click();
    await done(second).waitFor();
    expect(await heldId()).toBe(other.id);
    await page.reload();
    await whenLive(page);
    expect([await radio(page, one).isChecked(), await radio(page, other).isChecked()]).toEqual([false, true]);
    expect(await page.locator('.slot').filter({ hasText: 'Held for you' }).count()).toBe(1);
    await context.close();
  });

  it('changes the flexible hour that is held for another one, over any page [A2.122]', async () => {
    const { page, context, complaints, heldId, slots, ask } = await shopper({ viewport: phone });
    const [held, other] = (await slots()).filter(({ kind, state }) => kind === 'flexible' && state === 'open');
    if (!held || !other) throw new Error('There are no two such hours.');
    await ask('PUT', '/api/v1/fulfilment/my/time-slots', { slotId: held.id });
    await goes(page, '/shop/specials/(express-modal:change-flexible-slot)');
    const dialog = page.getByRole('dialog', { name: 'Change your flexible hour' });
    await radio(page, held).waitFor();
    expect(await radio(page, held).isChecked()).toBe(true);
    await radio(page, other).check();
    await dialog.getByRole('button', { name: 'Hold this hour' }).press('Enter');
    await dialog.getByText(/ is yours\.$/).waitFor();
    expect(await heldId()).toBe(other.id);
    await dialog.getByRole('button', { name: 'Done' }).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/shop/specials');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
