import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  arrives,
  comesTo,
  cookiesOf,
  minuteMs,
  modal,
  secondMs,
  sitDown,
  someoneAt,
  termsOf,
} from '../journeys/held-time.ts';
import { openBrowser, openPage } from './chromium.ts';
import { type ClockedStore, clockDevice, clockedStore, passTime } from './clocked-store.ts';

const hourMs = 60 * minuteMs;
const rig = {} as { store: ClockedStore; browser: Awaited<ReturnType<typeof openBrowser>> };
beforeAll(async () => {
  [rig.store, rig.browser] = await Promise.all([
    clockedStore({ at: Date.parse('2026-09-26T12:00:00Z') }),
    openBrowser(),
  ]);
}, 90_000);
afterAll(async () => {
  await rig.browser?.close();
  await rig.store?.stop();
});

/** The change is at 14:00 UTC in both: 2 am becomes 3 am, and 3 am becomes 2 am. */
const nights = [
  {
    night: '2026-09-27, an hour shorter',
    begins: '2026-09-26T13:30:00Z',
    till: '3:30 am',
    longer: '3:50 am',
    by: '8:00 am',
  },
  {
    night: '2027-04-04, an hour longer',
    begins: '2027-04-03T13:30:00Z',
    till: '2:30 am',
    longer: '2:50 am',
    by: '7:00 am',
  },
] as const;

describe('A time that is held in the night in which the clocks change', () => {
  it.each(nights)(
    'has the right clock times and comes to its end at the right instants on $night, on devices a day ahead and behind [A4.10] [A4.16] [A4.17] [A4.18]',
    async ({ begins, till, longer, by }) => {
      const { store, browser } = rig;
      await store.forwardTo(Date.parse(begins));
      const cutOffMs = Date.parse(`${begins.slice(0, 10)}T19:00:00Z`);
      const morning = await someoneAt(store, ({ cutOffTime }) => Date.parse(cutOffTime) === cutOffMs);
      const extend = () => morning.person.ask('POST', '/api/v1/fulfilment/my/time-slots/confirmations');
      await morning.person.ask('PUT', '/api/v1/fulfilment/my/time-slots', { slotId: morning.held.id });
      const devices = await Promise.all(
        [0, 24 * hourMs, -24 * hourMs].map(async (skewMs) => {
          const watched = await openPage(browser);
          watched.page.setDefaultTimeout(15_000);
          sitDown(watched.page, morning);
          await watched.context.addCookies(cookiesOf(morning));
          await clockDevice(watched.context, store, skewMs);
          await arrives(watched.page, () => watched.page.goto(`${store.origin}/bookatimeslot`));
          return watched;
        }),
      );
      const pages = devices.map(({ page }) => page);
      const [page] = pages as [(typeof pages)[number]];
      const clocks = async () =>
        Promise.all(pages.map((one) => one.locator('.hold-card-clocks li').allInnerTexts())).then((all) =>
          all.map((texts) => texts.map((text) => text.trim())),
        );
      expect(await clocks()).toEqual(pages.map(() => [`Held for you till ${till}`, `Order by ${by}`]));
      expect((await termsOf(page)).reservation?.heldUntilMs).toBeGreaterThan(store.nowMs() + 59 * minuteMs);

      await comesTo(page, Date.parse(begins) + 20 * minuteMs + 2 * secondMs);
      for (const other of pages.slice(1)) await other.clock.fastForward(20 * minuteMs);
      await page.getByRole('button', { name: 'Keep it longer' }).click();
      await page.getByText(`Done. It is held for you till ${longer}.`, { exact: true }).waitFor();
      for (const one of pages) expect(await modal(one).count()).toBe(0);

      while (cutOffMs - store.nowMs() > 40 * minuteMs) {
        await store.forward(25 * minuteMs);
        await extend();
      }
      for (const one of pages) await arrives(one, () => one.reload());
      const comes = async (leftMs: number) => passTime(store, pages, Math.max(1, cutOffMs - leftMs - store.nowMs()));
      for (const [leftMs, title] of [
        [15 * minuteMs, 'Time slot closing soon'],
        [5 * minuteMs, 'Less than 5 minutes left'],
        [0, 'Time slot closed'],
      ] as const) {
        await comes(leftMs + 4 * secondMs);
        for (const one of pages) expect(await modal(one).count()).toBe(0);
        await comes(leftMs - secondMs);
        for (const one of pages) {
          const dialog = one.getByRole('dialog', { name: title });
          await dialog.waitFor();
          if (leftMs === 0) continue;
          expect(await dialog.innerText()).toContain(`Check out by ${by} to keep this time slot.`);
          await dialog.getByRole('button', { name: 'Keep shopping' }).click();
          await dialog.waitFor({ state: 'detached' });
        }
      }
      for (const { complaints, context } of devices) {
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );
});
