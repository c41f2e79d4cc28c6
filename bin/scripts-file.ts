import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build: what its bytes are, and whose code is in it. */
export type BuiltScript = { readonly sha384: string; readonly parts: readonly string[] };
/** Every script of a build, by its path. */
export type BuiltScripts = Readonly<Record<string, BuiltScript>>;

export const sha384 = (bytes: string | Uint8Array): string => createHash('sha384').update(bytes).digest('base64');

const library = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Whose a module is: `npm:react`, or of ours the floor and the room, such as `ui/card-frame`, wherever in it a file stands. */
export function partOf(id: string, root: string): string {
  const path = id.replaceAll('\0', '').split('?', 1)[0] ?? '';
  const [, name] = library.exec(path) ?? [];
  if (name !== undefined) return `npm:${name}`;
  if (!path.startsWith(root)) return 'npm:vite';
  const [floor = '', room = '', inside] = relative(root, path).split('/');
  return inside === undefined ? floor : `${floor}/${room}`;
}

/** Says in a file beside the build what each of its scripts is, for whoever compares what a page loads with it. */
export function scriptsFile(root: string): Plugin {
  return {
    name: 'scripts-file',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    writeBundle({ dir = '' }, bundle) {
      const scripts: Record<string, BuiltScript> = {};
      for (const [file, made] of Object.entries(bundle)) {
        if (!file.endsWith('.js')) continue;
        const [bytes, ids] =
          made.type === 'chunk' ? [made.code, made.moduleIds] : [made.source, made.originalFileNames];
        const parts = new Set(
          ids.map((id) => partOf(id.startsWith('/') || id.startsWith('\0') ? id : join(root, id), root)),
        );
        scripts[`/${file}`] = { sha384: sha384(bytes), parts: [...parts].toSorted() };
      }
      writeFileSync(join(dir, '../scripts.json'), JSON.stringify(scripts));
    },
  };
}
