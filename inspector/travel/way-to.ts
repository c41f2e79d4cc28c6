import type { AnyEventObject, AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { graphOf } from '../../tests/machines/kit/graph-of.ts';
import { happenedOf } from '../../tests/machines/kit/happens.ts';
import type { Rostered } from '../../tests/machines/kit/rostered.ts';
import { beginLife, type Frame } from './frames.ts';
import { type Step, stepOf } from './steps.ts';

export type Way = {
  readonly input: number;
  readonly steps: readonly Step[];
  readonly frames: readonly Frame[];
};

const holds = (snapshot: AnyMachineSnapshot, state: string) =>
  (snapshot as unknown as { _nodes: readonly AnyStateNode[] })._nodes.some(({ id }) => id === state);

type Found = { readonly input: number; readonly events: readonly AnyEventObject[] };

/** What arrives in a state that is left at once is seen only on the way through it. */
function* waysThrough(chart: Rostered, state: string): Generator<Found> {
  for (const input of chart.inputs.keys()) yield { input, events: [] };
  for (const [input, given] of chart.inputs.entries()) {
    const { shortest, onward, serializeState } = graphOf(chart, given);
    const all = onward();
    for (const { state: from, steps } of shortest) {
      const way = steps.map(({ event }) => event);
      for (const { event } of Object.values(all[serializeState(from)]?.transitions ?? {})) {
        const next = { input, events: [...way, event] };
        const taken = from.machine.getTransitionData(from as never, event as never) as readonly {
          readonly target?: readonly AnyStateNode[];
        }[];
        if (taken.some(({ target }) => target?.some(({ id }) => state === id || state.startsWith(`${id}.`))))
          yield next;
      }
    }
  }
}

/** The shortest generated way to a state from the first beginning that leads there; null where the graph has none. */
function shortestTo(chart: Rostered, state: string): Found | null {
  for (const [input, given] of chart.inputs.entries()) {
    const ways = graphOf(chart, given).shortest.filter((way) => holds(way.state, state));
    const [best] = ways.sort((a, b) => a.steps.length - b.steps.length);
    if (best) return { input, events: best.steps.map(({ event }) => event) };
  }
  return null;
}

/** Plays a way on the real chart; what the graph calls an answer or a wait is one here. */
export async function playedWay(chart: Rostered, { input, events }: Found): Promise<Way> {
  const life = beginLife(chart, chart.inputs[input]);
  const frames = [life.first];
  const steps: Step[] = [];
  for (const event of events) {
    const happened = happenedOf(chart.machine, life.world, event);
    steps.push(stepOf(chart, happened, frames.at(-1)?.context));
    frames.push(await life.step(happened));
  }
  life.end();
  return { input, steps, frames };
}

/** Whether a frame stands in a state, or came through it. */
export const shows = ({ states, arrows }: Frame, state: string): boolean =>
  states.includes(state) || arrows.some((arrow) => arrow.startsWith(`${state} `));

const mostTries = 40;

/** The way to a state, played on the real chart; or why there is none. */
export async function wayTo(chart: Rostered, state: string): Promise<Way | { readonly why: string }> {
  const direct = shortestTo(chart, state);
  if (direct) {
    const way = await playedWay(chart, direct);
    if (way.frames.some((frame) => shows(frame, state))) return way;
  }
  let tries = 0;
  for (const found of waysThrough(chart, state)) {
    if (tries++ > mostTries) break;
    const way = await playedWay(chart, found);
    if (way.frames.some((frame) => shows(frame, state))) return way;
  }
  return {
    why: `No way leads there: of everything that the tests let happen to “${chart.name}”, nothing brings it to “${state}”.`,
  };
}
