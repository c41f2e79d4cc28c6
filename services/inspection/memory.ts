import { longestMemory } from './channel.words.ts';
import { type Standing, stand, standingRecords } from './standing.rules.ts';
import type { TraceRecord } from './trace.contract.ts';

type Without<R> = R extends TraceRecord ? Omit<R, 'n' | 'atMs'> : never;
/** What happened, before it is numbered. */
export type Happening = Without<TraceRecord>;

export type Memory = ReturnType<typeof createMemory>;

/**
 * The last records of a tab. Of what fell out, what still stands is kept: which actors are there, where each chart is,
 * and what it waits for, so that whoever hears the rest can follow it.
 */
export function createMemory(nowMs: () => number, longest: number = longestMemory) {
  let ring: TraceRecord[] = new Array<TraceRecord>(longest);
  let count = 0;
  let from = 0;
  let standing: Standing = new Map();
  const hearers = new Set<(record: TraceRecord) => void>();
  return {
    keep(happening: Happening): void {
      const record = { ...happening, n: count + 1, atMs: nowMs() } as TraceRecord;
      const at = count % longest;
      if (count - from >= longest) {
        stand(standing, ring[at] as TraceRecord);
        from += 1;
      }
      ring[at] = record;
      count += 1;
      for (const hear of hearers) hear(record);
    },
    /** What still stands of what fell out, and then the last, in order. */
    all: (): readonly TraceRecord[] => [
      ...standingRecords(standing),
      ...Array.from({ length: count - from }, (_, at) => ring[(from + at) % longest] as TraceRecord),
    ],
    /** How many records there were before the last ones. */
    dropped: (): number => from,
    /** Nothing of what was so far is known any more. The numbers go on. */
    forget(): void {
      ring = new Array<TraceRecord>(longest);
      standing = new Map();
      from = count;
    },
    /** Hears each record from now on; what is returned ends that. */
    hear(hear: (record: TraceRecord) => void): () => void {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
  };
}
