import { isOfActor, type Shown, type TraceRecord } from '#services/inspection/trace.contract.ts';

/** An actor as it was heard of: what it is, where it stands, and how it ended. */
export type SeenActor = {
  readonly actor: string;
  readonly name: string;
  /** The id of its machine; null for an errand. */
  readonly chart: string | null;
  readonly parent: string | null;
  readonly states: readonly string[];
  readonly context: { readonly [key: string]: Shown };
  readonly ended: 'done' | 'error' | 'stopped' | null;
  /** The number of the last record that spoke of it. */
  readonly last: number;
};
export type Actors = ReadonlyMap<string, SeenActor>;

/** An actor of which the beginning was not heard. */
const unnamed = (actor: string, n: number): SeenActor => ({
  actor,
  name: actor,
  chart: null,
  parent: null,
  states: [],
  context: {},
  ended: null,
  last: n,
});

/** The machine of a state is named by the first part of its id. */
const chartOfStates = (states: readonly string[]): string | null => states[0]?.split('.', 1)[0] ?? null;

/** Takes one record in. The map is changed: whoever shows it takes a copy for each batch. */
export function hear(actors: Map<string, SeenActor>, record: TraceRecord): void {
  if (!isOfActor(record)) return;
  const known = actors.get(record.actor) ?? unnamed(record.actor, record.n);
  switch (record.kind) {
    case 'actor': {
      const { name, chart, parent } = record;
      actors.set(record.actor, { ...known, name, chart, parent, last: record.n });
      break;
    }
    case 'step': {
      const { states, context } = record;
      actors.set(record.actor, {
        ...known,
        states,
        context,
        chart: known.chart ?? chartOfStates(states),
        last: record.n,
      });
      break;
    }
    case 'end':
      actors.set(record.actor, { ...known, ended: record.how, last: record.n });
      break;
    case 'event':
    case 'timer':
      actors.set(record.actor, { ...known, last: record.n });
      break;
  }
}

export function actorsAfter(records: readonly TraceRecord[]): Actors {
  const actors = new Map<string, SeenActor>();
  for (const record of records) hear(actors, record);
  return actors;
}

/** Those that have a chart, the living before the ended, otherwise as they began. */
export const withCharts = (actors: Actors): readonly SeenActor[] => {
  const all = [...actors.values()].filter(({ chart }) => chart !== null);
  return [...all.filter(({ ended }) => ended === null), ...all.filter(({ ended }) => ended !== null)];
};
