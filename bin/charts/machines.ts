import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

const folder = join(import.meta.dirname, '../../machines');

const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'definition' in thing;

/** The folders of the machines of the house. */
export const chartNames = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name !== 'kit')
    .sort();

/** The machine of one folder alone: another that is being written does not stand in its way. */
export async function machineOf(name: string): Promise<AnyStateMachine> {
  const door = (await import(pathToFileURL(join(folder, name, 'index.ts')).href)) as Record<string, unknown>;
  const own = Object.entries(door).find(([key]) => key.toLowerCase() === `${name.replaceAll('-', '')}machine`)?.[1];
  if (!isMachine(own)) throw new Error(`machines/${name}/index.ts shows no machine of its own.`);
  return own;
}

/** Every machine of the house, by its folder. */
export const allMachines = (): Promise<readonly (readonly [name: string, machine: AnyStateMachine])[]> =>
  Promise.all(chartNames().map(async (name) => [name, await machineOf(name)] as const));
