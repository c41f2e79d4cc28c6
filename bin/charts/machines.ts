import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';

const folder = join(import.meta.dirname, '../../machines');

const isMachine = (thing: unknown): thing is AnyStateMachine =>
  typeof thing === 'object' && thing !== null && 'definition' in thing;

/** Every machine of the house, by its folder. */
export async function allMachines(): Promise<readonly (readonly [name: string, machine: AnyStateMachine])[]> {
  const names = readdirSync(folder)
    .filter((name) => name !== 'kit')
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const door = (await import(pathToFileURL(join(folder, name, 'index.ts')).href)) as Record<string, unknown>;
      const own = Object.entries(door).find(([key]) => key.toLowerCase() === `${name.replaceAll('-', '')}machine`)?.[1];
      if (!isMachine(own)) throw new Error(`machines/${name}/index.ts shows no machine of its own.`);
      return [name, own] as const;
    }),
  );
}
