import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openPage, whenLive } from '../browser/chromium.ts';
import { type RunningStore, serveStore } from '../browser/serve.ts';
import { listing } from './listing.journey.ts';
import { allArrows, toursOf } from './play.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kete-listing-'));
let store: RunningStore;
let browser: Browser;

/** A store whose operator lets an address force an experiment, as a test bench does. */
async function openStore(): Promise<RunningStore> {
  const first = await serveStore({ DATA_DIR: dataDir });
  await first.stop();
  const db = new DatabaseSync(join(dataDir, 'store.db'));
  db.prepare(
    `update settings set facts = json_set(facts, '$.allowForcedVariations', json('true')) where name = 'settings'`,
  ).run();
  db.close();
  return serveStore({ DATA_DIR: dataDir });
}

beforeAll(async () => {
  [store, browser] = await Promise.all([openStore(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await store.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const tours = toursOf(listing);

describe('A guest making a list theirs, played in a real browser against the real store', () => {
  it('takes every arrow of the journey', () => {
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(listing)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(taken.size).toBeGreaterThan(20);
  });

  it.each(tours)('$told [A1.09] [A1.30] [A6.01] [A2.034] [B2.37] [B2.39] [B2.41]', async (tour) => {
    const { page, context, complaints } = await openPage(browser);
    page.setDefaultTimeout(10_000);
    await page.goto(store.origin);
    await whenLive(page);
    await tour.play(page, listing);
    expect(complaints.filter((complaint) => !complaint.includes('Service Worker'))).toEqual([]);
    await context.close();
  });
});
