import type { Edge, Graph } from './model.types.ts';
import { type Marks } from './marks.ts';
import { marksAlong, type Walk, walkFrom, type Wish } from './walk.ts';

/** About as long as somebody follows a journey that is read to them. */
export const longest = 25;

/** How long a step takes in a real browser, in seconds: to plan by, not to rely on. */
const slow: Readonly<Record<string, number>> = { paying: 4, changing: 3, reservation: 3, booking: 2.5 };
const [opening, crossing, usual] = [4, 3, 1.5];
export const secondsOf = ({ area, joint }: Edge): number => (joint ? crossing : (slow[area] ?? usual));
export const lasts = ({ edges }: Walk): number => edges.reduce((sum, edge) => sum + secondsOf(edge), opening);

/** A number for a text, the same on every machine, another for another seed. */
export function hashOf(text: string, seed: number): number {
  let hash = 2_166_136_261 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash >>> 0;
}

export type Covering = { readonly walk: Walk; readonly goals: readonly string[] };
export type Asked = {
  readonly goals: ReadonlySet<string>;
  readonly seed: number;
  /** What there was before: as long as it can still be walked and shows something, it stays as it is. */
  readonly kept?: readonly Walk[];
  readonly seconds?: number;
};

/** Few journeys that together come to every goal: what was there before first, then the one that shows most, again and again. */
export function cover(graph: Graph, marks: Marks, { goals, seed, kept = [], seconds = Infinity }: Asked) {
  const left = new Set(goals);
  const found: Covering[] = [];
  let spent = 0;
  const take = (walk: Walk): boolean => {
    const shown = [...marksAlong(marks, walk)].filter((mark) => left.has(mark));
    if (shown.length === 0) return false;
    for (const mark of shown) left.delete(mark);
    spent += lasts(walk);
    found.push({ walk, goals: shown });
    return true;
  };
  for (const walk of kept) take(walk);
  const pairs = [...goals].some((goal) => goal.startsWith('pair '));
  const wish: Wish = {
    isNew: (mark) => left.has(mark),
    seconds: secondsOf,
    pairs,
    order: ({ arrow, to }) => hashOf(`${arrow} ${graph.worlds[to]?.facts.device}`, seed),
  };
  while (left.size > 0) {
    const bounds = { steps: longest, seconds: seconds - spent - opening };
    const walks = graph.starts.map((start) => walkFrom(graph, marks, wish, start, bounds));
    const news = (walk: Walk) => [...marksAlong(marks, walk)].filter((mark) => left.has(mark)).length;
    const worth = (walk: Walk) => (seconds === Infinity ? news(walk) : news(walk) / lasts(walk));
    const best = walks
      .filter((walk) => lasts(walk) + spent <= seconds)
      .sort((a, b) => worth(b) - worth(a) || a.edges.length - b.edges.length)[0];
    if (!best || !take(best)) break;
  }
  return { found, left };
}
