import type { Edge, Graph, World } from './model.types.ts';
import type { Shows } from './shows.ts';

/** The facts by which journeys are told apart, and the words for their values. */
export const settingNames = ['role', 'method', 'slot kind', 'device'] as const;
export function settingsOf({ facts, area }: World): Readonly<Record<string, string>> {
  const role = facts.who === 'guest' ? 'guest' : area === 'registration' ? 'new shopper' : 'shopper';
  return { role, method: facts.method, 'slot kind': facts.slot, device: facts.device };
}
function settingPairs(world: World): readonly string[] {
  const settings = Object.entries(settingsOf(world));
  return settings.flatMap(([one, a], at) =>
    settings.slice(at + 1).map(([other, b]) => `settings ${one}=${a}, ${other}=${b}`),
  );
}

/** An order counts once for each way in which its groceries come, inside the app, and after a time was held against the clock. */
const orderedBy = ({ area, facts }: World): readonly string[] =>
  area === 'paying' && facts.order !== 'none'
    ? [
        `ordered by ${facts.method}`,
        ...(facts.app === 'yes' ? ['ordered inside the app'] : []),
        ...(facts.clock === 'moved' ? ['ordered against the clock'] : []),
      ]
    : [];

/** What is reached by being somewhere, by taking a step, and by taking one step after another. */
export type Marks = {
  readonly ofWorld: (index: number) => readonly string[];
  readonly ofEdge: (edge: Edge) => readonly string[];
  readonly ofPair: (before: Edge, edge: Edge) => string | null;
};

export function readMarks(graph: Graph, shows: Shows): Marks {
  const shown = (key: string) => shows.at.get(key) ?? [];
  const worlds = graph.worlds.map((world) => {
    const state = `${world.area}.${world.place}`;
    return [`state ${state}`, ...shown(state), ...settingPairs(world), ...orderedBy(world)];
  });
  const edges = graph.edges.map((edge) => {
    const own = edge.joint ? [edge.arrow] : [`arrow ${edge.arrow}`, ...guardSides(graph, edge)];
    return [...own, ...shown(edge.arrow), ...(worlds[edge.to] ?? [])];
  });
  return {
    ofWorld: (index) => worlds[index] ?? [],
    ofEdge: ({ index }) => edges[index] ?? [],
    ofPair: (before, edge) =>
      before.joint || edge.joint ? null : `pair ${before.arrow}, then -${edge.event}-> ${edge.place}`,
  };
}

function guardSides({ model, worlds }: Graph, { area, from, event, choice }: Edge): readonly string[] {
  const place = worlds[from]?.place;
  const choices = (model.charts.get(area)?.drawn ?? []).filter((one) => one.from === place && one.event === event);
  return choices
    .filter(({ guard, choice: at }) => guard !== null && at <= choice)
    .map(
      ({ guard, choice: at }) => `guard ${area}: ${place} ${event} ${guard} ${at === choice ? 'passes' : 'refuses'}`,
    );
}

/** Everything that is shown by any journey at all. */
export function everyMark(graph: Graph, marks: Marks): ReadonlySet<string> {
  const all = new Set<string>();
  for (const start of graph.starts) for (const mark of marks.ofWorld(start)) all.add(mark);
  for (const edge of graph.edges) for (const mark of marks.ofEdge(edge)) all.add(mark);
  return all;
}
export function everyPair(graph: Graph, marks: Marks): ReadonlySet<string> {
  const all = new Set<string>();
  for (const before of graph.edges)
    for (const edge of graph.out[before.to] ?? []) {
      const pair = marks.ofPair(before, edge);
      if (pair !== null) all.add(pair);
    }
  return all;
}
