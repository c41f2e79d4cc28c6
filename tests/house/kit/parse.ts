import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { Source } from './project.ts';

export type Import = { readonly from: string; readonly isType: boolean };

const parsed = new Map<string, ReturnType<typeof parseSync>>();

export function programOf(source: Source) {
  const key = `${source.path}\n${source.text}`;
  const known = parsed.get(key) ?? parseSync(source.path, source.text);
  parsed.set(key, known);
  if (known.errors.length > 0) throw new Error(`${source.path} does not parse: ${known.errors[0]?.message}`);
  return known.program;
}

/** A module's name as the project sees it: `machines/shop/index.ts` for its own files, else the package. */
function resolved(from: string, path: string): string {
  if (from.startsWith('#')) return from.slice(1);
  return from.startsWith('.') ? posix.join(posix.dirname(path), from) : from;
}

/** Everything a file imports, re-exports, or loads later. */
export function importsOf(source: Source): readonly Import[] {
  programOf(source);
  const { module } = parseSync(source.path, source.text);
  const named = [
    ...module.staticImports.map((found) => ({
      from: found.moduleRequest.value,
      isType: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [{ from: entry.moduleRequest.value, isType: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"`])(.+)\1$/.exec(source.text.slice(moduleRequest.start, moduleRequest.end));
      return literal ? [{ from: literal[2] ?? '', isType: false }] : [];
    }),
    ...[...source.text.matchAll(/\bimport\('([^']+)'\)\.[A-Z]/g)].map((found) => ({
      from: found[1] ?? '',
      isType: true,
    })),
  ];
  return named.map(({ from, isType }) => ({ from: resolved(from, source.path), isType }));
}
