import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { graphOf } from '../../tests/machines/kit/graph-of.ts';
import { play, type Path } from '../../tests/machines/kit/paths.ts';
import type { Rostered } from '../../tests/machines/kit/rostered.ts';
import { arrowName } from '../../tests/machines/kit/world.ts';
import { choicesBefore } from '../charts/arrow-name.ts';
import type { Counting } from './counts.ts';

const nodesOf = (snapshot: AnyMachineSnapshot) => (snapshot as unknown as { _nodes: readonly AnyStateNode[] })._nodes;
const takenBy = (machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  (machine.getTransitionData(snapshot as never, event as never) ?? []) as readonly AnyTransitionDefinition[];
const isInside = (node: AnyStateNode, holder: AnyStateNode) => node.id.startsWith(`${holder.id}.`);

/** The guards that were asked for this event there, and said no: a state asks only what nothing inside it has answered. */
export function refusals(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly string[] {
  const taken = takenBy(snapshot.machine, snapshot, event);
  return nodesOf(snapshot).flatMap((node) => {
    if (taken.some(({ source }) => isInside(source, node))) return [];
    const choices = (node.transitions.get(event.type) ?? []) as readonly AnyTransitionDefinition[];
    const at = choices.findIndex((choice) => taken.includes(choice));
    return choices
      .slice(0, at < 0 ? choices.length : at)
      .filter(({ guard }) => guard !== undefined)
      .map(arrowName);
  });
}

/** The guards of what happens by itself: where a chart rests, each of them said no. */
const restingRefusals = (snapshot: AnyMachineSnapshot): readonly string[] =>
  nodesOf(snapshot).flatMap((node) =>
    ((node.always ?? []) as readonly AnyTransitionDefinition[])
      .filter(({ guard }) => guard !== undefined)
      .map(arrowName),
  );

/** Of an arrow that was taken: those asked before it said no, and itself yes. */
function sidesOf(arrow: string, guarded: ReadonlySet<string>, counts: Counting): void {
  for (const before of choicesBefore(arrow)) if (guarded.has(before)) counts.guard(before, 'refused');
  if (guarded.has(arrow)) counts.guard(arrow, 'passed');
}

/** Plays every generated path of a chart on the real chart, and counts what was seen on the way. */
export async function countChart(chart: Rostered, guarded: ReadonlySet<string>, counts: Counting): Promise<number> {
  let played = 0;
  for (const input of chart.inputs) {
    const { serializeState, shortest, onward } = graphOf(chart, input);
    const all = onward();
    const begin = shortest.find((way) => way.steps.length === 0)?.state;
    for (const { state, steps } of shortest) {
      for (const name of restingRefusals(state)) counts.guard(name, 'refused');
      const before = steps.length > 1 ? steps.at(-2)?.state : begin;
      const led = steps.at(-1)?.event;
      const last = before && led ? takenBy(state.machine, before, led).map(arrowName) : [];
      for (const { event, state: next } of Object.values(all[serializeState(state)]?.transitions ?? {})) {
        const way = [...steps, { event, state: next }];
        const path: Path = {
          input,
          events: way.map((step) => step.event),
          states: way.map((step) => step.state.value),
          contexts: way.map((step) => step.state.context),
        };
        const world = await play(chart, path);
        world.stop();
        played += 1;
        for (const name of world.states) counts.state(name);
        for (const name of world.arrows) {
          counts.arrow(name);
          sidesOf(name, guarded, counts);
        }
        for (const name of refusals(state, event)) if (guarded.has(name)) counts.guard(name, 'refused');
        for (const one of last)
          for (const other of takenBy(state.machine, state, event)) counts.pair(one, arrowName(other));
      }
    }
  }
  return played;
}
