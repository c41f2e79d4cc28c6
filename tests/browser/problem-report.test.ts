import type { Page } from 'playwright-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { inspectionChannel, type Told } from '#services/inspection/channel.words.ts';
import { mostBytes, mostRecords } from '#services/inspection/report.rules.ts';
import { traceSchema } from '#services/inspection/trace.contract.ts';
import { canaries, canariesIn } from '../services/inspection/canaries.ts';
import { openPage, whenLive } from './chromium.ts';
import { storeAndBrowser } from './rig.ts';

const rig = storeAndBrowser();
const recorderIsThere = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/open-[\w-]+\.js/.test(name)),
  );

/** A shopper who types, goes on, and lands on a page that breaks. */
async function brokenPage() {
  const watched = await openPage(rig.browser);
  const { page, context } = watched;
  await page.goto(`${rig.store.origin}/shop/specials`);
  await whenLive(page);
  await recorderIsThere(page);
  await page.getByRole('combobox').first().fill(canaries[0]);
  await page.getByRole('combobox').first().fill('');
  await page.route('**/api/v1/**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/shop/searchproducts?search=canary-biscuits';
    document.querySelector('main')?.append(link);
    link.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Internal Server Error' }).waitFor();
  return { ...watched, page, context };
}

describe('The problem report', () => {
  it('of a page that broke is a short trace that holds nothing of the shopper, by keyboard', async () => {
    const { page, context } = await brokenPage();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy problem report' }).focus();
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: /^Copied/ })
      .waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const trace = v.parse(traceSchema, JSON.parse(text));
    expect(trace.records.length).toBeGreaterThan(20);
    expect(trace.records.length).toBeLessThanOrEqual(mostRecords);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
    expect(trace.records).toContainEqual(expect.objectContaining({ kind: 'call', said: '500' }));
    expect([...canariesIn(text), ...canariesIn(decodeURIComponent(text))]).toEqual([]);
    expect(trace.title).not.toContain('canary');
    await context.close();
  });

  it('is offered as a file where the clipboard refuses', async () => {
    const { page, context } = await brokenPage();
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('No.')) } }),
    );
    await page.getByRole('button', { name: 'Copy problem report' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save it as a file' }).click();
    const chunks: Buffer[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
    expect(v.safeParse(traceSchema, JSON.parse(Buffer.concat(chunks).toString())).success).toBe(true);
    await context.close();
  });

  it('is there on a page that the server made for an error, and on one that leads nowhere', async () => {
    const { page, context } = await openPage(rig.browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const path of ['/something-went-wrong', '/no/such/page']) {
      await page.goto(`${rig.store.origin}${path}`);
      await whenLive(page);
      await page.getByRole('button', { name: 'Copy problem report' }).click();
      await page
        .getByRole('status')
        .filter({ hasText: /^Copied/ })
        .waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(v.safeParse(traceSchema, JSON.parse(text)).success).toBe(true);
    }
    await context.close();
  });
});

type Listening = { heard: Told[]; channel: BroadcastChannel };
const listen = (page: Page) =>
  page.evaluate((name) => {
    const listening: Listening = { heard: [], channel: new BroadcastChannel(name) };
    listening.channel.onmessage = ({ data }) => listening.heard.push(data as Told);
    listening.channel.postMessage({ type: 'inspector.look' });
    Object.assign(window, { listening });
  }, inspectionChannel);
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { listening: Listening }).listening.heard);

describe('Who may look on', () => {
  it('is a page of this very origin in this browser that asks, and nobody else', async () => {
    const { page, context } = await openPage(rig.browser);
    await page.goto(`${rig.store.origin}/shop/specials`);
    await whenLive(page);
    await recorderIsThere(page);
    const foreign = await context.newPage();
    await foreign.goto('data:text/html,<title>elsewhere</title>');
    await listen(foreign);
    const own = await context.newPage();
    await own.goto(`${rig.store.origin}/assets/settings.json`);
    await expect
      .poll(async () => {
        await listen(own);
        return heardBy(own);
      })
      .toContainEqual(expect.objectContaining({ type: 'tab.here', title: '/shop/specials' }));
    expect((await heardBy(own)).map(({ type }) => type)).not.toContain('tab.told');
    await own.evaluate(() => {
      const { heard, channel } = (window as unknown as { listening: Listening }).listening;
      channel.postMessage({ type: 'inspector.follow', tab: heard[0]?.tab });
    });
    await expect
      .poll(async () => (await heardBy(own)).find((word) => word.type === 'tab.told')?.records[0])
      .toMatchObject({ kind: 'actor', chart: 'shop' });
    expect(await heardBy(foreign)).toEqual([]);
    await context.close();
  });
});
