import type { Page } from 'playwright-core';

/** Where a page is and what it says there, for whoever cannot see it. */
export async function shown(page: Page): Promise<string> {
  const told = page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('dialog[open], [role="alert"], [role="alertdialog"], main');
    const words = [...parts].map((part) => `  ${part.localName}: ${part.innerText.replace(/\s+/g, ' ').slice(0, 400)}`);
    const state = 'live' in document.documentElement.dataset ? '' : ', not live yet';
    return [`The page was ${location.pathname}${location.search}${state}, and said:`, ...words].join('\n');
  });
  return told.catch(() => 'The page was gone.');
}
