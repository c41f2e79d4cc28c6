import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import type { ChartData } from '../data.types.ts';
import type { Lit } from '../lit.types.ts';
import { speakers, unlit } from './lit-at.ts';
import type { Heard } from './record-memory.ts';
import { refusedBy } from './refused.ts';
import { sayRecord } from './sentences.ts';

/** What a chart did within this time belongs together for whoever watches it. */
const togetherMs = 1_500;

type Taken = Extract<TraceRecord, { kind: 'step' }>;
const isStep = (record: TraceRecord): record is Taken => record.kind === 'step';

/** What is lit while a tab is followed: where every chart stands now, and what each took and refused just before. */
export function liveLit({ records, actors }: Heard, charts: readonly ChartData[], chosen: string | null): Lit {
  const last = records.at(-1);
  if (!last) return unlit;
  const arrows = new Set<string>();
  const refused = new Set<string>();
  const shown = speakers(actors, chosen);
  const bySpeaker = Map.groupBy(records.filter(isStep), ({ actor }) => actor);
  for (const { actor, chart } of shown) {
    const steps = bySpeaker.get(actor) ?? [];
    const sinceMs = (steps.at(-1)?.atMs ?? 0) - togetherMs;
    const data = charts.find(({ id, kind }) => kind === 'machine' && id === chart);
    for (const [index, step] of steps.entries()) {
      if (step.atMs < sinceMs) continue;
      for (const arrow of step.arrows) arrows.add(arrow);
      const before = new Set(steps[index - 1]?.states);
      if (!data || before.size === 0) continue;
      for (const name of refusedBy(data, { before, event: step.event, taken: step.arrows })) refused.add(name);
    }
  }
  const nameOf = (actor: string) => actors.get(actor)?.name ?? actor;
  return {
    states: new Set(shown.flatMap(({ states }) => states)),
    arrows,
    refused: new Set([...refused].filter((name) => !arrows.has(name))),
    caption: sayRecord(last, nameOf, charts),
  };
}
