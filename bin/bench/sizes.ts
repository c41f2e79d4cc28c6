import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../route-manifest.ts';
import { root } from './processes.ts';

const onTheWire = (file: string): number => {
  const path = join(root, 'dist/client', file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
};
const total = (files: readonly string[] = []) => files.reduce((sum, file) => sum + onTheWire(file), 0);

/** Bytes on the wire of a first visit, by route: exact, and the same on every machine. */
export function weights(): Record<string, { js: number; css: number; routeJs: number }> {
  const { routes } = JSON.parse(readFileSync(join(root, 'dist/routes.json'), 'utf8')) as RouteManifest;
  const initial = routes['__root__'] ?? {};
  return Object.fromEntries(
    Object.entries(routes)
      .filter(([id]) => id !== '__root__')
      .map(([id, own]) => [
        id,
        {
          js: total(initial.preloads) + total(own.preloads),
          css: total(initial.css) + total(own.css),
          routeJs: total(own.preloads),
        },
      ]),
  );
}

export function sizes(): string[] {
  const all = weights();
  const rows = { home: '/', listing: '/shop/specials', product: '/shop/productdetails' };
  return [
    '| page | JavaScript, brotli | of which its own | CSS, brotli |',
    '|---|---|---|---|',
    ...Object.entries(rows).map(([name, id]) => `| ${name} | ${all[id]?.js} | ${all[id]?.routeJs} | ${all[id]?.css} |`),
  ];
}
