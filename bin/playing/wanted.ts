import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { desktop, phone } from '#tests/browser/chromium.ts';
import { NoSuchGoal } from '../journeys/ask.ts';
import { compose, generate } from '../journeys/generate.ts';
import type { GeneratedJourney, JourneySet } from '../journeys/journeys.types.ts';
import { keptJourneys, wholeGoal, wholeJourneys, wholeSeed } from '../journeys/write.ts';

/** The screens on which journeys are played. */
export const screens = { phone, desktop } as const;
export type Screen = keyof typeof screens;

const step = v.object({
  ...{ area: v.string(), event: v.string(), says: v.string() },
  ...{ place: v.string(), sees: v.string(), texts: v.exactOptional(v.array(v.string())) },
});
const journeySchema = v.object({
  ...{ id: v.string(), title: v.string(), who: v.string() },
  ...{ start: v.exactOptional(v.string()), begins: v.exactOptional(v.string()) },
  ...{ settings: v.record(v.string(), v.string()), steps: v.array(step), goals: v.array(v.string()) },
});
const setSchema = v.object({
  ...{ goal: v.string(), seed: v.number(), journeys: v.array(journeySchema) },
  unreachable: v.array(v.object({ goal: v.string(), why: v.string() })),
});

/** What is asked for cannot be played, and the words say why. */
export class BadWish extends Error {}

const options = {
  goal: { type: 'string', multiple: true },
  file: { type: 'string' },
  journey: { type: 'string', multiple: true },
  screen: { type: 'string' },
  workers: { type: 'string', default: '2' },
  seed: { type: 'string', default: '1' },
  pace: { type: 'string', default: '800' },
  headed: { type: 'boolean', default: false },
  drift: { type: 'boolean', default: false },
  presses: { type: 'string', default: '8' },
  most: { type: 'string' },
  missing: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export type Wish = {
  readonly set: JourneySet;
  /** These are all the journeys of the whole, none is left out by its name or by a number. */
  readonly isWhole: boolean;
  readonly screen: Screen | null;
  readonly workers: number;
  readonly paceMs: number;
  readonly isHeaded: boolean;
  readonly isGuarded: boolean;
  readonly presses: number;
  readonly onlyMissing: boolean;
};

const wholeNumber = (name: string, text: string, least: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new BadWish(`--${name} is a whole number from ${least} on.`);
  return value;
};

function readSet(file: string): JourneySet {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadWish(`${file} cannot be read: ${(error as Error).message}`);
  }
  const checked = v.safeParse(setSchema, read);
  if (!checked.success)
    throw new BadWish(
      `${file} is no set of journeys: ${v.getDotPath(checked.issues[0]) ?? 'it'} is not as it must be.`,
    );
  return checked.output;
}

const isWholeGoal = (goals: readonly string[], seed: number): boolean =>
  goals.length === 1 && goals[0] === wholeGoal && seed === wholeSeed;

function madeFor(goals: readonly string[], seed: number): JourneySet {
  try {
    // The whole one is what stands in docs/journeys, as far as it can still be walked.
    if (isWholeGoal(goals, seed)) return wholeJourneys(compose(), keptJourneys());
    return generate(compose(), { goals, seed });
  } catch (error) {
    throw error instanceof NoSuchGoal ? new BadWish(error.message) : error;
  }
}

/** Which journeys are wanted, and how; throws a `BadWish` with what to say. */
export function readWish(args: readonly string[]): Wish {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...args], options }));
  } catch (error) {
    throw new BadWish((error as Error).message);
  }
  const { goal, file, journey: ids, screen } = values;
  if (values.help) throw new BadWish('');
  if (file !== undefined && goal !== undefined) throw new BadWish('Either --goal or --file, not both.');
  if (screen !== undefined && !Object.hasOwn(screens, screen)) throw new BadWish('--screen is phone or desktop.');
  const seed = wholeNumber('seed', values.seed ?? '', 0);
  const workers = wholeNumber('workers', values.workers ?? '', 1);
  const paceMs = wholeNumber('pace', values.pace ?? '', 0);
  const presses = values.presses === 'all' ? Infinity : wholeNumber('presses', values.presses ?? '', 0);
  const goals = goal ?? [ids ? wholeGoal : 'smoke'];
  const whole = file === undefined ? madeFor(goals, seed) : readSet(file);
  const isWanted = ({ id }: GeneratedJourney) => ids === undefined || ids.includes(id);
  const most = values.most === undefined ? Infinity : wholeNumber('most', values.most, 1);
  const journeys = whole.journeys.filter(isWanted).slice(0, most);
  const unknown = (ids ?? []).filter((id) => !journeys.some((journey) => journey.id === id));
  if (unknown.length > 0) throw new BadWish(`No journey is called ${unknown.join(', ')}.`);
  return {
    isWhole: file === undefined && isWholeGoal(goals, seed) && journeys.length === whole.journeys.length,
    ...{ set: { ...whole, journeys }, screen: (screen as Screen | undefined) ?? null, workers, paceMs },
    ...{
      isHeaded: values.headed ?? false,
      isGuarded: values.drift ?? false,
      presses,
      onlyMissing: values.missing ?? false,
    },
  };
}

/** The screen that a journey was generated for, unless another is asked for. */
export const screenOf = ({ settings }: GeneratedJourney, wanted: Screen | null): Screen =>
  wanted ?? (settings['device'] === 'phone' ? 'phone' : 'desktop');

/** Reads what a command was given, or ends it with the reason and how it is used. */
export function wishOr(usage: string): Wish {
  try {
    return readWish(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof BadWish)) throw error;
    console.error([error.message, usage].filter((line) => line !== '').join('\n'));
    process.exit(2);
  }
}
