import { createTestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Journey } from './journey.types.ts';

type Stage<World> = {
  readonly drive: Readonly<Record<string, (world: World) => Promise<void>>>;
  readonly see: Readonly<Record<string, (world: World) => Promise<void>>>;
};

type Path = {
  readonly test: (params: object) => Promise<unknown>;
  readonly state: AnyMachineSnapshot;
  readonly steps: readonly { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }[];
};
type Model = {
  getAdjacencyMap(): unknown;
  getShortestPaths(options: object): Path[];
  getPathsFromEvents(events: readonly AnyEventObject[], options: object): Path[];
};

export type Tour = {
  /** The journey in the shopper's words. */
  readonly told: string;
  readonly arrows: readonly string[];
  readonly play: <World>(world: World, stage: Stage<World>) => Promise<void>;
};

/** Two moments are one when the shopper is at the same place and came from the same one. */
const serializeState = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, (context as { trail?: unknown[] }).trail?.at(-1) ?? null]);
const options = { serializeState, limit: 5_000 };

const arrowOf = (from: string, event: string, to: string) => `${from} -${event}-> ${to}`;

function arrowsAlong(path: Path): readonly string[] {
  const places = path.steps.map(({ state }) => String(state.value));
  return path.steps.flatMap(({ event }, index) =>
    index === 0 ? [] : [arrowOf(places[index - 1] ?? '', event.type, places[index] ?? '')],
  );
}

/** Every arrow that the journey's chart allows, from every place it can be reached at. */
export function allArrows({ machine }: Journey): ReadonlySet<string> {
  const model = createTestModel(machine) as unknown as Model;
  const arrows = new Set<string>();
  for (const path of extended(model, machine.events)) for (const arrow of arrowsAlong(path)) arrows.add(arrow);
  return arrows;
}

/** The shortest way to every moment, and from there each thing that can be done. */
function extended(model: Model, events: readonly string[]): readonly Path[] {
  return model.getShortestPaths({ ...options, allowDuplicatePaths: true }).flatMap((path) => {
    const way = path.steps.slice(1).map(({ event }) => event);
    const possible = events.filter((type) => path.state.can({ type }));
    return possible.flatMap((type) => model.getPathsFromEvents([...way, { type }], options));
  });
}

/** Few journeys that together take every arrow: generated from the chart, the longest first. */
export function toursOf(journey: Journey): readonly Tour[] {
  const model = createTestModel(journey.machine) as unknown as Model;
  const covered = new Set<string>();
  const paths = [...extended(model, journey.machine.events)].sort((a, b) => b.steps.length - a.steps.length);
  return paths.flatMap((path) => {
    const arrows = arrowsAlong(path);
    if (arrows.every((arrow) => covered.has(arrow))) return [];
    for (const arrow of arrows) covered.add(arrow);
    return [tourOf(journey, path, arrows)];
  });
}

/** What a tour shows of a journey: every place it comes to and every thing that is done, whatever was done before. */
const sightsOf = ({ arrows }: Tour): readonly string[] =>
  arrows.flatMap((arrow) => {
    const [, event = '', to = ''] = /-(.+)-> (.+)$/.exec(arrow) ?? [];
    return [`does ${event}`, `comes to ${to}`];
  });

/** The night plays every arrow, the gate so few tours that everything is done and every place is come to. */
const isLong = process.env['KETE_LONG'] === '1';

/**
 * The tours that a browser plays. With KETE_LONG=1 (`npm run journeys:long`) they are all there are; else the fewest
 * found that show all of `goalsOf`, everything that can be done and every place. The charts take every arrow each time.
 */
export function playedTours(journey: Journey, goalsOf: (tour: Tour) => readonly string[] = () => []): readonly Tour[] {
  const all = toursOf(journey);
  if (isLong) return all;
  const shows = new Map(all.map((tour) => [tour, [...sightsOf(tour), ...goalsOf(tour)]] as const));
  const left = new Set([...shows.values()].flat());
  const played: Tour[] = [];
  while (left.size > 0) {
    const news = (tour: Tour) => (shows.get(tour) ?? []).filter((goal) => left.has(goal)).length;
    // Of two that show as much the shorter one is played.
    const best = all.reduce((one, other) => {
      const [had, has] = [news(one), news(other)];
      return has > had || (has === had && other.arrows.length < one.arrows.length) ? other : one;
    });
    played.push(best);
    for (const goal of shows.get(best) ?? []) left.delete(goal);
  }
  return played;
}

function tourOf(journey: Journey, path: Path, arrows: readonly string[]): Tour {
  const steps = path.steps.slice(1).map(({ event }) => journey.say[event.type] ?? event.type);
  return {
    told: `${journey.who ?? 'A guest'} ${steps.join(', ')}`,
    arrows,
    play: async (world, { drive, see }) => {
      const states = Object.fromEntries(Object.entries(see).map(([place, look]) => [place, () => look(world)]));
      const events = Object.fromEntries(Object.entries(drive).map(([event, act]) => [event, () => act(world)]));
      await path.test({ states: { ...states, '*': missing('what is seen') }, events });
    },
  };
}

const missing = (what: string) => () => {
  throw new Error(`The journey does not say ${what} there.`);
};
