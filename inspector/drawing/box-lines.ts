import { captionOf, line, pad } from '../../bin/charts/caption.ts';
import type { ArrowData, ChartData } from '../data.types.ts';
import { labelOf } from '../outline.ts';
import type { Spot } from './place.ts';

export type BoxLine = {
  readonly kind: 'name' | 'text' | 'note';
  readonly words: string;
  readonly y: number;
  /** The arrow that a note stands for: one that leads nowhere. */
  readonly arrow: ArrowData | null;
};

const gap = 6;

/** The words in a state's box, each line with its place. They stand as the box was measured. */
export function boxLines(chart: ChartData, { state, y }: Spot): readonly BoxLine[] {
  if (!state) return [];
  const own = chart.arrows.filter(({ from, to }) => from === state.id && to.length === 0);
  const notes = [
    ...state.runs.map(({ id }) => ({ note: `runs ${id}`, arrow: null })),
    ...own.map((arrow) => ({ note: labelOf(arrow), arrow })),
  ].flatMap(({ note, arrow }) =>
    captionOf({ description: '', notes: [note] }).notes.map((words) => ({ kind: 'note' as const, words, arrow })),
  );
  const texts = captionOf({ description: state.description, notes: [] }).description.map((words) => ({
    kind: 'text' as const,
    words,
    arrow: null,
  }));
  const top = y + pad + 8;
  return [{ kind: 'name' as const, words: state.name, arrow: null }, ...texts, ...notes].map((one, index) => ({
    ...one,
    y: top + index * line + (one.kind === 'note' ? gap : 0),
  }));
}

export type LabelLine = {
  readonly words: string;
  readonly y: number;
  readonly arrow: ArrowData;
  readonly isFirst: boolean;
};

/** The lines of words beside an arrow, from where its label begins. */
export function labelled(
  arrows: readonly ArrowData[],
  top: number,
  wrap: (text: string) => readonly string[],
): readonly LabelLine[] {
  return arrows
    .flatMap((arrow) => wrap(labelOf(arrow)).map((words, index) => ({ words, arrow, isFirst: index === 0 })))
    .map((one, index) => ({ ...one, y: top + 12 + index * 14 }));
}
