import type { Browser, BrowserContext } from 'playwright-core';
import { openPage, whenLive } from '#tests/browser/chromium.ts';
import { follow } from '../following.ts';
import type { Onlooker } from '../playing.ts';
import { answers, controlsOn } from './controls.ts';

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
/** A page that a journey has visited, as somebody could open it again. */
export type Visited = { readonly path: string; readonly state: State };
export type Dead = { readonly path: string; readonly kind: string; readonly name: string };

const patternOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  const names = [...searchParams.keys()].sort().join('&');
  return `${pathname.replaceAll(/\d{3,}/g, '0')}${names === '' ? '' : `?${names}`}`;
};

/** Remembers each page that a journey comes to, with what the browser kept; none that is known from another journey. */
export function rememberPages(known: Set<string>) {
  const pages: Visited[] = [];
  const onlooker: Onlooker = {
    sees: async ({ page }) => {
      const pattern = patternOf(page.url());
      if (known.has(pattern) || !page.url().startsWith('http')) return;
      known.add(pattern);
      const { pathname, search } = new URL(page.url());
      pages.push({ path: `${pathname}${search}`, state: await page.context().storageState() });
    },
  };
  return { onlooker, pages: (): readonly Visited[] => pages };
}

type Sweep = { readonly origin: string; readonly browser: Browser; readonly most: number };

/** Presses each control of a page in a fresh one; what nothing comes of is dead. `most` bounds how many are pressed. */
export async function sweep({ origin, browser, most }: Sweep, { path, state }: Visited) {
  const fresh = async () => {
    const { page, context } = await openPage(browser, { storageState: state });
    const follower = await follow(context);
    const heard = () => follower.records().filter((record) => record.kind === 'event' && record.from === null).length;
    await page.goto(`${origin}${path}`);
    await whenLive(page);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    return { page, context, heard };
  };
  const first = await fresh();
  const controls = (await controlsOn(first.page)).slice(0, most);
  await first.context.close();
  const dead: Dead[] = [];
  let pressed = 0;
  for (const control of controls) {
    const { page, context, heard } = await fresh();
    const isAlive = await answers(page, control, heard);
    if (isAlive !== null) pressed += 1;
    if (isAlive === false) dead.push({ path, kind: control.kind, name: control.name });
    await context.close();
  }
  return { dead, pressed };
}
