import type { AnyStateMachine } from 'xstate';
import type { ArrowData, StateData } from '../../inspector/data.types.ts';
import { allMachines } from '../charts/machines.ts';
import { allJourneys } from '../inspector/charts.ts';
import { outlineOf } from '../inspector/outline.ts';

/** A chart without its drawing, under the ids by which the inspector knows its parts. */
export type Outlined = {
  readonly name: string;
  readonly kind: 'machine' | 'journey';
  readonly machine: AnyStateMachine;
  readonly who: string | null;
  readonly states: readonly StateData[];
  readonly arrows: readonly ArrowData[];
};

/** Every chart of the house, and every journey. */
export async function outlinedCharts(): Promise<readonly Outlined[]> {
  const machines = (await allMachines()).map(([name, machine]): Outlined => {
    const { states, arrows } = outlineOf(machine, { key: machine.id, say: {} });
    return { name, kind: 'machine', machine, who: null, states, arrows };
  });
  const journeys = (await allJourneys()).map(([name, { machine, say, who }]): Outlined => {
    const { states, arrows } = outlineOf(machine, { key: `journey-${name}`, say });
    return { name, kind: 'journey', machine, who: who ?? 'A guest', states, arrows };
  });
  return [...machines, ...journeys];
}
