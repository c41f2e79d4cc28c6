import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { headlessChromium, chromium as wholeChromium } from '../../bin/tools.js';

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A browser that says it is headless is taken for a robot and gets no stream. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

/** What the browser's driver says of itself, on a machine so busy that a page lives long enough to hear it. */
const ownWarning = 'Service Worker registration blocked by Playwright';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

export const openBrowser = (): Promise<Browser> => openAt(headlessChromium());
/** With its windows: the one without them ends when a frame is sent to another site. */
export const openWholeBrowser = (): Promise<Browser> => openAt(wholeChromium());

async function openAt(executablePath: string | undefined): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium: npm test installs one, or set CHROMIUM to its path.');
  const browser = await chromium.launch({ executablePath, args: quiet });
  openBrowsers.add(browser);
  browser.on('disconnected', () => openBrowsers.delete(browser));
  return browser;
}
/** Those that a test may have to be asked about. */
export const openBrowsers = new Set<Browser>();

export type Watched = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[];
  readonly requests: string[];
};

/** A page that remembers all it complains of: errors, warnings, CSP reports, failed requests. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext({
    viewport: desktop,
    userAgent,
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== ownWarning)
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return { page, context, complaints, requests };
}

/** Waits for the mark that the page's own tree sets when it is live, and for a dialog of the first document: it comes alive by itself. */
export const whenLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'live' in document.documentElement.dataset && !document.querySelector('.dialog[open]:not(:modal)'),
  );

/** Nothing has come to the page for a second: what comes late has come. */
export const whenQuiet = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 1_000;
  });
