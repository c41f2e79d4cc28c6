import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { everySample, galleryHref } from '#ui/pages/gallery/gallery.rules.ts';
import { carouselTexts } from '#ui/texts/carousel.texts.ts';
import { persuasionBarTexts } from '#ui/texts/persuasion-bar.texts.ts';
import { desktop, openPage, phone } from '../chromium.ts';
import { installLooks, type Looks } from './looks.ts';
import { type PieceFile, type SampleFile, samplesOf, wordsOf } from './pieces.ts';
import { installSight, type Sight } from './sight.ts';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What is asked of a whole page and not of a piece: a sample stands inside the main of its page, many may stand there. */
const ofPages = ['region', 'heading-order', 'landmark-unique', 'landmark-complementary-is-top-level'];
const runAxe = `axe.run(document, { resultTypes: ['violations'], rules: Object.fromEntries(${JSON.stringify(ofPages)}.map((id) => [id, { enabled: false }])) }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.slice(0, 3).map(({ target }) => target).join(' ')))`;
const mostStops = 150;
/** Asked for by samples that show what stands in its place. */
const missingPicture = '/images/that-is-not-there.svg';

type Window = { looks: Looks; sight: Sight };
export const look = (page: Page, name: Exclude<keyof Looks, 'isTogether'>): Promise<string[]> =>
  page.evaluate((asked) => (window as unknown as Window).looks[asked]() ?? [], name);

/** What began to move before is over, what is asked for has come. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
    // A page that nobody looks at draws no frame.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
      setTimeout(resolve, 500);
    });
  });

export async function visit(page: Page, url: string): Promise<string> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
  await page.setViewportSize(desktop);
  const answer = await page.goto(url, { waitUntil: 'commit' });
  const html = (await answer?.text()) ?? '';
  await page.waitForSelector('main[data-live]', { state: 'attached' });
  await stopTurning(page, [carouselTexts.pause.text, persuasionBarTexts.pause.text]);
  await settle(page);
  await page.evaluate(installSight);
  await page.evaluate(installLooks);
  await page.evaluate(axeSource);
  return html;
}

/** What turns by itself would be another picture with each look, on a slow machine: its own button stops it. */
const stopTurning = (page: Page, labels: readonly string[]) =>
  page.evaluate((words) => {
    for (const button of document.querySelectorAll<HTMLElement>('main button'))
      if (words.some((word) => button.textContent?.startsWith(word))) button.click();
  }, labels);

const axe = (page: Page) => page.evaluate(runAxe) as Promise<string[]>;

/** Goes through the page by Tab, from before it to after it or until it comes round. */
export async function walkByTab(page: Page): Promise<string[]> {
  const faults = await look(page, 'expectStops');
  for (let stops = 0, rounds = 0; stops < mostStops && rounds < 2; stops++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(async () => {
      const { looks } = window as unknown as Window;
      let here = looks.stop();
      // The focus goes on to a frame of another origin before that frame can say where it is.
      for (
        let looked = 0;
        document.activeElement?.tagName === 'IFRAME' && here?.length !== 0 && looked < 40;
        looked++
      ) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        here = looks.stop();
      }
      return { here, missed: looks.missedStops().length };
    });
    faults.push(...(seen.here ?? []));
    if (seen.here === null) rounds++;
    if (seen.missed === 0) break;
  }
  return [...new Set([...faults, ...(await look(page, 'missedStops'))])];
}

/** Everything that can be seen of the page on show, each fault with the look it was found by. */
export async function faultsOf(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const add = (by: string, found: readonly string[]) => void faults.push(...found.map((fault) => `${by}: ${fault}`));

  add('pictures', await look(page, 'pictures'));
  add('axe, light', await axe(page));
  add('Tab', await walkByTab(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phone);
  await settle(page);
  add('axe, dark', await axe(page));
  add('targets', await look(page, 'targets'));

  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  add('reduced motion', await look(page, 'motion'));
  await page.emulateMedia({ forcedColors: 'active' });
  add('forced colours', await look(page, 'outlines'));
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });

  for (const width of [320, phone.width, desktop.width]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page);
    add(`${width} px`, await look(page, 'sideways'));
    if (width === 320) continue;
    await page.evaluate(() => (window as unknown as Window).sight.keepReading());
    await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
    await settle(page);
    add(`200 % text at ${width} px`, [
      ...(await page.evaluate(() => (window as unknown as Window).sight.reading())),
      ...(await look(page, 'sideways')),
    ]);
    await page.evaluate(() => void (document.documentElement.style.fontSize = ''));
  }
  return faults;
}

function missingWords(html: string, samples: readonly SampleFile[]): readonly string[] {
  const had = new Set(wordsOf(html));
  return samples.flatMap(({ name, words }) => {
    const missing = words.filter((word) => !had.has(word));
    return missing.length > 0 ? [`${name} is not in the first HTML: ${missing.slice(0, 6).join(' ')}`] : [];
  });
}

/** What the page complains of, without what the test itself brings about: a page fetched because its link has the focus. */
export function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const isOurs =
      url.includes('/api/v1/') ||
      url.endsWith(missingPicture) ||
      /\b(?:GET \/api\/v1\/|Service Worker registration blocked)/.test(message.text());
    if (!isOurs && /^(?:error|warning)$/.test(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().includes('/csp-reports')) complaints.push(`the policy was broken: ${request.postData() ?? ''}`);
  });
  return complaints;
}

const linked = (html: string) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);

/**
 * The style sheets that dress the sample and were not in its first HTML. Every page fetches more once it has had its
 * say, and how soon depends on the machine; what nothing of the sample wears is not the sample's.
 */
const lateSheets = (page: Page, early: readonly (string | undefined)[]) =>
  page.evaluate((early) => {
    const wears = (rules: CSSRuleList): boolean =>
      [...rules].some((rule) =>
        rule instanceof CSSStyleRule
          ? document.querySelector(`main :is(${rule.selectorText.replaceAll(/::[\w-]+/g, '')})`) !== null
          : rule instanceof CSSGroupingRule && wears(rule.cssRules),
      );
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      .filter(({ href, sheet }) => !early.includes(new URL(href).pathname) && sheet && wears(sheet.cssRules))
      .map(({ href }) => new URL(href).pathname);
  }, early);

type Look = { readonly page: Page; readonly complaints: string[] };

/** One piece, its samples together where that is sound, else one by one. */
async function examine({ page, complaints }: Look, origin: string, piece: PieceFile): Promise<readonly string[]> {
  const samples = await samplesOf(piece);
  const faults: string[] = [];
  const through = async (slug: string, shown: readonly SampleFile[], isWanted: () => Promise<boolean>) => {
    complaints.length = 0;
    const html = await visit(page, `${origin}${galleryHref(piece.id, slug)}`);
    if (!(await isWanted())) return false;
    const found = [
      ...missingWords(html, shown),
      ...(await lateSheets(page, linked(html))).map((href) => `${href} came late`),
      ...(await faultsOf(page)),
      ...complaints,
    ];
    faults.push(...found.map((fault) => `${slug} · ${fault}`));
    return true;
  };
  const isTogether = () => page.evaluate(() => (window as unknown as Window).looks.isTogether());
  if (samples.length > 1 && (await through(everySample, samples, isTogether))) return faults;
  for (const sample of samples) await through(sample.slug, [sample], async () => true);
  return faults;
}

const longestLookMs = 100_000;

/** Looks at all pieces with as many pages at once as there are hands; each piece's faults come when it is done. */
export function examineAll(
  browser: Browser,
  origin: string,
  pieces: readonly PieceFile[],
  hands: number,
): (id: string) => Promise<readonly string[]> {
  const waiting = [...pieces];
  const found = new Map(pieces.map(({ id }) => [id, Promise.withResolvers<readonly string[]>()]));
  const work = async (): Promise<void> => {
    const { page, context } = await openPage(browser);
    const complaints = listen(page);
    page.setDefaultTimeout(15_000);
    const look = { page, complaints };
    for (let piece = waiting.shift(); piece; piece = waiting.shift()) {
      const result = found.get(piece.id);
      // What the page itself is asked has no time-out of its own: closing the page ends it, and another hand goes on.
      const tooLong = setTimeout(() => void context.close(), longestLookMs);
      await examine(look, origin, piece).then(result?.resolve, result?.reject);
      clearTimeout(tooLong);
      if (page.isClosed()) return work();
    }
    await context.close();
  };
  for (const { promise } of found.values()) promise.catch(() => undefined);
  for (let hand = 0; hand < hands; hand++)
    void work().catch((error: unknown) => {
      for (const { reject } of found.values()) reject(error);
    });
  return (id) => found.get(id)?.promise ?? Promise.resolve([`${id} was not looked at`]);
}
