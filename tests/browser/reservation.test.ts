import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from './chromium.ts';
import { type ClockedStore, clockDevice, clockedStore, passTime, sleepThrough } from './clocked-store.ts';
import { cookiesIn, registered } from './people.ts';

const [secondMs, minuteMs, hourMs] = [1_000, 60_000, 3_600_000];
const rig = {} as { store: ClockedStore; browser: Awaited<ReturnType<typeof openBrowser>> };
beforeAll(async () => {
  // A Thursday morning: there are slots all day, with cut-offs hours ahead.
  [rig.store, rig.browser] = await Promise.all([
    clockedStore({ at: Date.parse('2026-11-26T07:00:00+13:00') }),
    openBrowser(),
  ]);
}, 90_000);
afterAll(async () => {
  await rig.browser?.close();
  await rig.store?.stop();
});

type Slot = { id: string; state: string; cutOffTime: string };
type Fulfilment = { reservation: { heldUntilMs: number; cutOffTime: string; reservationId: string } | null };
type Answer = { context: { fulfilment: Fulfilment } };

/** Somebody who holds a slot whose orders close so long from now at the earliest. */
async function holder(aheadMs: number) {
  const person = await registered(rig.store);
  await person.ask('PUT', '/api/v1/fulfilment/my/suburbs/1');
  const { slots } = (await person.ask('GET', '/api/v1/fulfilment/time-slots-summary?days=3')) as { slots: Slot[] };
  const wanted = slots.find(
    ({ state, cutOffTime }) => state === 'open' && Date.parse(cutOffTime) > rig.store.nowMs() + aheadMs,
  );
  if (!wanted) throw new Error('There is no such slot.');
  const take = async () => {
    const { context } = (await person.ask('PUT', '/api/v1/fulfilment/my/time-slots', { slotId: wanted.id })) as Answer;
    const { reservation } = context.fulfilment;
    if (!reservation) throw new Error('Nothing is held.');
    return { heldUntilMs: reservation.heldUntilMs, cutOffMs: Date.parse(reservation.cutOffTime) };
  };
  const cookies = cookiesIn(person.cookie, rig.store);
  const open = async (path: string, skewMs = 0) => {
    const watched = await openPage(rig.browser);
    await watched.context.addCookies(cookies);
    await clockDevice(watched.context, rig.store, skewMs);
    watched.page.setDefaultTimeout(15_000);
    // Until the store has said what time it is, no time may pass: in a test it passes faster than an answer comes.
    const told = theTime(watched.page);
    await watched.page.goto(`${rig.store.origin}${path}`);
    await whenLive(watched.page);
    await told;
    return watched;
  };
  const extend = () => person.ask('POST', '/api/v1/fulfilment/my/time-slots/confirmations');
  return { ...person, take, open, extend };
}

const theTime = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/v1/session'));
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const answer = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const isSilent = async (page: Page) => expect(await page.getByRole('dialog').count()).toBe(0);

describe('A held slot, in a browser, by the clock of the store', () => {
  it('is told once that the store no longer keeps it, with what to do, and the trolley stays [A4.11] [A4.12] [A8.01] [A8.02] [A8.03] [A2.100]', async () => {
    const moana = await holder(3 * hourMs);
    const { heldUntilMs } = await moana.take();
    const { page, context, complaints } = await moana.open('/shop/specials');
    await passTime(rig.store, [page], heldUntilMs - rig.store.nowMs() - 4 * secondMs);
    await isSilent(page);
    await passTime(rig.store, [page], 5 * secondMs);
    await dialog(page, "Time's up!").waitFor();
    expect(await dialog(page, "Time's up!").innerText()).toContain(
      'The time you had to place your order has passed. Choose a time slot to keep shopping.',
    );
    expect(complaints).toEqual([]);
    await answer(page, 'Change time slot');
    await page.waitForURL(/\/bookatimeslot/);
    await page.goto(`${rig.store.origin}/shop/specials`);
    await whenLive(page);
    await passTime(rig.store, [page], 3 * secondMs);
    await isSilent(page);
    await context.close();
  });

  it('is told soon, now and at the cut-off, each once, whatever the clock of the device shows [A4.15] [A4.16] [A4.17] [A4.18] [A8.07] [A8.08] [A8.09] [A8.10]', async () => {
    const moana = await holder(2 * hourMs);
    const { cutOffMs } = await moana.take();
    // Kept till the cut-off, by a tap each half hour: the store's clock runs on with nobody looking.
    while (cutOffMs - rig.store.nowMs() > 40 * minuteMs) {
      await rig.store.forward(20 * minuteMs);
      await moana.extend();
    }
    await moana.extend();
    const skewed = await Promise.all([0, 24 * hourMs, -24 * hourMs].map((skew) => moana.open('/shop/specials', skew)));
    const pages = skewed.map(({ page }) => page);
    const passTo = (leftMs: number) => passTime(rig.store, pages, Math.max(1, cutOffMs - leftMs - rig.store.nowMs()));
    await passTo(16 * minuteMs);
    await Promise.all(pages.map(isSilent));
    for (const [leftMs, title, button] of [
      [15 * minuteMs - secondMs, 'Time slot closing soon', 'Keep shopping'],
      [5 * minuteMs - secondMs, 'Less than 5 minutes left', 'Keep shopping'],
      [-secondMs, 'Time slot closed', 'Choose time slot'],
    ] as const) {
      await passTo(leftMs);
      for (const page of pages) {
        await dialog(page, title).waitFor();
        if (leftMs > 0) {
          await answer(page, button);
          await dialog(page, title).waitFor({ state: 'detached' });
        } else expect(await dialog(page, title).innerText()).toContain('Sorry, this time slot is now full.');
      }
      if (leftMs > 0) {
        await passTime(rig.store, pages, 2 * secondMs);
        await Promise.all(pages.map(isSilent));
      }
    }
    await Promise.all(skewed.map(({ context }) => context.close()));
  });

  it('is told of one end within a second after a laptop wakes, in a tab that slept as in its neighbour [A4.11] [A4.O5]', async () => {
    const moana = await holder(6 * hourMs);
    const { heldUntilMs } = await moana.take();
    const tabs = await Promise.all(['/shop/specials', '/shop/browse/pantry'].map((path) => moana.open(path)));
    const pages = tabs.map(({ page }) => page);
    await passTime(rig.store, pages, 3 * secondMs);
    await sleepThrough(rig.store, pages, heldUntilMs - rig.store.nowMs() + 3 * hourMs);
    await passTime(rig.store, pages, secondMs);
    for (const page of pages) {
      await dialog(page, "Time's up!").waitFor();
      await page.keyboard.press('Escape');
      await dialog(page, "Time's up!").waitFor({ state: 'detached' });
    }
    await passTime(rig.store, pages, 5 * secondMs);
    await Promise.all(pages.map(isSilent));
    await Promise.all(tabs.map(({ context }) => context.close()));
  });

  it('is kept longer from another tab, and the first one believes it', async () => {
    const moana = await holder(6 * hourMs);
    const { heldUntilMs } = await moana.take();
    const { page, context } = await moana.open('/shop/specials');
    await passTime(rig.store, [page], heldUntilMs - rig.store.nowMs() - 20 * secondMs);
    await moana.extend();
    const told = theTime(page);
    await passTime(rig.store, [page], 16 * secondMs);
    await told;
    await passTime(rig.store, [page], 20 * secondMs);
    await isSilent(page);
    await context.close();
  });

  it('reads of it in words beside the field, where somebody types [A8.O2]', async () => {
    const moana = await holder(2 * hourMs);
    const { cutOffMs } = await moana.take();
    while (cutOffMs - rig.store.nowMs() > 40 * minuteMs) {
      await rig.store.forward(20 * minuteMs);
      await moana.extend();
    }
    await moana.extend();
    const { page, context } = await moana.open('/shop/specials');
    const box = page.getByRole('combobox').first();
    await box.fill('feij');
    await passTime(rig.store, [page], cutOffMs - 15 * minuteMs + secondMs - rig.store.nowMs());
    await page
      .getByText(/Time slot closing soon/)
      .first()
      .waitFor();
    await isSilent(page);
    expect(await box.inputValue()).toBe('feij');
    await context.close();
  });
});
