import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { graphOf } from '../../tests/machines/kit/graph-of.ts';
import type { Rostered } from '../../tests/machines/kit/rostered.ts';
import type { ChartData } from '../data.types.ts';
import type { Space, SpaceStep } from './questions.types.ts';

const inWords = (type: string): string =>
  type
    .replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1')
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 answered')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed');
const nodesOf = (snapshot: AnyMachineSnapshot) =>
  (snapshot as unknown as { readonly _nodes: readonly AnyStateNode[] })._nodes.map(({ id }) => id);

/** Walks a chart of the shop to its end: everything that its roster lets happen, from each of its beginnings. */
export function chartSpace(rostered: Rostered, { title }: Pick<ChartData, 'title'>): Space {
  const situations: { readonly states: readonly string[]; readonly facts: Readonly<Record<string, string>> }[] = [];
  const steps: SpaceStep[] = [];
  const starts: number[] = [];
  for (const input of rostered.inputs) {
    const { serializeState, shortest, onward } = graphOf(rostered, input);
    const indexes = new Map<string, number>();
    for (const { state, steps: way } of shortest) {
      const index = situations.push({ states: nodesOf(state), facts: {} }) - 1;
      indexes.set(serializeState(state), index);
      if (way.length === 0) starts.push(index);
    }
    for (const [key, { transitions }] of Object.entries(onward())) {
      const from = indexes.get(key);
      if (from === undefined) continue;
      for (const { event, state } of Object.values(transitions)) {
        const to = indexes.get(serializeState(state));
        if (to !== undefined) steps.push({ from, to, says: inWords(event.type), event });
      }
    }
  }
  return { title: `the chart “${title}”`, machine: rostered.machine.id, situations, steps, starts };
}
