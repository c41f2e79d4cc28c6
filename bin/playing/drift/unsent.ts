import type { AnyStateMachine } from 'xstate';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';

export type Charts = readonly (readonly [name: string, machine: AnyStateMachine])[];
/** "trolley network.returned", and why no control sends it: it comes from the edge. */
export type Edge = Readonly<Record<string, string>>;
export type Unsent = {
  /** Events that nothing in any journey sent, and for which nobody gives a reason. */
  readonly unsent: readonly string[];
  /** Reasons for events that were sent after all, or that no chart has. */
  readonly stale: readonly string[];
};

const isOwn = (event: string) => event === '' || event === '*' || event.startsWith('xstate.');
/** What each chart can be told, by the id of its machine. */
export const eventsOf = (charts: Charts): readonly string[] =>
  [
    ...new Set(
      charts.flatMap(([, machine]) =>
        (machine.events as readonly string[]).filter((event) => !isOwn(event)).map((event) => `${machine.id} ${event}`),
      ),
    ),
  ].sort();

/** Every event that came to a chart while journeys were played. */
export function sentIn(records: readonly TraceRecord[], sent = new Set<string>()): Set<string> {
  const charts = new Map<string, string>();
  for (const record of records) {
    if (record.kind === 'actor' && record.chart !== null) charts.set(record.actor, record.chart);
    if (record.kind === 'event') sent.add(`${charts.get(record.actor) ?? '?'} ${record.event}`);
  }
  return sent;
}

const isMeantBy = (key: string, event: string) => (key.startsWith('* ') ? event.endsWith(key.slice(1)) : key === event);

/** What no control can send, as far as the journeys tell; only of charts that took part in them. */
export function unsentOf(charts: Charts, sent: ReadonlySet<string>, edge: Edge): Unsent {
  const played = new Set([...sent].map((event) => event.split(' ')[0]));
  const all = eventsOf(charts).filter((event) => played.has(event.split(' ')[0]));
  const silent = all.filter((event) => !sent.has(event));
  const reasons = Object.keys(edge);
  return {
    unsent: silent.filter((event) => !reasons.some((key) => isMeantBy(key, event))),
    stale: reasons.filter((key) => !eventsOf(charts).some((event) => isMeantBy(key, event))),
  };
}
