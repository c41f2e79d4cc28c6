import type { TraceRecord } from '#services/inspection/trace.contract.ts';

/** An event that came to a chart from outside of all charts, as from a control, and that moved nothing there. */
export type Ignored = { readonly chart: string; readonly event: string; readonly states: readonly string[] };

const isOwn = (event: string) => event.startsWith('xstate.');

/** What charts were told by something that is no chart, and did not answer. */
export function ignoredIn(records: readonly TraceRecord[]): readonly Ignored[] {
  const charts = new Map<string, string>();
  const told = new Map<string, string>();
  const found = new Map<string, Ignored>();
  for (const record of records) {
    if (record.kind === 'actor' && record.chart !== null) charts.set(record.actor, record.chart);
    if (record.kind === 'event') {
      if (record.from === null && !isOwn(record.event)) told.set(record.actor, record.event);
      else told.delete(record.actor);
    }
    if (record.kind !== 'step') continue;
    const wasTold = told.get(record.actor) === record.event;
    told.delete(record.actor);
    const chart = charts.get(record.actor);
    if (!wasTold || chart === undefined || record.arrows.length > 0) continue;
    found.set(`${chart} ${record.event} ${record.states.join(' ')}`, {
      ...{ chart, event: record.event, states: record.states },
    });
  }
  return [...found.values()];
}
