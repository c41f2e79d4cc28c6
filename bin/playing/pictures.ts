import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import type { Screen } from './wanted.ts';

/** How wide a picture is, on each screen: small enough that all of them together are a few megabytes. */
const widths: Readonly<Record<Screen, number>> = { phone: 276, desktop: 442 };
const quality = 32;

const sessions = new WeakMap<Page, CDPSession>();
async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/** What is on the screen, made small. */
export async function smallPicture(page: Page, screen: Screen): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  // The question that every new browser is asked would hide half of each page.
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      const bar = document.querySelector<HTMLElement>('.consent-bar');
      if (bar) bar.style.visibility = hidden ? 'hidden' : '';
    }, isHidden);
  await hide(true);
  // The clip counts from the top of the document.
  const y = await page.evaluate(() => window.scrollY);
  const { data } = await (await sessionOf(page)).send('Page.captureScreenshot', {
    ...{ format: 'jpeg', quality, optimizeForSpeed: false },
    clip: { x: 0, y, width, height, scale: widths[screen] / width },
  });
  await hide(false);
  return Buffer.from(data, 'base64');
}

/** Keeps one picture of each place and screen; of two that are equal one file. What stands in it may be kept. */
export function createAlbum(folder: string, isKept: boolean) {
  mkdirSync(folder, { recursive: true });
  const old = isKept ? readdirSync(folder).filter((name) => name.endsWith('.jpg')) : [];
  const nameAt = new Map(old.map((name) => [name.slice(0, -'.jpg'.length), name]));
  const nameOfBytes = new Map<string, string>();
  let bytes = 0;
  return {
    nameFor: (place: string, screen: Screen): string | null => nameAt.get(`${place}-${screen}`) ?? null,
    keep(place: string, screen: Screen, picture: Buffer): string {
      const print = createHash('sha256').update(picture).digest('hex');
      const name = nameOfBytes.get(print) ?? `${place}-${screen}.jpg`;
      nameAt.set(`${place}-${screen}`, name);
      if (!nameOfBytes.has(print)) {
        nameOfBytes.set(print, name);
        writeFileSync(join(folder, name), picture);
        bytes += picture.length;
      }
      return name;
    },
    count: () => nameOfBytes.size,
    bytes: () => bytes,
  };
}
export type Album = ReturnType<typeof createAlbum>;
