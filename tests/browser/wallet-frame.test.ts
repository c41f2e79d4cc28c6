import type { Browser, Page } from 'playwright-core';
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
    const { reports, messages } = (window as unknown as Shop).harness;
    return { reports, messages };
  });
const outcomes = async (page: Page) =>
  (await harnessOf(page)).reports.flatMap((report) => (report.type === 'submit.settled' ? [report.outcome] : []));
const settled = (page: Page, count: number) =>
  page.waitForFunction(
    (least) =>
      (window as unknown as Shop).harness.reports.filter(({ type }) => type === 'submit.settled').length >= least,
    count,
  );
const submit = (page: Page) =>
  page.evaluate(() => (window as unknown as Shop).harness.submit({ verify: false, save: true }));
const frameOf = (page: Page) => page.frames().find((one) => one.url().includes('/wallet/'));

async function openWallet() {
  const watched = await openPage(browser);
  onTestFinished(() => watched.context.close());
  await watched.page.goto(`${origins.shopOrigin}/?wallet`);
  await watched.page.waitForSelector('.card-frame[data-state="loaded"]');
  return { ...watched, wallet: watched.page.frameLocator('iframe') };
}

describe('A wallet in the frame of a card', () => {
  it('pays by keyboard, and the page learns the name of what it pays with [A7.091] [B7.41] [B7.45]', async () => {
    const { page, wallet, complaints } = await openWallet();
    await wallet.getByLabel('Pay with it').focus();
    await page.keyboard.press('Space');
    await submit(page);
    await settled(page, 1);
    const [outcome] = await outcomes(page);
    const instrumentId = outcome?.kind === 'success' ? outcome.instrumentId : '';
    expect(await origins.side.provider.instrument(instrumentId)).toMatchObject({ cardScheme: 'Wallet' });
    expect(complaints).toEqual([]);
  });

  it('that refuses, or was told nothing, says so in itself; nothing is taken, and it can still pay [B7.42] [B8.22]', async () => {
    const { page, wallet, requests } = await openWallet();
    await submit(page);
    await wallet.getByText('Choose whether the wallet pays.').waitFor();
    await wallet.getByLabel('Refuse').check();
    await submit(page);
    await wallet.getByText('The wallet refused, and nothing was taken.').waitFor();
    await settled(page, 2);
    expect(await page.locator('.card-frame').getAttribute('data-state')).toBe('loaded');
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    await wallet.getByLabel('Pay with it').check();
    await submit(page);
    await settled(page, 3);
    expect((await outcomes(page)).map(({ kind }) => kind)).toEqual([expect.any(String), expect.any(String), 'success']);
  });
});

describe('Whoever forges', () => {
  it('a success of a wallet, from a frame beside it or from elsewhere on its origin, is not heard', async () => {
    const { page } = await openWallet();
    const before = await harnessOf(page);
    const forgers = [origins.evilOrigin, origins.payOrigin, ...origins.lookAlikes];
    for (const origin of forgers)
      await page.evaluate((src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      }, `${origin}/attack?rounds=50`);
    const messages = before.messages + forgers.length * 50 * 8;
    await page.waitForFunction((least) => (window as unknown as Shop).harness.messages >= least, messages);
    expect(await harnessOf(page)).toEqual({ ...before, messages });
  });

  it('a submit to a wallet asks it nothing', async () => {
    const { page, wallet, requests } = await openWallet();
    await wallet.getByLabel('Pay with it').check();
    await frameOf(page)?.evaluate(
      () =>
        new Promise<void>((resolve) => {
          window.addEventListener('message', () => resolve());
          window.postMessage({ eventId: 'pay-frame-submit', verify: false, save: false }, location.origin);
        }),
    );
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);
    await Promise.all([page.waitForRequest((request) => request.method() === 'POST'), submit(page)]);
  });

  it('a shop around a wallet gets no wallet: it stands in no frame but the shop’s', async () => {
    const { page, context } = await openPage(browser);
    onTestFinished(() => context.close());
    const { url } = await origins.side.provider.openWallet();
    const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(`${origins.evilOrigin}/hold?url=${encodeURIComponent(url)}`);
    await refused;
    expect(await page.frameLocator('iframe').getByLabel('Pay with it').count()).toBe(0);
  });

  it('a wallet that has gone elsewhere hears nothing of a submit', async () => {
    const { page } = await openWallet();
    const frame = frameOf(page);
    await frame?.goto(`${origins.evilOrigin}/listen`);
    await submit(page);
    await page.evaluate(
      (to) => document.querySelector('iframe')?.contentWindow?.postMessage('marker', to),
      origins.evilOrigin,
    );
    await frame?.waitForFunction(() => (window as unknown as { heard: unknown[] }).heard.length > 0);
    expect(await frame?.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual(['marker']);
  });
});
