import { getAdjacencyMap, getShortestPaths } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { FaultError } from '#services/fault.ts';
import type { Rostered } from './rostered.ts';

const fault = new FaultError({ tag: 'timeout', message: 'It took too long.' });
const done = 'xstate.done.actor.';
const failed = 'xstate.error.actor.';
const after = 'xstate.after.';

type Way = {
  readonly state: AnyMachineSnapshot;
  readonly steps: readonly { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }[];
};
type Onward = Readonly<
  Record<
    string,
    {
      readonly transitions: Readonly<
        Record<string, { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }>
      >;
    }
  >
>;

const nodesIn = (snapshot: AnyMachineSnapshot) => (snapshot as unknown as { _nodes: AnyStateNode[] })._nodes;

/** The model is the machine itself without what it tells others: there it has nobody to tell. */
function model(machine: AnyStateMachine): AnyStateMachine {
  const told = Object.keys(machine.implementations.actions).filter((name) => /^(?:report|open)[A-Z]/.test(name));
  return machine.provide({ actions: Object.fromEntries(told.map((name) => [name, () => {}])) } as never);
}

/** What can happen in a state: everything the chart may be told, and what its own questions and waits may bring. */
const happenings = (chart: Rostered) => (snapshot: AnyMachineSnapshot) => {
  const own = new Set(nodesIn(snapshot).flatMap((node) => node.ownEvents as string[]));
  const brought = [...own].flatMap((type): AnyEventObject[] => {
    if (type.startsWith(done))
      return (chart.answers[type.slice(done.length)] ?? [undefined]).map((output) => ({ type, output }));
    if (type.startsWith(failed))
      return [fault, ...(chart.refusals?.[type.slice(failed.length)] ?? [])].map((error) => ({ type, error }));
    return type.startsWith(after) ? [{ type }] : [];
  });
  return [...(chart.pathEvents ?? chart.events)(snapshot.context), ...brought];
};

const waits = (snapshot: AnyMachineSnapshot) => nodesIn(snapshot).filter((node) => node.after.length > 0).length;

export type Graph = {
  readonly serializeState: (snapshot: AnyMachineSnapshot) => string;
  /** The shortest way to every state, without its beginning. */
  readonly shortest: readonly Way[];
  /** What can happen from each of them, and where it leads. */
  readonly onward: () => Onward;
};

/** Everything that can become of a chart that began with this input. */
export function graphOf(chart: Rostered, input: unknown): Graph {
  const machine = model(chart.machine);
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, chart.shape(snapshot.context)]);
  const options = {
    input,
    events: happenings(chart),
    serializeState,
    limit: 20_000,
    stopWhen: (snapshot: AnyMachineSnapshot) => waits(snapshot) > 1,
  };
  const shortest = getShortestPaths(machine, options as never) as unknown as Way[];
  return {
    serializeState,
    shortest: shortest.map(({ state, steps }) => ({
      state,
      steps: steps.filter(({ event }) => event.type !== 'xstate.init'),
    })),
    onward: () => getAdjacencyMap(machine, options as never) as unknown as Onward,
  };
}
