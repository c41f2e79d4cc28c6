import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import { shown } from '#tests/browser/shown.ts';
import { isJoint, jointOf } from '#tests/journeys/joints.ts';
import type { Rig } from '#tests/journeys/journey-store.ts';
import { type Done, openStage, type Stage, unmeant, type Viewport } from '#tests/journeys/stage.ts';
import { isArea, stages } from '#tests/journeys/stages.ts';
import { targetOf } from '../journeys/graph.ts';
import type { GeneratedJourney, Step } from '../journeys/journeys.types.ts';
import { type Follower, follow } from './following.ts';

/** Where a journey is: before its first step (-1), or after one of them. */
export type Moment = {
  readonly page: Page;
  readonly journey: GeneratedJourney;
  readonly at: number;
  readonly area: string;
  readonly place: string;
  readonly follower: Follower;
};
/** Who looks on while a journey is played. */
export type Onlooker = {
  readonly opens?: (page: Page, journey: GeneratedJourney) => Promise<void>;
  /** Just before something is done. */
  readonly before?: (page: Page, journey: GeneratedJourney, at: number) => Promise<void>;
  /** What there is to see has been seen. What it returns is wrong there. */
  readonly sees?: (moment: Moment) => Promise<readonly string[] | void>;
};

export type Failure = {
  /** Index of the step at which it failed; -1 is the beginning. */
  readonly at: number;
  readonly says: string;
  readonly why: string;
  readonly picture: Buffer | null;
};
export type Outcome = {
  readonly journey: GeneratedJourney;
  readonly screen: string;
  readonly ms: number;
  readonly failure: Failure | null;
  /** What is wrong without having stopped the journey. */
  readonly wrong: readonly string[];
  readonly follower: Follower | null;
};

export class UnknownArea extends Error {}
export function stageOf(area: string): Stage {
  if (!isArea(area)) throw new UnknownArea(`No journey is called “${area}”.`);
  return stages[area];
}
const initialOf = ({ journey }: Stage): string => String(journey.machine.root.initial.target[0]?.key);

/** Where a journey begins: its first step may go over into another area at once. */
function beginningOf({ id, start, steps }: GeneratedJourney): { readonly area: string; readonly place: string } {
  if (start !== undefined) return targetOf({ to: start });
  const area = steps[0]?.area;
  if (area === undefined) throw new UnknownArea(`The journey ${id} has no step.`);
  return { area, place: initialOf(stageOf(area)) };
}

async function does(page: Page, { area, event }: Step): Promise<void> {
  if (isJoint(event)) {
    const joint = jointOf(event);
    if (!joint) throw new UnknownArea(`No way from area to area is called “${event}”.`);
    await joint.cross(page);
    return;
  }
  const drive = stageOf(area).journey.drive[event];
  if (!drive) throw new UnknownArea(`The journey “${area}” does not say how “${event}” is done.`);
  await drive(page);
}

const firstLines = (error: unknown): string =>
  stripVTControlCharacters(String(error instanceof Error ? error.message : error))
    .split('\n')
    .slice(0, 12)
    .join('\n');
const inWords = ({ who, steps }: GeneratedJourney, at: number, isDone: boolean): string => {
  const step = steps[at];
  if (!step) return `At the beginning ${who} does not see what there should be to see.`;
  const did = `${who} ${step.says}`;
  return isDone
    ? `After step ${at + 1} of ${steps.length}, where ${did}, this is not so: ${step.sees}`
    : `Step ${at + 1} of ${steps.length} cannot be done: ${did}`;
};

type Options = {
  readonly screen: string;
  readonly viewport: Viewport;
  readonly onlookers?: readonly Onlooker[];
  /** How long something on the page is waited for. */
  readonly patienceMs?: number;
};

/** Plays a journey in a browser of its own against the real store: each step is done, and then looked at. */
export async function playJourney(rig: Rig, journey: GeneratedJourney, options: Options): Promise<Outcome> {
  const { screen, viewport, onlookers = [], patienceMs } = options;
  const began = performance.now();
  const begins = beginningOf(journey);
  const all = [...new Set([begins.area, ...journey.steps.map(({ area }) => area)])].map(stageOf);
  const first = stageOf(begins.area);
  const done: readonly Done[] = journey.steps;
  const wrong: string[] = [];
  let follower: Follower | null = null;
  let at = -1;
  let isDone = true;
  const needsWorker = all.some(({ serviceWorkers }) => serviceWorkers === 'allow');
  const stage: Stage = { ...first, ...(needsWorker ? { serviceWorkers: 'allow' as const } : {}) };
  const opened = await openStage(stage, rig, {
    ...{ viewport, done },
    prepare: async ({ page, context }) => {
      follower = await follow(context);
      for (const { opens } of onlookers) await opens?.(page, journey);
    },
  }).catch((error: unknown) => firstLines(error));
  if (typeof opened === 'string') {
    const failure = { at: -1, says: 'Nobody could be brought to where it begins.', why: opened, picture: null };
    return { journey, screen, ms: performance.now() - began, failure, wrong, follower: null };
  }
  const { page, context, complaints } = opened;
  if (patienceMs !== undefined) page.setDefaultTimeout(patienceMs);
  const looks = async (area: string, place: string) => {
    const see = stageOf(area).journey.see[place];
    if (!see) throw new UnknownArea(`The journey “${area}” does not say what is seen at “${place}”.`);
    await see(page);
    for (const { sees } of onlookers) {
      const moment = { page, journey, at, area, place, follower: follower as unknown as Follower };
      wrong.push(...((await sees?.(moment)) ?? []));
    }
  };
  let failure: Failure | null = null;
  try {
    await looks(begins.area, begins.place);
    for (const step of journey.steps) {
      at += 1;
      isDone = false;
      for (const { before } of onlookers) await before?.(page, journey, at);
      await does(page, step);
      isDone = true;
      await looks(step.area, step.place);
    }
    await stageOf(journey.steps.at(-1)?.area ?? begins.area).ends?.(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) wrong.push(`The page is ${width} px wide on a screen of ${viewport.width} px.`);
  } catch (error) {
    if (error instanceof UnknownArea) throw error;
    const picture = await page.screenshot().catch(() => null);
    const why = [firstLines(error), await shown(page)].join('\n');
    failure = { at, says: inWords(journey, at, isDone), why, picture };
  }
  wrong.push(...unmeant(all, complaints, done).map((complaint) => `The browser complained: ${complaint}`));
  await context.close();
  return { journey, screen, ms: performance.now() - began, failure, wrong, follower };
}
