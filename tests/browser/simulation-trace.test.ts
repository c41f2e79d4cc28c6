import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Trace } from '#services/inspection/trace.contract.ts';
import { openDays } from '../simulation/days.ts';
import { openBrowser, openPage } from './chromium.ts';

const inspector = pathToFileURL(join(import.meta.dirname, '../../dist/inspector/index.html')).href;
const patienceMs = 8 * 60_000;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('The trace of a law that a simulation found broken', () => {
  it(
    'is opened by the inspector with the network off, and played to its end beside the charts that it lights up',
    async () => {
      const planted = await openDays({
        file: 'server/db/repositories/order-places.ts',
        find: "    .deleteFrom('holds')\n",
        put: "    .updateTable('holds')\n    .set({ held_ms: nowMs })\n",
      });
      const { said, line } = await planted.run(['--shoppers', '60', '--together', '3', '--seed', '3']);
      expect(line).toContain('BROKEN: INV-7.8');
      const file = /\S+\.trace\.json/.exec(said)?.[0] ?? '';
      const { title, records } = JSON.parse(readFileSync(file, 'utf8')) as Trace;
      const { page, context, complaints } = await openPage(browser, { offline: true });
      await page.goto(inspector);
      await page.getByRole('tab', { name: 'Play', exact: true }).click();
      await page.getByRole('radio', { name: 'Open a trace' }).check();
      await page.getByLabel(/Open a trace, or drop it here/).setInputFiles(file);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(title).toContain('INV-7.8');
      const bar = page.getByRole('group', { name: 'Playing' });
      const last = records.findLastIndex(({ kind }) => kind === 'step');
      await bar.getByRole('slider').fill(String(last));
      await page.locator('[data-active] [data-state], [data-active][data-state]').first().waitFor();
      await bar.getByRole('slider').fill(String(records.length - 6));
      await bar.getByRole('combobox').selectOption('fast');
      await bar.getByRole('button', { name: 'Play' }).click();
      await bar.getByRole('button', { name: 'Play again' }).waitFor();
      await bar.getByText(`Record ${records.length} of ${records.length}`).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
      planted.close();
    },
    patienceMs,
  );
});
