import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { createCounts, sorted } from '../coverage/counts.ts';
import type { Coverage, Source } from '../journeys/coverage.types.ts';

type Counts = Readonly<Record<string, number>>;

/** Adds up what the charts of real shops did, as their tabs told it. */
export function createCoverage(source: Source = 'browser') {
  const counts = createCounts(source);
  return {
    add(records: readonly TraceRecord[]): void {
      const last = new Map<string, string>();
      for (const record of records) {
        if (record.kind !== 'step') continue;
        for (const state of record.states) counts.state(state);
        for (const arrow of record.arrows) {
          counts.taken(arrow);
          const before = last.get(record.actor);
          if (before !== undefined) counts.pair(before, arrow);
          last.set(record.actor, arrow);
        }
      }
    },
    all: (rows: Counts, texts: Counts): Coverage => ({ ...counts.all(), rows: sorted(rows), texts: sorted(texts) }),
  };
}
