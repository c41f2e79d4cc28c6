import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from './chromium.ts';
import { type ClockedStore, clockDevice, clockedStore, passTime, sleepThrough } from './clocked-store.ts';
import { registered } from './people.ts';

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
  const cookies = person.cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: rig.store.origin };
  });
  const open = async (path: string, skewMs = 0) => {
    const watched = await openPage(rig.browser);
    await watched.context.addCookies(cookies);
    await clockDevice(watched.context, rig.store, skewMs);
    watched.page.setDefaultTimeout(15_000);
    await watched.page.goto(`${rig.store.origin}${path}`);
    await whenLive(watched.page);
    return watched;
  };
  const extend = () => person.ask('POST', '/api/v1/fulfilment/my/time-slots/confirmations');
  return { ...person, take, open, extend };
}

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
});
