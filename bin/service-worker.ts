import type { RouteManifest } from './route-manifest.ts';

/** However the formatter breaks it. */
const filesGoHere = /\[\s*\/\* __FILES__ \*\/\s*\]/;

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
    ...(manifest.keptWishes ? [manifest.keptWishes] : []),
  ];
  const listed = JSON.stringify([...new Set(files), ...(manifest.sprite ? [manifest.sprite] : [])]);
  const written = source.replace("'__BUILD__'", JSON.stringify(manifest.build)).replace(filesGoHere, listed);
  if (!written.includes(listed)) throw new Error('The worker has no place for its list of files.');
  return written;
}
