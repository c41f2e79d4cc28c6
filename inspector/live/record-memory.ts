import { longestMemory } from '#services/inspection/channel.words.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { type Actors, hear, type SeenActor } from './actors.ts';

/** What is known of a tab: its last records, how many were lost before them, and where each actor stands. */
export type Heard = {
  readonly build: string;
  readonly records: readonly TraceRecord[];
  readonly dropped: number;
  readonly actors: Actors;
};

export type RecordMemory = {
  readonly now: () => Heard;
  readonly take: (told: { readonly build: string; readonly records: readonly TraceRecord[] }) => void;
  readonly forget: () => void;
  readonly subscribe: (listen: () => void) => () => void;
};

const nothing: Heard = { build: '', records: [], dropped: 0, actors: new Map() };

/**
 * The last 2,000 records of the tab that is followed; those before them are only counted. An actor stays known when
 * its records are gone, and an ended one goes with its last record.
 */
export function createRecordMemory(longest: number = longestMemory): RecordMemory {
  let heard = nothing;
  const listeners = new Set<() => void>();
  const say = (next: Heard) => {
    heard = next;
    for (const listen of listeners) listen();
  };
  return {
    now: () => heard,
    take: ({ build, records: told }) => {
      // A tab that is followed anew tells again what it remembers.
      const lastKnown = heard.records.at(-1)?.n ?? Number.NEGATIVE_INFINITY;
      const isAnother = heard.build !== '' && (told[0]?.n ?? 0) <= lastKnown && told.length > 0;
      const before = isAnother ? nothing : heard;
      const all = [...before.records, ...told];
      const records = all.slice(-longest);
      const actors = new Map<string, SeenActor>(before.actors);
      for (const record of told) hear(actors, record);
      const first = records[0]?.n ?? 0;
      for (const { actor, ended, last } of actors.values()) if (ended !== null && last < first) actors.delete(actor);
      // Records are numbered from 1, so the last number tells how many there were.
      const lost = (records.at(-1)?.n ?? 0) - records.length;
      say({ build, records, dropped: Math.max(lost, 0), actors });
    },
    forget: () => say(nothing),
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
