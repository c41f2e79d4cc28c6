import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Composed, generate } from './generate.ts';
import type { GeneratedJourney, JourneySet } from './journeys.types.ts';
import { english } from './out/english.ts';
import { json } from './out/json.ts';
import { folder } from './seen.ts';

export const wholeGoal = 'whole';
export const wholeSeed = 1;
const nothingSeen = { recordings: new Map(), results: new Map() };

/** The journeys that stand in the repository; none, if there are none yet or they cannot be read. */
export function keptJourneys(from = folder): readonly GeneratedJourney[] {
  const file = join(from, 'journeys.json');
  if (!existsSync(file)) return [];
  const { journeys = [] } = JSON.parse(readFileSync(file, 'utf8')) as Partial<JourneySet>;
  return journeys;
}

/** The whole shopping journey: what stood before stays as it is where it can, and only what is missing is new. */
export const wholeJourneys = (composed: Composed, kept: readonly GeneratedJourney[]): JourneySet =>
  generate(composed, { goals: [wholeGoal], seed: wholeSeed, kept });

/** The files of docs/journeys, as they have to be. */
export async function pagesOf(set: JourneySet): Promise<ReadonlyMap<string, string>> {
  const told = await english(set, nothingSeen);
  return new Map([
    ['journeys.json', await json(set, nothingSeen)],
    ['README.md', told],
  ]);
}

export async function writePages(set: JourneySet, to = folder): Promise<readonly string[]> {
  mkdirSync(to, { recursive: true });
  const pages = await pagesOf(set);
  for (const [name, text] of pages) writeFileSync(join(to, name), text);
  return [...pages.keys()];
}
