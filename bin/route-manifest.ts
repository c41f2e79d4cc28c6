import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lateKeys } from './late-pages.ts';

export type ViteManifest = Record<
  string,
  {
    readonly file: string;
    readonly css?: readonly string[];
    readonly assets?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
    readonly isDynamicEntry?: boolean;
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
  /** What reads, without a network, what this browser keeps. */
  keptWishes?: string | null;
  routes: Record<string, RouteAssets>;
  /** What each part that comes by `import()` needs beyond the initial bytes, by its source file. */
  parts: Record<string, RouteAssets>;
  /** Where the code of each page itself is, by its route id. */
  pages: Record<string, readonly [at: number, src: string]>;
  /** The scripts that know where the code of all pages and modals is. */
  lists: string[];
};

const rootId = '__root__';
const listFiles = ['routes/-late-pages.ts', 'routes/-late-modals.ts'];

/** The parts that many pages share, by the maker of their route: each is one chunk, and no page has one of its own. */
const sharedParts = {
  listing: 'routes/-listing-route.tsx',
  contentPage: 'routes/-content-route.tsx',
} as const;
const makerOf = /createFileRoute\(\s*'([^']+)',?\s*\)\((?:(listing|contentPage)\()?/;

export function routeManifest(
  vite: ViteManifest,
  routesFolder: string,
  late: readonly string[] = lateKeys(join(routesFolder, '..')),
): RouteManifest {
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
  /** What a visitor who has the initial bytes still needs for these. */
  const beyond = (keys: readonly string[]): RouteAssets | null => {
    const own = new Set(keys.flatMap((key) => [...closure(key)]).filter((key) => !initial.has(key)));
    if (own.size === 0) return null;
    return { preloads: files(own), css: styles(own).filter((style) => !initialStyles.includes(style)) };
  };
  const pages: RouteManifest['pages'] = {};
  for (const file of readdirSync(routesFolder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.tsx')) continue;
    const [, id, maker] = makerOf.exec(readFileSync(join(routesFolder, file), 'utf8')) ?? [];
    if (id === undefined) continue;
    const shared = maker && sharedParts[maker as keyof typeof sharedParts];
    if (shared && !vite[shared]) throw new Error(`${shared} is no chunk of its own: ${id} would wait for it.`);
    const standsOn = shared ?? `routes/${file}?tsr-split=component`;
    const chunk = vite[standsOn];
    if (chunk && late.includes(standsOn)) pages[id] = [late.indexOf(standsOn), `/${chunk.file}`];
    const own = beyond(
      Object.keys(vite).filter((key) => key === shared || key.startsWith(`routes/${file}?tsr-split=`)),
    );
    if (own) routes[id] = own;
  }
  const parts: Record<string, RouteAssets> = {};
  for (const [key, { isDynamicEntry }] of Object.entries(vite)) {
    const own = isDynamicEntry && !key.includes('?') ? beyond([key]) : null;
    if (own) parts[key] = own;
  }
  const assets = [...new Set(Object.values(vite).flatMap((chunk) => chunk.assets ?? []))].map((file) => `/${file}`);
  const build = createHash('sha256')
    .update(JSON.stringify([routes, parts]))
    .digest('hex')
    .slice(0, 12);
  return {
    build,
    fonts: assets.filter((file) => file.endsWith('.woff2')),
    sprite: assets.find((file) => /sprite.*\.svg$/.test(file)) ?? null,
    keptWishes: assets.find((file) => /kept-wishes.*\.js$/.test(file)) ?? null,
    routes,
    parts,
    pages,
    lists: files(listFiles.filter((key) => vite[key])),
  };
}
