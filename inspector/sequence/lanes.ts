import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { actorsAfter, type Actors } from '../live/actors.ts';
import { eventWords, span } from '../live/sentences.ts';

/** Besides the actors: the page and whoever uses it, the store that is asked, and what is waited for. */
export type Lane = { readonly id: string; readonly name: string };
export type Row = {
  /** Which record it is, in the list that was given. */
  readonly index: number;
  readonly atMs: number;
  readonly from: string;
  readonly to: string;
  readonly words: string;
  readonly kind: TraceRecord['kind'];
  /** The state to show when it is chosen: the innermost that is active then. */
  readonly state: string | null;
};
export type Sequence = { readonly lanes: readonly Lane[]; readonly rows: readonly Row[] };

export const pageLane: Lane = { id: 'page', name: 'Page' };
export const storeLane: Lane = { id: 'store', name: 'Store' };
export const timersLane: Lane = { id: 'timers', name: 'Timers' };
export const countedLane: Lane = { id: 'counted', name: 'Analytics' };
export const othersLane: Lane = { id: 'others', name: 'Other charts' };

/** An errand has no lane of its own: what it does is done for the chart that sent it. */
function charted(actors: Actors, actor: string | null): string {
  for (let at = actor; at !== null; at = actors.get(at)?.parent ?? null) {
    const seen = actors.get(at);
    if (seen === undefined || seen.chart !== null) return at;
  }
  return pageLane.id;
}

export const innermost = (states: readonly string[]): string | null =>
  states.find((id) => !states.some((other) => other.startsWith(`${id}.`))) ?? null;

function rowOf(record: TraceRecord, index: number, actors: Actors): Row {
  const row = { index, atMs: record.atMs, kind: record.kind, state: null };
  const lane = (actor: string | null) => charted(actors, actor);
  switch (record.kind) {
    case 'actor':
      return { ...row, from: lane(record.parent), to: lane(record.actor), words: `${record.name} begins` };
    case 'event':
      return { ...row, from: lane(record.from), to: lane(record.actor), words: eventWords(record.event) };
    case 'step': {
      const state = innermost(record.states);
      const stands = state?.slice(state.indexOf('.') + 1) ?? '';
      const isHeard = record.arrows.length > 0 || record.event === 'xstate.init';
      const words = !isHeard ? `ignores ${eventWords(record.event)}` : `is ${stands}`;
      return { ...row, from: lane(record.actor), to: lane(record.actor), words, state };
    }
    case 'end':
      return { ...row, from: lane(record.actor), to: lane(record.actor), words: record.how };
    case 'call': {
      const [from, to] = record.said === null ? [pageLane.id, storeLane.id] : [storeLane.id, pageLane.id];
      const took = record.tookMs === null ? '' : ` after ${span(record.tookMs)}`;
      const words = `${record.method} ${record.path}${record.said === null ? '' : `: ${record.said}${took}`}`;
      return { ...row, from, to, words };
    }
    case 'timer': {
      const [from, to] =
        record.how === 'rang' ? [timersLane.id, lane(record.actor)] : [lane(record.actor), timersLane.id];
      const how = { set: 'wait', rang: 'over:', cancelled: 'no longer:' }[record.how];
      return { ...row, from, to, words: `${how} ${record.wait}, ${span(record.ms)}` };
    }
    case 'counted':
      return { ...row, from: pageLane.id, to: countedLane.id, words: record.event };
    case 'page':
      return { ...row, from: pageLane.id, to: pageLane.id, words: record.what };
  }
}

export type Wanted = {
  /** Only what these actors do; all when there is none. Page and store stay. */
  readonly only: ReadonlySet<string>;
  /** More lanes than these are not to be read: the busiest keep theirs. */
  readonly mostLanes: number;
};

/** Who did what to whom, in order. */
export function sequenceOf(records: readonly TraceRecord[], { only, mostLanes }: Wanted): Sequence {
  const actors = actorsAfter(records);
  const isWanted = ({ from, to }: Row) => only.size === 0 || only.has(from) || only.has(to) || isFixed(from, to);
  const rows = records.map((record, index) => rowOf(record, index, actors)).filter(isWanted);
  const counts = new Map<string, number>();
  for (const { from, to } of rows)
    for (const lane of new Set([from, to])) counts.set(lane, (counts.get(lane) ?? 0) + 1);
  const fixed = [pageLane, storeLane, timersLane, countedLane].filter(({ id }) => counts.has(id));
  const busiest = [...counts.keys()]
    .filter((id) => !fixed.some((lane) => lane.id === id))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const kept = new Set(busiest.slice(0, mostLanes));
  const named = [...counts.keys()]
    .filter((id) => kept.has(id))
    .map((id): Lane => ({ id, name: actors.get(id)?.name ?? id }));
  const isFew = busiest.length <= mostLanes;
  const lanes = [...fixed.filter(({ id }) => id === pageLane.id), ...named, ...(isFew ? [] : [othersLane])].concat(
    fixed.filter(({ id }) => id !== pageLane.id),
  );
  const ids = new Set(lanes.map(({ id }) => id));
  const laneFor = (id: string) => (ids.has(id) ? id : othersLane.id);
  return { lanes, rows: rows.map((row) => ({ ...row, from: laneFor(row.from), to: laneFor(row.to) })) };
}

/** What is between the page and the store, or is counted, belongs to no actor. */
const ownerless: ReadonlySet<string> = new Set([pageLane.id, storeLane.id, countedLane.id]);
const isFixed = (from: string, to: string): boolean => ownerless.has(from) && ownerless.has(to);
