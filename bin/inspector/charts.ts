import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import type { ChartData } from '../../inspector/data.types.ts';
import { allMachines } from '../charts/machines.ts';
import { areaOf, byArea, journeysArea } from './areas.ts';
import { layoutsOf } from './layouts.ts';
import { outlineOf } from './outline.ts';

const journeys = join(import.meta.dirname, '../../tests/journeys');

type Said = {
  readonly machine: AnyStateMachine;
  readonly say: Readonly<Record<string, string>>;
  readonly who?: string;
};
const isJourney = (thing: unknown): thing is Said =>
  typeof thing === 'object' && thing !== null && 'machine' in thing && 'say' in thing;

/** Every journey chart by the name of its file. */
export async function allJourneys(): Promise<readonly (readonly [name: string, journey: Said])[]> {
  if (!existsSync(journeys)) return [];
  const files = readdirSync(journeys).filter((file) => file.endsWith('.journey.ts'));
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const door = (await import(pathToFileURL(join(journeys, file)).href)) as Record<string, unknown>;
      const journey = Object.values(door).find(isJourney);
      return journey ? ([[file.slice(0, -'.journey.ts'.length), journey]] as const) : [];
    }),
  );
  return found.flat();
}

const titleOf = (name: string) => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Every chart of the house and every journey, with all that the page shows of it. */
export async function allCharts(): Promise<readonly ChartData[]> {
  const made: ChartData[] = [];
  for (const [name, machine] of await allMachines()) {
    const outline = outlineOf(machine, { key: machine.id, say: {} });
    made.push({
      key: name,
      id: machine.id,
      kind: 'machine',
      title: titleOf(name),
      area: areaOf(name),
      description: machine.root.description ?? '',
      who: null,
      ...outline,
      layouts: await layoutsOf(outline),
    });
  }
  for (const [name, { machine, say, who }] of await allJourneys()) {
    const key = `journey-${name}`;
    const outline = outlineOf(machine, { key, say });
    made.push({
      key,
      id: key,
      kind: 'journey',
      title: `Journey: ${name.replaceAll('-', ' ')}`,
      area: journeysArea,
      description: machine.root.description ?? '',
      who: who ?? 'A guest',
      ...outline,
      layouts: await layoutsOf(outline),
    });
  }
  return made.sort(byArea);
}
