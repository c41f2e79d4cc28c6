import type { TraceRecord } from './trace.contract.ts';

type Of<Kind extends TraceRecord['kind']> = Extract<TraceRecord, { kind: Kind }>;
type Actor = { began: Of<'actor'> | null; step: Of<'step'> | null; readonly waits: Map<string, Of<'timer'>> };
/** What stands at a moment: who is there, where each chart is, and what it waits for. */
export type Standing = Map<string, Actor>;

/** Takes one more record into what stands: the records before a moment in as few as tell the same of that moment. */
export function stand(standing: Standing, record: TraceRecord): void {
  if (record.kind === 'actor') standing.set(record.actor, { began: record, step: null, waits: new Map() });
  else if (record.kind === 'end') standing.delete(record.actor);
  else if (record.kind === 'step' || record.kind === 'timer') {
    const actor = standing.get(record.actor) ?? { began: null, step: null, waits: new Map() };
    standing.set(record.actor, actor);
    if (record.kind === 'step') actor.step = record;
    else if (record.how === 'set') actor.waits.set(record.wait, record);
    else actor.waits.delete(record.wait);
  }
}

/** The records of what stands, in the order in which they were made. */
export const standingRecords = (standing: Standing): readonly TraceRecord[] =>
  [...standing.values()]
    .flatMap(({ began, step, waits }) => [began, step, ...waits.values()])
    .filter((record) => record !== null)
    .sort((one, other) => one.n - other.n);
