import type { RouteManifest } from './route-manifest.ts';

/** The worker of one build: its name and the files that the offline page stands on are written into it. */
export function serviceWorker(manifest: RouteManifest, source: string): string {
  const root = manifest.routes['__root__'] ?? {};
  const offline = manifest.routes['/offline'] ?? {};
  const files = [
    ...(root.preloads ?? []),
    ...(root.css ?? []),
    ...(offline.preloads ?? []),
    ...(offline.css ?? []),
    ...manifest.fonts,
  ];
  return source
    .replace("'__BUILD__'", JSON.stringify(manifest.build))
    .replace('[/* __FILES__ */]', JSON.stringify([...new Set(files), ...(manifest.sprite ? [manifest.sprite] : [])]));
}
