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
