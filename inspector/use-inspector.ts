import { createContext, useContext } from 'react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { inspectorMachine, Place } from '#machines/inspector/index.ts';
import type { InspectorData } from './data.types.ts';
import { holdersOf } from './outline.ts';
import { type Index, indexOf } from './search/search.rules.ts';

export type Inspector = ActorRefFrom<typeof inspectorMachine>;

/** All that was put into the page when it was built, and ways to find something in it. */
export type Book = {
  readonly data: InspectorData;
  readonly index: Index;
  /** The place of a state, by its id; null when no chart has it. */
  readonly placeOf: (state: string) => Place | null;
  readonly chartPlace: (idOrKey: string) => Place | null;
  readonly today: string;
};

export function bookOf(data: InspectorData, today: string): Book {
  const places = new Map<string, Place>();
  const charts = new Map<string, Place>();
  for (const chart of data.charts) {
    charts.set(chart.id, { chart: chart.key, state: chart.id, around: [] });
    for (const { id } of chart.states) places.set(id, { chart: chart.key, state: id, around: holdersOf(chart, id) });
  }
  for (const { key, id } of data.charts) charts.set(key, { chart: key, state: id, around: [] });
  return {
    data,
    index: indexOf(data),
    placeOf: (state) => places.get(state) ?? null,
    chartPlace: (name) => charts.get(name) ?? null,
    today,
  };
}

export const InspectorContext = createContext<{ readonly inspector: Inspector; readonly book: Book } | null>(null);

export function useInspector() {
  const found = useContext(InspectorContext);
  if (!found) throw new Error('The page has no inspector around it.');
  return found;
}

export function useOf<Picked>(pick: (snapshot: SnapshotFrom<typeof inspectorMachine>) => Picked): Picked {
  return useSelector(useInspector().inspector, pick);
}

/** The chart on show, and the state of it that is selected. */
export function useShown() {
  const { book } = useInspector();
  const place = useOf(({ context }) => context.place);
  const chart = book.data.charts.find(({ key }) => key === place?.chart) ?? null;
  const state = chart?.states.find(({ id }) => id === place?.state) ?? null;
  return { chart, state };
}
