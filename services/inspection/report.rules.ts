import { type Standing, stand, standingRecords } from './standing.rules.ts';
import type { Trace, TraceRecord } from './trace.contract.ts';

/** How long a problem report may be: it goes through a clipboard, into a letter or a ticket. */
export const mostRecords = 200;
export const mostBytes = 20_000;

type Of = Pick<Trace, 'title' | 'build'> & { readonly records: readonly TraceRecord[]; readonly dropped: number };

const encoder = new TextEncoder();
export const textOf = (trace: Trace): string => JSON.stringify(trace);
const fits = (trace: Trace): boolean =>
  trace.records.length <= mostRecords && encoder.encode(textOf(trace)).length <= mostBytes;

/** The last so many records, led by what stood before them of the actors that they tell of. */
function lastOf({ title, build, records, dropped }: Of, count: number): Trace {
  const at = Math.max(0, records.length - count);
  const last = records.slice(at);
  const standing: Standing = new Map();
  for (const record of records.slice(0, at)) stand(standing, record);
  const told = new Set(last.flatMap((record) => ('actor' in record ? [record.actor] : [])));
  for (const name of standing.keys()) if (!told.has(name)) standing.delete(name);
  return {
    kete: 'trace',
    version: 1,
    title,
    build,
    dropped: dropped + at,
    records: [...standingRecords(standing), ...last],
  };
}

/** A trace that is short enough for a problem report: as many of the last records as there is room for. */
export function shortTrace(of: Of): Trace {
  const counts = [mostRecords, 160, 120, 90, 60, 40, 25, 15, 8, 4, 2, 1];
  return counts.map((count) => lastOf(of, count)).find(fits) ?? lastOf(of, 0);
}
