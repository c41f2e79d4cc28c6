import type { ArrowData, ChartData, StateData } from './data.types.ts';

/** What stands in a state's box under its description: what runs there, and what is heard without leading elsewhere. */
export const notesOf = (state: StateData, arrows: readonly ArrowData[]): readonly string[] => [
  ...state.runs.map(({ id }) => `runs ${id}`),
  ...arrows.filter(({ from, to }) => from === state.id && to.length === 0).map(labelOf),
];

/** The words beside an arrow. */
export const labelOf = ({ when, guard }: ArrowData): string => (guard === null ? when : `${when} [${guard}]`);

export type Outline = { readonly states: readonly StateData[]; readonly arrows: readonly ArrowData[] };

export const childrenOf = ({ states }: Outline, id: string): readonly StateData[] =>
  states.filter(({ parent }) => parent === id);

/** A state's holders, the nearest first. */
export function holdersOf({ states }: Outline, id: string): readonly string[] {
  const parent = states.find((state) => state.id === id)?.parent ?? null;
  return parent === null ? [] : [parent, ...holdersOf({ states, arrows: [] }, parent)];
}

/** The states that can be folded: those with others inside, but for the chart itself. */
export const foldable = ({ states }: Outline): readonly string[] =>
  states.filter(({ id, parent }) => parent !== null && states.some((inner) => inner.parent === id)).map(({ id }) => id);

/** Where a state is to be seen when some are folded: itself, or the outermost folded state around it. */
export function shownAs(outline: Outline, folded: ReadonlySet<string>, id: string): string {
  return holdersOf(outline, id).findLast((holder) => folded.has(holder)) ?? id;
}

/** The innermost state that a chart begins in; of regions side by side, the first one's. */
export function beginningOf(outline: Outline & { readonly id: string }): string {
  const within = (id: string): string => {
    const state = outline.states.find((one) => one.id === id);
    const next = state?.first ?? (state?.kind === 'parallel' ? childrenOf(outline, id)[0]?.id : null);
    return next ? within(next) : id;
  };
  return within(outline.id);
}

export const stateOf = (chart: ChartData, id: string | null): StateData | null =>
  chart.states.find((state) => state.id === id) ?? null;
