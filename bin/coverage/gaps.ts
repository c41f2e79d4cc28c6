import type { ArrowData, StateData } from '../../inspector/data.types.ts';
import type { Coverage, Source } from '../journeys/coverage.types.ts';

/** All that could be seen. */
export type Whole = {
  readonly charts: readonly { readonly states: readonly StateData[]; readonly arrows: readonly ArrowData[] }[];
  /** The rows that can be tested: no scopes, and none that waits for a later issue. */
  readonly rows: readonly string[];
  /** The rows whose words stand in ui/texts. */
  readonly texts: readonly string[];
};
export type Gaps = {
  readonly states: readonly string[];
  readonly arrows: readonly string[];
  /** "arrow: never passed" or "arrow: never refused". */
  readonly guards: readonly string[];
  readonly rows: readonly string[];
  readonly texts: readonly string[];
};

const sum = (coverage: readonly Coverage[], kind: 'states' | 'arrows' | 'rows' | 'texts', name: string) =>
  coverage.reduce((all, source) => all + (source[kind][name] ?? 0), 0);
const without = (
  names: readonly string[],
  coverage: readonly Coverage[],
  kind: 'states' | 'arrows' | 'rows' | 'texts',
) => names.filter((name) => sum(coverage, kind, name) === 0);
const of = (coverage: readonly Coverage[], ...sources: readonly Source[]) =>
  coverage.filter(({ source }) => sources.includes(source));

const stateNames = ({ charts }: Whole) => charts.flatMap(({ states }) => states.map(({ id }) => id));
const arrowNames = ({ charts }: Whole) => charts.flatMap(({ arrows }) => arrows.map(({ name }) => name));
export const guardNames = ({ charts }: Pick<Whole, 'charts'>) =>
  charts.flatMap(({ arrows }) => arrows.filter(({ guard }) => guard !== null).map(({ name }) => name));

/** What no run has seen. A row counts where a test claims it, a text where a journey shows it. */
export function gapsOf(whole: Whole, coverage: readonly Coverage[]): Gaps {
  const side = (name: string, which: 'passed' | 'refused') =>
    coverage.some(({ guards }) => (guards[name]?.[which] ?? 0) > 0) ? [] : [`${name}: never ${which}`];
  return {
    states: without(stateNames(whole), coverage, 'states'),
    arrows: without(arrowNames(whole), coverage, 'arrows'),
    guards: guardNames(whole).flatMap((name) => [...side(name, 'passed'), ...side(name, 'refused')]),
    rows: without(whole.rows, of(coverage, 'unit'), 'rows'),
    texts: without(whole.texts, of(coverage, 'generated', 'browser', 'manual'), 'texts'),
  };
}

/** One line a kind: how much of it each source saw, and all of them together. */
export function figures(whole: Whole, coverage: readonly Coverage[]): readonly string[] {
  const line = (kind: 'states' | 'arrows' | 'rows' | 'texts', title: string, names: readonly string[]) => {
    const seen = (of: readonly Coverage[]) => names.length - without(names, of, kind).length;
    const each = coverage.map((one) => `${one.source} ${seen([one])}`);
    return `${title}: ${seen(coverage)} of ${names.length} (${each.join(', ')})`;
  };
  const guards = guardNames(whole);
  const sides = (of: readonly Coverage[]) =>
    guards.length * 2 - gapsOf({ ...whole, rows: [], texts: [] }, of).guards.length;
  return [
    line('states', 'States', stateNames(whole)),
    line('arrows', 'Arrows', arrowNames(whole)),
    `Sides of guards: ${sides(coverage)} of ${guards.length * 2} (${coverage.map((one) => `${one.source} ${sides([one])}`).join(', ')})`,
    `Pairs of arrows: ${coverage.map(({ source, pairs }) => `${source} ${pairs}`).join(', ')}`,
    line('rows', 'Requirement rows', whole.rows),
    line('texts', 'Texts of the specification', whole.texts),
  ];
}
