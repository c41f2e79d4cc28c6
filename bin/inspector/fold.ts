import { childrenOf, foldable, labelOf, notesOf, type Outline, shownAs } from '../../inspector/outline.ts';
import type { Box, Chart } from '../charts/graph.ts';

const most = 16;

/** Whether a fold says something: what is inside a folded state needs no fold of its own. */
const isOwnFold = (outline: Outline, folded: ReadonlySet<string>) =>
  [...folded].every((id) => shownAs(outline, folded, id) === id);

/**
 * What can be folded at once. With few states inside states it is every choice of them; with many it is none, all,
 * each alone, and all but each.
 */
export function foldsOf(outline: Outline): readonly (readonly string[])[] {
  const ids = foldable(outline);
  const every = ids.reduce<readonly (readonly string[])[]>(
    (folds, id) => [...folds, ...folds.map((fold) => [...fold, id])],
    [[]],
  );
  const own = (fold: readonly string[]) => fold.filter((id) => shownAs(outline, new Set(fold), id) === id);
  const sensible = every.filter((fold) => isOwnFold(outline, new Set(fold)));
  if (sensible.length <= most) return sensible;
  const without = (id: string) => {
    const holders = new Set([id, ...ids.filter((other) => id.startsWith(`${other}.`))]);
    return own(ids.filter((other) => !holders.has(other)));
  };
  const folds = [[], own(ids), ...ids.map((id) => [id]), ...ids.map(without)];
  return [...new Map(folds.map((fold) => [fold.join(' '), fold])).values()];
}

export type Drawn = {
  readonly chart: Chart;
  /** For each arrow of the chart that is drawn, the places of those that it stands for. */
  readonly arrows: readonly (readonly number[])[];
};

/** The boxes and arrows that are left when some states are folded. */
export function folded(outline: Outline, fold: readonly string[]): Drawn {
  const closed = new Set(fold);
  const { states, arrows } = outline;
  const box = (id: string): Box => {
    const state = states.find((one) => one.id === id);
    if (!state) throw new Error(`There is no state ${id}.`);
    const inside = closed.has(id) ? [] : childrenOf(outline, id).map((inner) => box(inner.id));
    const isStarted = inside.length > 0 && state.first !== null;
    return {
      id,
      name: state.name,
      kind: state.kind === 'history' ? 'atomic' : state.kind,
      description: state.description,
      rows: [],
      notes: notesOf(state, arrows),
      boxes: isStarted ? [{ ...mark, id: `${id}:initial` }, ...inside] : inside,
    };
  };
  const drawn = new Map<string, { from: string; to: string; labels: string[]; arrows: number[] }>();
  const draw = (from: string, to: string) => {
    const key = `${from} > ${to}`;
    const made = drawn.get(key) ?? { from, to, labels: [], arrows: [] };
    drawn.set(key, made);
    return made;
  };
  for (const state of states) {
    const isSeen = shownAs(outline, closed, state.id) === state.id;
    if (isSeen && state.first !== null && !closed.has(state.id))
      draw(`${state.id}:initial`, shownAs(outline, closed, state.first));
    for (const [index, arrow] of arrows.entries()) {
      if (arrow.from !== state.id) continue;
      const from = shownAs(outline, closed, arrow.from);
      for (const target of arrow.to) {
        const to = shownAs(outline, closed, target);
        const isInside = from === to && closed.has(from) && (arrow.from !== from || target !== to);
        if (isInside) continue;
        const made = draw(from, to);
        made.labels.push(labelOf(arrow));
        made.arrows.push(index);
      }
    }
  }
  const root = states[0];
  if (!root) throw new Error('A chart has no states.');
  const kept = [...drawn.values()];
  return { chart: { root: box(root.id), arrows: kept }, arrows: kept.map(({ arrows: places }) => places) };
}

const mark: Box = { id: '', name: '', kind: 'initial', description: '', rows: [], notes: [], boxes: [] };
