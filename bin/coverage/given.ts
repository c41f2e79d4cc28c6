import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { traceSchema } from '#services/inspection/trace.contract.ts';
import type { Coverage, Source } from '../journeys/coverage.types.ts';
import { createCoverage } from '../playing/covered.ts';

/** A file that is not what it should be: told in a sentence. */
export class BadFile extends Error {}

const counts = v.record(v.string(), v.number());
const schema = v.object({
  source: v.picklist(['unit', 'generated', 'browser', 'manual', 'simulation']),
  states: counts,
  arrows: counts,
  guards: v.record(v.string(), v.object({ passed: v.number(), refused: v.number() })),
  pairs: v.number(),
  rows: counts,
  texts: counts,
});

function parsed(path: string): unknown {
  if (!existsSync(path)) throw new BadFile(`There is no file ${path}.`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new BadFile(`${path} is no JSON.`);
  }
}

/** What a run wrote down; null where there was none yet. */
export function coverageIn(path: string, source: Source): Coverage | null {
  if (!existsSync(path)) return null;
  const read = v.safeParse(schema, parsed(path));
  if (!read.success || read.output.source !== source) throw new BadFile(`${path} is no coverage of kind “${source}”.`);
  return read.output;
}

/** What people did in a shop by hand, from the traces that they saved. */
export function manualCoverage(paths: readonly string[]): Coverage {
  const coverage = createCoverage('manual');
  for (const path of paths) {
    const read = v.safeParse(traceSchema, parsed(path));
    if (!read.success) throw new BadFile(`${path} is no trace that the inspector would play.`);
    coverage.add(read.output.records);
  }
  return coverage.all({}, {});
}
