import { shoppingModel } from './areas.ts';
import { readGoals } from './ask.ts';
import { cover } from './cover.ts';
import { explore } from './graph.ts';
import type { GeneratedJourney, JourneySet } from './journeys.types.ts';
import { type Marks, readMarks } from './marks.ts';
import type { Graph, Model } from './model.types.ts';
import { readShows, type Shows } from './shows.ts';
import { textsAt } from './texts.ts';
import { tellJourney, walkOf } from './tell.ts';

export type Composed = { readonly graph: Graph; readonly marks: Marks; readonly shows: Shows };

/** All the worlds of a model and what is shown in them; the whole shopping journey, unless another is given. */
export function compose(model: Model = shoppingModel()): Composed {
  const graph = explore(model);
  const shows = readShows();
  return { graph, marks: readMarks(graph, shows), shows };
}

export type Wanted = {
  readonly goals: readonly string[];
  readonly seed: number;
  /** Journeys from before; each that can still be taken, and shows something that is wanted, stays as it is. */
  readonly kept?: readonly GeneratedJourney[];
};

/** Few journeys for what is wanted, and what of it no journey can come to. */
export function generate(composed: Composed, { goals, seed, kept = [] }: Wanted): JourneySet {
  const { graph, marks } = composed;
  const ask = readGoals(composed, goals);
  const walks = kept.flatMap((journey) => walkOf(graph, journey) ?? []);
  const { found, left } = cover(graph, marks, { ...ask, seed, kept: walks });
  const unshown = ask.seconds === undefined ? [...left] : [];
  return {
    goal: goals.map((goal) => (goal === 'whole' ? 'the whole shopping journey' : goal)).join('; '),
    seed,
    journeys: found.map((covering) => tellJourney(graph, covering, textsAt(composed.shows))),
    unreachable: [
      ...ask.unreachable,
      ...unshown.map((goal) => ({ goal, why: 'it is further from every beginning than a journey is long' })),
    ],
  };
}
