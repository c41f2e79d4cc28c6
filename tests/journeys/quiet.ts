import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const quietMs = 1_000;

/** Nothing has been asked for or answered for a second: no part of the page is on its way that could be lost. */
export async function isQuiet(page: Page): Promise<void> {
  let lastMs = Date.now();
  const hear = () => {
    lastMs = Date.now();
  };
  page.on('request', hear).on('requestfinished', hear).on('requestfailed', hear);
  await expect.poll(() => Date.now() - lastMs > quietMs).toBe(true);
  page.off('request', hear).off('requestfinished', hear).off('requestfailed', hear);
}
