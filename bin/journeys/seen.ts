import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stages } from '#tests/journeys/stages.ts';
import type { JourneySet, Recording } from './journeys.types.ts';
import type { Seen } from './out/out.types.ts';
import { defsOf, drawChart, insideOf, overlay, partOf, styleOf } from './out/path.ts';

export const folder = join(import.meta.dirname, '../../docs/journeys');

const pictured = (name: string): string => {
  const file = join(folder, 'pictures', name);
  return existsSync(file) ? `data:image/jpeg;base64,${readFileSync(file).toString('base64')}` : '';
};

/** Recordings that stand in the repository, with their pictures in them. */
export function recordingsOf({ journeys }: JourneySet): ReadonlyMap<string, Recording> {
  return new Map(
    journeys.flatMap(({ id }) => {
      const file = join(folder, 'recordings', `${id}.json`);
      if (!existsSync(file)) return [];
      const recording = JSON.parse(readFileSync(file, 'utf8')) as Recording;
      const steps = recording.steps.map((step) => ({
        ...step,
        pictures: Object.fromEntries(
          Object.entries(step.pictures).flatMap(([screen, name]) => {
            const source = pictured(name);
            return source === '' ? [] : [[screen, source]];
          }),
        ),
      }));
      return [[id, { ...recording, steps }] as const];
    }),
  );
}

type Result = { readonly id: string; readonly failure: string | null; readonly seconds: number };
const resultsFolder = join(import.meta.dirname, '../../test-results/journeys');
/** What the last run of each journey came to, as the runner writes it down. */
export function resultsOf(path = resultsFolder): Seen['results'] {
  if (!existsSync(path)) return new Map();
  const files = readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const results = files.flatMap((name) => JSON.parse(readFileSync(join(path, name), 'utf8')) as Result | Result[]);
  return new Map(results.filter(({ id }) => typeof id === 'string').map((result) => [result.id, result]));
}

/** The charts of a set of journeys, each drawn once, and the path of each journey laid over them. */
export async function pathsOf({ journeys }: JourneySet) {
  const areas = [...new Set(journeys.flatMap(({ steps }) => steps.map(({ area }) => area)))];
  const drawn = new Map<string, Awaited<ReturnType<typeof drawChart>>>();
  for (const area of areas) drawn.set(area, await drawChart(stages[area as keyof typeof stages].journey.machine));
  const all = [...drawn];
  const symbols = all.map(
    ([area, drawing]) =>
      `<symbol id="chart-${area}" viewBox="0 0 ${drawing.layout.width} ${drawing.layout.height}">${insideOf(drawing)}</symbol>`,
  );
  const [first] = all;
  return {
    style: first ? styleOf(first[1]) : '',
    symbols: `<svg width="0" height="0" aria-hidden="true" style="position:absolute">${first ? defsOf(first[1]) : ''}${symbols.join('')}</svg>`,
    pathOf: async (id: string) => {
      const journey = journeys.find((one) => one.id === id);
      if (!journey) return [];
      return [...new Set(journey.steps.map(({ area }) => area))].flatMap((area) => {
        const drawing = drawn.get(area);
        if (!drawing) return [];
        const { width, height } = drawing.layout;
        const { id: machineId } = stages[area as keyof typeof stages].journey.machine;
        const laid = overlay(area, journey, drawing, machineId);
        const part = partOf(area, journey, drawing, machineId);
        const box = `viewBox="${part.x} ${part.y} ${part.width} ${part.height}" width="${part.width}" height="${part.height}"`;
        const svg = `<svg ${box} role="img" aria-label="The path of ${id} through ${area}"><use href="#chart-${area}" width="${width}" height="${height}"/>${laid}</svg>`;
        return [{ area, svg }];
      });
    },
  };
}
