import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shows } from './shows.ts';

export const requirementsFile = join(import.meta.dirname, '../../docs/requirements/requirements.md');

/** What a row of the requirements puts between quotes: the words that somebody reads. */
function quotes(): ReadonlyMap<string, readonly string[]> {
  const rows = [...readFileSync(requirementsFile, 'utf8').matchAll(/^- \*\*([AB]\d\.[O\d]+)\*\* (.*)$/gm)];
  return new Map(
    rows.map(([, id = '', said = '']) => [id, [...said.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text)]),
  );
}

let known: ReadonlyMap<string, readonly string[]> | null = null;
/** The texts that are read where a step leads, under "area.place" or "area: arrow". */
export const textsAt =
  ({ reads }: Pick<Shows, 'reads'>) =>
  (keys: readonly string[]): readonly string[] => {
    const texts = (known ??= quotes());
    const rows = keys.flatMap((key) => reads.get(key) ?? []);
    return [...new Set(rows.flatMap((row) => texts.get(row) ?? []))];
  };
