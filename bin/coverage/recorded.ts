import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Coverage } from '../journeys/coverage.types.ts';
import type { Recording } from '../journeys/journeys.types.ts';
import type { SpecifiedText } from '../playing/texts-shown.ts';
import { createCounts } from './counts.ts';

const folder = join(import.meta.dirname, '../../docs/journeys/recordings');

/** The recordings that stand in the repository. */
export const recordings = (from = folder): readonly Recording[] =>
  existsSync(from)
    ? readdirSync(from)
        .filter((name) => name.endsWith('.json'))
        .sort()
        .map((name) => JSON.parse(readFileSync(join(from, name), 'utf8')) as Recording)
    : [];

/** What real browsers saw, as far as the recordings tell: for when no run has left its own count. */
export function recordedCoverage(
  all: readonly Recording[],
  texts: readonly Pick<SpecifiedText, 'id' | 'row'>[],
): Coverage | null {
  if (all.length === 0) return null;
  const counts = createCounts('browser');
  const rowOf = new Map(texts.map(({ id, row }) => [id, row]));
  for (const { journey, steps } of all) {
    for (const goal of journey.goals) if (goal.startsWith('row ')) counts.row(goal.slice('row '.length));
    for (const step of steps) {
      for (const state of step.states) counts.state(state);
      for (const row of new Set(step.texts.flatMap((id) => rowOf.get(id) ?? []))) counts.text(row);
      for (const arrow of step.arrows) counts.taken(arrow);
    }
  }
  return counts.all();
}
