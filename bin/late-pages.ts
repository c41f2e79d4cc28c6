import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What makes many pages alike, and imports what they stand on. */
const makers = ['-listing.ts', '-content.ts', '-shopping-list.ts'];
const splitOff = /\b((?:pending|error|notFound)?[cC]omponent):\s/g;
const comesLate = /\bimport\((["'`])([^"'`]+)\1\)/g;

/**
 * What the pages of the shop bring with them, each by its source file: its place in the list is its number. Both builds
 * and the server count alike, because they count what stands in the files.
 */
export function lateKeys(root: string): readonly string[] {
  const folder = join(root, 'routes');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !/(?:^|\/)(?:-|__root)/.test(file),
  );
  const keys = [...pages, ...makers].flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const own = makers.includes(file) ? [] : [...code.matchAll(splitOff)];
    return [
      ...own.map(([, part]) => `routes/${file}?tsr-split=${part}`),
      ...[...code.matchAll(comesLate)].map(([, , to]) => keyOf(root, join(folder, file), to ?? '')),
    ];
  });
  return [...new Set(keys)].toSorted();
}

const keyOf = (root: string, importer: string, to: string): string =>
  relative(root, to.startsWith('.') ? join(dirname(importer), to) : to);

/**
 * A first visit needs the code of one page, and its document says where that is. The names of all the others, and of all
 * that they stand on, are two thirds of the names of a build: they come with a list of their own instead of the first bytes.
 */
export function latePages(root: string): Plugin {
  const keys = lateKeys(root);
  const asked = new Set<string>();
  return {
    name: 'late-pages',
    applyToEnvironment: (environment) => environment.name === 'client' && environment.config.command === 'build',
    transform: {
      filter: {
        id: /\/routes\/(?:(?:[^?]*\/)?(?!-|__root)[^/?]+\.tsx|-(?:listing|content|shopping-list|late-pages)\.ts)$/,
      },
      handler(code, id) {
        if (id.endsWith('/-late-pages.ts')) {
          const loads = keys.map((key) => `() => import('../${key}')`);
          return { code: `export const latePages = [${loads.join(',\n')}];`, map: null };
        }
        const numbered = code.replace(comesLate, (_, __, to: string) => {
          const key = keyOf(root, id, to);
          if (!keys.includes(key)) this.error(`${id} brings ${key}, which bin/late-pages.ts does not count.`);
          asked.add(key);
          return `pageChunk(${keys.indexOf(key)})`;
        });
        if (numbered === code) return null;
        return { code: `import { pageChunk } from '${join(root, 'routes/-page-chunk.ts')}';\n${numbered}`, map: null };
      },
    },
    buildEnd(error) {
      const unasked = keys.filter((key) => !asked.has(key));
      if (!error && unasked.length > 0) this.error(`No page brings ${unasked.join(', ')}.`);
    },
  };
}
