import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ViteManifest = Record<
  string,
  {
    readonly file: string;
    readonly css?: readonly string[];
    readonly assets?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  }
>;
export type RouteAssets = {
  preloads?: string[];
  css?: string[];
  scripts?: { attrs: Record<string, string | boolean> }[];
};
/** What each route needs from the build, by the router's own route ids. */
export type RouteManifest = {
  build: string;
  fonts: string[];
  sprite: string | null;
  routes: Record<string, RouteAssets>;
};

const rootId = '__root__';

export function routeManifest(vite: ViteManifest, routesFolder: string): RouteManifest {
  const entryKey = Object.keys(vite).find((key) => vite[key]?.isEntry);
  if (entryKey === undefined) throw new Error('The build has no entry: run the client build first.');
  const entry = vite[entryKey];

  const closure = (key: string, seen: Set<string> = new Set()): Set<string> => {
    if (seen.has(key) || !vite[key]) return seen;
    seen.add(key);
    for (const next of vite[key].imports ?? []) closure(next, seen);
    return seen;
  };
  const files = (keys: Iterable<string>) => [...keys].map((key) => `/${vite[key]?.file}`);
  const styles = (keys: Iterable<string>) =>
    [...new Set([...keys].flatMap((key) => vite[key]?.css ?? []))].map((file) => `/${file}`);

  const initial = closure(entryKey);
  const initialStyles = styles(initial);
  const routes: Record<string, RouteAssets> = {
    [rootId]: {
      preloads: files(initial),
      css: initialStyles,
      scripts: [{ attrs: { type: 'module', async: true, src: `/${entry?.file}` } }],
    },
  };
  for (const file of readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const id = /createFileRoute\(\s*'([^']+)'/.exec(readFileSync(join(routesFolder, file), 'utf8'))?.[1];
    if (id === undefined) continue;
    const parts = Object.keys(vite).filter((key) => key.startsWith(`routes/${file}?tsr-split=`));
    const own = new Set(parts.flatMap((key) => [...closure(key)]).filter((key) => !initial.has(key)));
    if (own.size > 0)
      routes[id] = { preloads: files(own), css: styles(own).filter((style) => !initialStyles.includes(style)) };
  }
  const assets = [...new Set(Object.values(vite).flatMap((chunk) => chunk.assets ?? []))].map((file) => `/${file}`);
  const build = createHash('sha256').update(JSON.stringify(routes)).digest('hex').slice(0, 12);
  return {
    build,
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    sprite: assets.find((file) => /sprite.*\.svg$/.test(file)) ?? null,
    routes,
  };
}
