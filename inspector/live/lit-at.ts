import { isOfActor, type TraceRecord } from '#services/inspection/trace.contract.ts';
import type { ChartData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';
import { type Actors, actorsAfter, type SeenActor } from './actors.ts';
import { refusedBy } from './refused.ts';
import { sayRecord } from './sentences.ts';

export const unlit: Lit = { states: new Set(), arrows: new Set(), refused: new Set(), caption: null };

/** One actor speaks for a chart: the one that was chosen, or else the one that was heard last, the living first. */
export function speakers(actors: Actors, chosen: string | null): readonly SeenActor[] {
  const byChart = new Map<string, SeenActor>();
  for (const actor of actors.values()) {
    if (actor.chart === null) continue;
    const other = byChart.get(actor.chart);
    const isBetter =
      other === undefined ||
      actor.actor === chosen ||
      (other.actor !== chosen &&
        ((other.ended !== null && actor.ended === null) ||
          ((other.ended === null) === (actor.ended === null) && actor.last > other.last)));
    if (isBetter) byChart.set(actor.chart, actor);
  }
  return [...byChart.values()];
}

/** What is lit after the record at `index`: where every chart stands, and what has just been taken or refused. */
export function litAt(
  records: readonly TraceRecord[],
  index: number,
  { charts, chosen }: { readonly charts: readonly ChartData[]; readonly chosen: string | null },
): Lit {
  const record = records[index];
  if (!record) return unlit;
  const actors = actorsAfter(records.slice(0, index + 1));
  const nameOf = (actor: string) => actors.get(actor)?.name ?? actor;
  const states = new Set(speakers(actors, chosen).flatMap((actor) => actor.states));
  const isShown = record.kind === 'step' && (chosen === null || record.actor === chosen);
  const before = isShown ? actorsAfter(records.slice(0, index)).get(record.actor) : undefined;
  const chart = charts.find(
    ({ id, kind }) => kind === 'machine' && id === actors.get(isShown ? record.actor : '')?.chart,
  );
  return {
    states,
    arrows: new Set(isShown ? record.arrows : []),
    refused: new Set(
      isShown && chart && before
        ? refusedBy(chart, { before: new Set(before.states), event: record.event, taken: record.arrows })
        : [],
    ),
    caption: sayRecord(record, nameOf, charts),
  };
}

/** The chart in which the record at `index` shows itself. */
export function chartAt(records: readonly TraceRecord[], index: number): string | null {
  const record = records[index];
  if (!record || !isOfActor(record)) return null;
  return actorsAfter(records.slice(0, index + 1)).get(record.actor)?.chart ?? null;
}
