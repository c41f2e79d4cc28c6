import type { Edge, Graph } from './model.types.ts';
import type { Marks } from './marks.ts';

export type Walk = { readonly start: number; readonly edges: readonly Edge[] };

/** The goals of a walk, in the order in which it comes to them. */
export function marksAlong(marks: Marks, { start, edges }: Walk): ReadonlySet<string> {
  const seen = new Set(marks.ofWorld(start));
  for (const [at, edge] of edges.entries()) {
    for (const mark of marks.ofEdge(edge)) seen.add(mark);
    const before = edges[at - 1];
    const pair = before ? marks.ofPair(before, edge) : null;
    if (pair !== null) seen.add(pair);
  }
  return seen;
}

type Here = { readonly world: number; readonly last: Edge | null };
export type Wish = {
  readonly isNew: (mark: string) => boolean;
  readonly seconds: (edge: Edge) => number;
  /** Whether what came before a step counts, too. */
  readonly pairs: boolean;
  /** An order among what is equally near; the same for the same seed. */
  readonly order: (edge: Edge) => number;
};

const newOn = (marks: Marks, { isNew, pairs }: Wish, last: Edge | null, edge: Edge): number => {
  const fresh = marks.ofEdge(edge).filter(isNew).length;
  const pair = pairs && last ? marks.ofPair(last, edge) : null;
  return fresh + (pair !== null && isNew(pair) ? 1 : 0);
};

/** The nearest step that shows something new, with the way to it; within the area alone, or over joints as well. */
function nearest(
  graph: Graph,
  marks: Marks,
  wish: Wish,
  from: Here,
  { steps, overJoints }: { readonly steps: number; readonly overJoints: boolean },
): readonly Edge[] | null {
  const seen = new Set<number>();
  let front: { readonly here: Here; readonly way: readonly Edge[] }[] = [{ here: from, way: [] }];
  for (let far = 1; far <= steps && front.length > 0; far++) {
    const next: typeof front = [];
    let best: { way: readonly Edge[]; news: number; order: number } | null = null;
    for (const { here, way } of front)
      for (const edge of graph.out[here.world] ?? []) {
        if (edge.joint && !overJoints) continue;
        const news = newOn(marks, wish, here.last, edge);
        const order = wish.order(edge);
        if (news > 0 && (!best || news > best.news || (news === best.news && order < best.order)))
          best = { way: [...way, edge], news, order };
        const key = wish.pairs ? edge.index : edge.to;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ here: { world: edge.to, last: edge }, way: [...way, edge] });
      }
    if (best) return best.way;
    front = next;
  }
  return null;
}

export type Bounds = { readonly steps: number; readonly seconds: number };

/** From a beginning on to whatever is nearest and new, again and again, as long as the journey is short enough to follow. */
export function walkFrom(graph: Graph, marks: Marks, wish: Wish, start: number, bounds: Bounds): Walk {
  const edges: Edge[] = [];
  const own = new Set(marks.ofWorld(start));
  const isNew = (mark: string) => !own.has(mark) && wish.isNew(mark);
  let seconds = 0;
  while (true) {
    const last = edges.at(-1) ?? null;
    const here = { world: last?.to ?? start, last };
    const steps = bounds.steps - edges.length;
    const inside = nearest(graph, marks, { ...wish, isNew }, here, { steps, overJoints: false });
    const way = inside ?? nearest(graph, marks, { ...wish, isNew }, here, { steps, overJoints: true });
    if (!way) break;
    const cost = way.reduce((sum, edge) => sum + wish.seconds(edge), 0);
    if (seconds + cost > bounds.seconds) break;
    seconds += cost;
    for (const edge of way) {
      const pair = edges.length > 0 ? marks.ofPair(edges.at(-1) as Edge, edge) : null;
      if (pair !== null) own.add(pair);
      for (const mark of marks.ofEdge(edge)) own.add(mark);
      edges.push(edge);
    }
  }
  return { start, edges };
}
