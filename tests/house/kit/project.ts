import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

export type Source = { readonly path: string; readonly text: string };

const shop = ['machines', 'services', 'ui', 'routes', 'src', 'server', 'fixtures'] as const;
const folders = [...shop, 'inspector', 'bin', 'tests'] as const;
const isGenerated = (path: string) => /\.gen\.ts$|\.generated\./.test(path);

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export function pathsUnder(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !isGenerated(path))
    .sort();
}

/** The files that stand for an address; what begins with a bar belongs to those beside it. */
export const routeFiles = pathsUnder('routes', /^[^_-].*\.tsx$/).filter((path) => !path.includes('/-'));

/** Every file that somebody wrote in TypeScript or JavaScript. */
export const sources: readonly Source[] = folders
  .flatMap((folder) => pathsUnder(folder, /\.(?:ts|tsx|js)$/))
  .map((path) => ({ path, text: read(path) }));
