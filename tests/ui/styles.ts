import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const sourceOf = (path: string): string => readFileSync(join(root, path), 'utf8');

export const styleFiles = (): readonly string[] =>
  readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `ui/${file}`);

/** The custom properties that a part gives itself once it is live. */
export const givenByScript = (): readonly string[] =>
  readdirSync(join(root, 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...sourceOf(`ui/${file}`).matchAll(/(?:setProperty|set)\(\s*'(--[\w-]+)'/g)])
    .map(([, name = '']) => name);

/** A custom property of the tokens as it is written. */
export function tokenOf(name: string): string {
  const found = new RegExp(`--${name}: ([^;]+);`).exec(sourceOf('ui/tokens.css'));
  if (!found?.[1]) throw new Error(`There is no token ${name}.`);
  return found[1];
}

/** What a token is in the light and in the dark. */
export function colourOf(name: string): { readonly light: string; readonly dark: string } {
  const value = tokenOf(name);
  const both = /light-dark\((#\w+), (#\w+)\)/.exec(value);
  return both ? { light: both[1] ?? '', dark: both[2] ?? '' } : { light: value, dark: value };
}
