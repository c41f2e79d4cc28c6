import type { ChartData, InspectorData, StateData } from '../data.types.ts';
import { holdersOf } from '../outline.ts';
import { stem, wordsOf } from './stem.ts';

export type Entry = {
  readonly chart: ChartData;
  readonly state: StateData | null;
  /** How much a word counts here: by its stem. */
  readonly weights: ReadonlyMap<string, number>;
  readonly around: readonly string[];
};
export type Index = readonly Entry[];

/** A word of the name says more than a word of the description, and that more than one of the chart around it. */
const worth = { name: 10, title: 6, description: 4, chart: 3, event: 3, row: 2, text: 2, journey: 1 };

type Kept = Map<string, number>;
/** Many states share a sentence: each is taken apart once. */
function keeper() {
  const known = new Map<string, ReadonlySet<string>>();
  const stemsOf = (text: string) => {
    const had = known.get(text);
    if (had) return had;
    const made = new Set(wordsOf(text).map(stem));
    known.set(text, made);
    return made;
  };
  return (kept: Kept, text: string, weight: number): void => {
    for (const key of stemsOf(text)) if ((kept.get(key) ?? 0) < weight) kept.set(key, weight);
  };
}

/** What people say around what they look for. */
const small = new Set(
  'a an and can do does for how i if in into is it my of on or the to what when where which why'.split(' '),
);

/** Everything that can be found: charts and states, each with the words that lead to it. */
export function indexOf(data: Pick<InspectorData, 'charts' | 'rows' | 'texts' | 'journeys' | 'planned'>): Index {
  const keep = keeper();
  const textsOf = Map.groupBy(data.texts, ({ row }) => row ?? '');
  const textById = new Map(data.texts.map((text) => [text.id, text]));
  const journeysAt = new Map<string, string[]>();
  for (const { journey, steps } of data.journeys)
    for (const state of new Set(steps.flatMap((step) => step.states)))
      journeysAt.set(state, [...(journeysAt.get(state) ?? []), journey.title]);
  for (const { title, steps } of data.planned)
    for (const state of new Set(steps.map(({ area, place }) => `journey-${area}.${place}`)))
      journeysAt.set(state, [...(journeysAt.get(state) ?? []), title]);
  return data.charts.flatMap((chart) => {
    const own: Kept = new Map();
    keep(own, chart.title, worth.name);
    keep(own, chart.description, worth.description);
    keep(own, chart.area, worth.chart);
    const states = chart.states.slice(1).map((state): Entry => {
      const kept: Kept = new Map();
      keep(kept, state.name, worth.name);
      keep(kept, state.id, worth.chart);
      keep(kept, state.description, worth.description);
      keep(kept, chart.title, worth.title);
      keep(kept, chart.description, worth.chart);
      for (const arrow of chart.arrows)
        if (arrow.from === state.id) keep(kept, `${arrow.when} ${arrow.guard ?? ''}`, worth.event);
      for (const row of state.rows) {
        keep(kept, row, worth.name);
        keep(kept, data.rows[row] ?? '', worth.row);
        for (const { text } of textsOf.get(row) ?? []) keep(kept, text, worth.text);
      }
      for (const id of state.texts) {
        keep(kept, textById.get(id)?.text ?? '', worth.text);
        keep(kept, textById.get(id)?.row ?? '', worth.name);
        for (const { text } of textsOf.get(id) ?? []) keep(kept, text, worth.text);
      }
      for (const title of journeysAt.get(state.id) ?? []) keep(kept, title, worth.journey);
      return { chart, state, weights: kept, around: holdersOf(chart, state.id) };
    });
    return [{ chart, state: null, weights: own, around: [] }, ...states];
  });
}

/** How well an entry answers: every word must be there, as a whole or as a beginning. Zero when one is not. */
export function scoreOf({ weights, state, chart }: Entry, words: readonly string[]): number {
  let score = 0;
  for (const word of words) {
    const key = stem(word);
    let best = weights.get(key) ?? 0;
    if (best > 0) best += 0.5;
    else
      for (const [known, weight] of weights)
        if (weight > best && (known.startsWith(key) || known.startsWith(word))) best = weight;
    if (best === 0) return 0;
    score += best;
  }
  // What a state is called is looked for more often than a journey that passes it, and one without others inside first.
  return score + (chart.kind === 'machine' ? 0.3 : 0) + (state?.kind === 'atomic' ? 0.2 : 0);
}

export function find(index: Index, text: string, most = 12): readonly Entry[] {
  const all = wordsOf(text);
  const said = all.filter((word) => !small.has(word));
  const words = said.length > 0 ? said : all;
  if (words.length === 0) return [];
  return index
    .map((entry) => ({ entry, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
