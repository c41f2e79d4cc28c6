import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Harness } from './card-frame/harness.tsx';
import { openOrigins, type Origins } from './card-frame/origins.ts';
import { openPage, openWholeBrowser } from './chromium.ts';

let origins: Origins;
let browser: Browser;
beforeAll(async () => {
  [origins, browser] = await Promise.all([openOrigins(), openWholeBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  origins?.close();
});

type Shop = { harness: Harness };
const harnessOf = (page: Page) =>
  page.evaluate(() => {
    const { reports, changes, messages } = (window as unknown as Shop).harness;
    return { reports, changes, messages };
  });
const boxOf = (page: Page) => page.locator('.card-frame');
const heard = (page: Page, count: number) =>
  page.waitForFunction((least) => (window as unknown as Shop).harness.messages >= least, count);
const reported = (page: Page, count: number) =>
  page.waitForFunction((least) => (window as unknown as Shop).harness.reports.length >= least, count);
const submit = (page: Page, wishes: object = {}) =>
  page.evaluate((asked) => (window as unknown as Shop).harness.submit(asked), wishes);

async function openShop() {
  const watched = await openPage(browser);
  onTestFinished(() => watched.context.close());
  await watched.page.goto(origins.shopOrigin);
  await watched.page.waitForSelector('.card-frame[data-state="loaded"]');
  return { ...watched, card: watched.page.frameLocator('iframe[title="Card details"]') };
}

async function type(card: FrameLocator, number: string) {
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Month').fill('12');
  await card.getByLabel('Year').fill('31');
  await card.getByLabel('CVV').fill('123');
}

describe('A card typed into the frame', () => {
  it('is taken by the payment side, and the page learns its name alone [B7.41] [B7.47]', async () => {
    const { page, card, complaints } = await openShop();
    await type(card, '4111 1111 1111 1111');
    await submit(page, { save: true });
    await reported(page, 2);
    const { reports } = await harnessOf(page);
    const [last] = reports.filter((report) => report.type === 'submit.settled');
    const instrumentId = last?.outcome.kind === 'success' ? last.outcome.instrumentId : '';
    expect(await origins.side.captures.instrument(instrumentId)).toMatchObject({ cardSuffix: '1111', isSaved: true });
    expect(JSON.stringify(await harnessOf(page))).not.toContain('4111');
    expect(complaints).toEqual([]);
  });

  it('by keyboard alone, its wrong fields marked in the frame and said on the page [B5.28] [B8.22]', async () => {
    const { page, card } = await openShop();
    await card.getByLabel('Card number').focus();
    await page.keyboard.type('4111111111111112');
    for (const digits of ['13', '31', '12']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(digits);
    }
    await page.getByRole('button', { name: 'Place the order' }).focus();
    await page.getByText('Please check: card number, CVV, expiry month.').waitFor({ state: 'attached' });
    await submit(page);
    await reported(page, 2);
    const invalid = ['Card number', 'Month', 'CVV'].map((label) => card.getByLabel(label).getAttribute('aria-invalid'));
    expect(await Promise.all(invalid)).toEqual(['true', 'true', 'true']);
    expect(await card.getByLabel('Year').getAttribute('aria-invalid')).toBe('false');
    expect(await boxOf(page).getAttribute('data-state')).toBe('loaded');
  });

  it.each([
    ['4000000000000028', /please try again/],
    ['4000000000000069', /please try again/],
  ])('%s ends in words and a way on [B8.26] [B8.30] [B8.32]', async (number, words) => {
    const { page, card } = await openShop();
    await type(card, number);
    await submit(page);
    await page.getByRole('alert').getByText(words).waitFor();
    await page.getByRole('button', { name: 'try again' }).click();
    await page.waitForSelector('.card-frame[data-state="loaded"]');
  });

  it('an expired frame is exchanged for another one, with a notice [B8.27]', async () => {
    const { page, card } = await openShop();
    const before = await page.locator('iframe').getAttribute('src');
    await type(card, '4000000000000036');
    await submit(page);
    await page.getByText('The card form had expired').waitFor();
    expect(await page.locator('iframe').getAttribute('src')).not.toBe(before);
  });
});

describe('Messages that others forge', () => {
  const rounds = 180;
  const perRound = 8;

  it('in 10,000 of them, from openers, siblings, nested frames, look-alikes and sandboxes, not one is heard', async () => {
    const { page, context } = await openShop();
    const before = await harnessOf(page);
    const html = await boxOf(page).evaluate((box) => box.outerHTML);
    const attack = `/attack?rounds=${rounds}`;
    const frames: readonly (readonly [string, string | null])[] = [
      [`${origins.evilOrigin}${attack}`, null],
      [`${origins.evilOrigin}${attack}`, 'allow-scripts'],
      [`${origins.payOrigin}${attack}`, null],
      [`${origins.payOrigin}${attack}`, 'allow-scripts'],
      [`${origins.evilOrigin}/hold?url=${encodeURIComponent(`${origins.evilOrigin}${attack}`)}`, null],
      ...origins.lookAlikes.map((origin) => [`${origin}${attack}`, null] as const),
    ];
    for (const [src, sandbox] of frames)
      await page.evaluate(
        ([address, allowed]) => {
          const frame = document.createElement('iframe');
          if (allowed) frame.setAttribute('sandbox', allowed);
          frame.src = address as string;
          document.body.append(frame);
        },
        [src, sandbox] as const,
      );
    const mostMessages = before.messages + frames.length * rounds * perRound;
    await heard(page, mostMessages);
    expect(mostMessages).toBeGreaterThan(10_000);
    expect(await harnessOf(page)).toEqual({ ...before, messages: mostMessages });
    expect(await boxOf(page).evaluate((box) => box.outerHTML)).toBe(html);
    await context.close();
  });

  it('an opener that forges a loaded frame opens nothing', async () => {
    const { page, context } = await openPage(browser);
    onTestFinished(() => context.close());
    await page.goto(`${origins.evilOrigin}/attack`);
    const opening = context.waitForEvent('page');
    await page.evaluate((address) => {
      (window as unknown as { shop: Window | null }).shop = window.open(address);
    }, origins.shopOrigin);
    const shop = await opening;
    await shop.waitForSelector('.card-frame[data-state="loaded"]');
    const before = await harnessOf(shop);
    await page.evaluate((to) => {
      const target = (window as unknown as { shop: Window }).shop;
      for (let index = 0; index < 500; index++)
        target.postMessage({ eventId: 'pay-frame-error', errors: [{ code: 'IF99' }] }, to);
    }, origins.shopOrigin);
    await heard(shop, before.messages + 500);
    expect(await harnessOf(shop)).toEqual({ ...before, messages: before.messages + 500 });
  });
});

describe('A frame that has gone elsewhere', () => {
  it('hears nothing of a submit: only the marker that is sent to where it is, after it', async () => {
    const { page } = await openShop();
    const frame = page.frames().find((one) => one.url().includes('/capture/'));
    await frame?.goto(`${origins.evilOrigin}/listen`);
    await submit(page, { verify: true, save: true });
    await page.evaluate(
      (to) => document.querySelector('iframe')?.contentWindow?.postMessage('marker', to),
      origins.evilOrigin,
    );
    await frame?.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0);
    expect(await frame?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual(['marker']);
    expect((await harnessOf(page)).reports.map(({ type }) => type)).toEqual(['submit.asked']);
  });
});

describe('The capture page', () => {
  it('stands in no frame but the shop’s', async () => {
    const { page, context, complaints } = await openPage(browser);
    onTestFinished(() => context.close());
    const { url } = await origins.side.provider.openCapture();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${origins.evilOrigin}/hold?url=${encodeURIComponent(url)}`);
    await refused;
    expect(complaints.join()).toContain('frame-ancestors');
    expect(await page.frameLocator('iframe').getByLabel('Card number').count()).toBe(0);
  });

  it('in a tab of its own says nothing to anyone, and that it works inside the shop', async () => {
    const { page, context } = await openPage(browser);
    onTestFinished(() => context.close());
    await page.goto((await origins.side.provider.openCapture()).url);
    await page.getByText('This form works inside the shop only.').waitFor();
    expect(await context.cookies()).toEqual([]);
  });

  it('believes the shop alone: a submit from another window sends no card', async () => {
    const { page, card, requests } = await openShop();
    await type(card, '4111111111111111');
    const frame = page.frames().find((one) => one.url().includes('/capture/'));
    await frame?.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('message', () => resolve());
          window.postMessage({ eventId: 'pay-frame-submit', verify: false, save: false }, location.origin);
        }),
    );
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), submit(page)]);
  });
});
