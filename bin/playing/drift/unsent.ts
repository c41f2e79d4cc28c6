import type { AnyStateMachine } from 'xstate';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';

export type Charts = readonly (readonly [name: string, machine: AnyStateMachine])[];
/** "trolley network.return", and why that is as it should be. */
export type Reasons = Readonly<Record<string, string>>;
export type Unsent = {
  /** Events that nothing in the shop sends, and for which nobody gives a reason. */
  readonly unsent: readonly string[];
  /** Reasons for events that something sends after all, or that no chart knows. */
  readonly stale: readonly string[];
  /** Events that something can send and that these journeys never did, of charts that took part: for reading. */
  readonly unplayed: readonly string[];
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

const chartOf = (event: string) => event.split(' ')[0] ?? '';
const nameOf = (event: string) => event.split(' ')[1] ?? '';

type Known = { readonly sendable: ReadonlySet<string>; readonly sent: ReadonlySet<string>; readonly reasons: Reasons };
/** What the charts know and nothing sends: neither a journey that was played, nor a line of the shop. */
export function unsentOf(charts: Charts, { sendable, sent, reasons }: Known): Unsent {
  const all = eventsOf(charts);
  const dead = new Set(all.filter((event) => !sent.has(event) && !sendable.has(nameOf(event))));
  const played = new Set([...sent].map(chartOf));
  return {
    unsent: [...dead].filter((event) => !(event in reasons)),
    stale: Object.keys(reasons).filter((event) => !dead.has(event)),
    unplayed: all.filter((event) => played.has(chartOf(event)) && !sent.has(event) && !dead.has(event)),
  };
}
