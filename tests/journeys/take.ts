import { expect } from 'vitest';
import { desktop, phone } from '../browser/chromium.ts';
import { isJoint, jointOf } from './joints.ts';
import type { Rig } from './journey-store.ts';
import type { Journey } from './journey.types.ts';
import { openStage, type Stage, unmeant } from './stage.ts';
import { type Area, isArea, stages } from './stages.ts';

/** A step of a generated journey: what is done in which area, and where that leads. */
export type Taken = { readonly area: string; readonly event: string; readonly place: string };
export type Device = 'desktop' | 'phone';

const stageOf = (area: string): Stage => {
  if (!isArea(area)) throw new Error(`There is no area ${area}.`);
  return stages[area as Area];
};
const journeyOf = (area: string): Journey => stageOf(area).journey;

type Do = (page: Parameters<NonNullable<Journey['see'][string]>>[0]) => Promise<void>;
/** How a step is done in a page: by the deed of its area, or over the joint that leads into it. */
export function deedOf({ area, event }: Taken): Do {
  const deed = isJoint(event) ? jointOf(event)?.cross : journeyOf(area).drive[event];
  if (!deed) throw new Error(`Nobody knows how to do ${event} in ${area}.`);
  return deed;
}
export function sightOf({ area, place }: Taken): Do {
  const sight = journeyOf(area).see[place];
  if (!sight) throw new Error(`Nobody knows what is seen at ${area}.${place}.`);
  return sight;
}

/** The stage of a journey that goes through several areas: it begins at the first, and each may ask for its worker. */
export function stageOfAll(areas: readonly string[]): Stage {
  const all = areas.map(stageOf);
  const [first] = all;
  if (!first) throw new Error('A journey goes through one area at least.');
  const isWorked = all.some(({ serviceWorkers }) => serviceWorkers === 'allow');
  return {
    ...first,
    ...(isWorked ? { serviceWorkers: 'allow' as const } : {}),
    isMeant: (complaint, done) => unmeant(all, [complaint], done).length === 0,
    ends: async (page) => all.at(-1)?.ends?.(page),
  };
}

export type Asked = { readonly start: string; readonly steps: readonly Taken[]; readonly device?: Device };
/** Opens a page where a journey begins, to take its steps one after another. */
export async function openJourney(rig: Rig, { start, steps, device = 'desktop' }: Asked) {
  const [area = ''] = start.split('.');
  const areas = [...new Set([area, ...steps.map((step) => step.area)])];
  const stage = stageOfAll(areas);
  const opened = await openStage(stage, rig, { viewport: device === 'phone' ? phone : desktop, done: steps });
  const { page, context, complaints } = opened;
  const sees = (place: string) =>
    sightOf({
      area: place.slice(0, place.lastIndexOf('.')),
      event: '',
      place: place.slice(place.lastIndexOf('.') + 1),
    })(page);
  await sees(start);
  return {
    ...opened,
    takes: async (step: Taken): Promise<void> => {
      await deedOf(step)(page);
      await sightOf(step)(page);
    },
    ends: async (): Promise<void> => {
      await stage.ends?.(page);
      expect(unmeant([stage], complaints, steps)).toEqual([]);
      await context.close();
    },
  };
}
