import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { desktop, openPage, type Watched, whenLive } from '../browser/chromium.ts';
import { cookiesIn, type Person } from '../browser/people.ts';
import type { Rig } from './journey-store.ts';
import type { Journey } from './journey.types.ts';
import type { Tour } from './play.ts';
import { sitDown } from './who.ts';

/** What is done, and where it leads: an arrow of a journey chart. */
export type Done = { readonly event: string; readonly place: string };
export type Viewport = { readonly width: number; readonly height: number };

/** Somebody who is about to sit down at a page. */
export type Comer = {
  readonly person: Person;
  /** Of the browser in which they are signed in already. */
  readonly cookie?: string;
  /** What is made ready before the page is opened. */
  readonly ready?: (page: Page) => Promise<unknown>;
  /** How they come to where the journey begins, unless an address is enough. */
  readonly arrive: string | ((page: Page) => Promise<unknown>);
};

/** What an area needs of the world, so that its journey can be played. */
export type Stage = {
  readonly journey: Journey;
  readonly comes: (rig: Rig, done: readonly Done[]) => Promise<Comer>;
  readonly serviceWorkers?: 'allow';
  /** Complaints of the console that belong to what is done. */
  readonly isMeant?: (complaint: string, done: readonly Done[]) => boolean;
  /** What must be true when it is over. */
  readonly ends?: (page: Page) => void | Promise<void>;
};

type Opening = {
  readonly viewport?: Viewport;
  readonly done?: readonly Done[];
  /** What an onlooker makes ready before the first page is opened. */
  readonly prepare?: (watched: Watched) => Promise<void>;
};
type Opened = Watched & { readonly viewport: Viewport };

/** Sits somebody down where the journey begins. */
export async function openStage(
  stage: Stage,
  rig: Rig,
  { viewport = desktop, done = [], prepare }: Opening = {},
): Promise<Opened> {
  const { person, cookie, ready, arrive } = await stage.comes(rig, done);
  const watched = await openPage(rig.browser, {
    viewport,
    serviceWorkers: stage.serviceWorkers ?? 'block',
    extraHTTPHeaders: { 'x-forwarded-for': person.client },
  });
  const { page, context } = watched;
  page.setDefaultTimeout(15_000);
  if (cookie !== undefined) await context.addCookies(cookiesIn(cookie, rig.store));
  sitDown(page, { store: rig.store, person, browser: rig.browser });
  await prepare?.(watched);
  await ready?.(page);
  if (typeof arrive === 'string') {
    await page.goto(`${rig.store.origin}${arrive}`);
    await whenLive(page);
  } else await arrive(page);
  return { ...watched, viewport };
}

/** What the browser says by itself of a page whose worker is blocked. */
const isOfWorkers = (complaint: string) => complaint.includes('Service Worker');
export const unmeant = (stages: readonly Stage[], complaints: readonly string[], done: readonly Done[]) =>
  complaints.filter(
    (complaint) => !isOfWorkers(complaint) && !stages.some(({ isMeant }) => isMeant?.(complaint, done)),
  );

/** The page fits its screen, the books balance, and nothing was complained of. */
export async function endStage(stage: Stage, { page, complaints, viewport }: Opened, done: readonly Done[]) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  await stage.ends?.(page);
  expect(unmeant([stage], complaints, done)).toEqual([]);
}

const doneIn = ({ arrows }: Tour): readonly Done[] =>
  arrows.map((arrow) => {
    const [, event = '', place = ''] = /-(.+)-> (.+)$/.exec(arrow) ?? [];
    return { event, place };
  });

/** Plays a tour of an area from its door to its end, in a browser of its own. */
export async function playTour(stage: Stage, rig: Rig, tour: Tour, viewport: Viewport = desktop): Promise<void> {
  const done = doneIn(tour);
  const opened = await openStage(stage, rig, { viewport, done });
  await tour.play(opened.page, stage.journey);
  await endStage(stage, opened, done);
  await opened.context.close();
}
