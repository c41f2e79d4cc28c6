import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstCharts } from './first-charts.ts';
import type { Rostered } from './rostered.ts';

export type { Rostered } from './rostered.ts';

const machines = join(import.meta.dirname, '..');

/** A chart may say by itself what can happen to it: `tests/machines/<chart>/<chart>.roster.ts` exports `chart`. */
const own = await Promise.all(
  readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.roster.ts'))
    .sort()
    .map(async (file) => ((await import(pathToFileURL(join(machines, file)).href)) as { chart: Rostered }).chart),
);

export const roster: readonly Rostered[] = [...firstCharts, ...own];

export function rostered(name: string): Rostered {
  const found = roster.find((chart) => chart.name === name);
  if (!found)
    throw new Error(`There is no chart "${name}". There are: ${roster.map((chart) => chart.name).join(', ')}.`);
  return found;
}
