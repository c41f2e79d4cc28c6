import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import { expect, it } from 'vitest';
import { composedShop } from '#src/compose.ts';
import { roster } from './kit/roster.ts';

const actorsOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>);
const isMachine = (logic: AnyActorLogic): logic is AnyStateMachine => 'implementations' in logic;

/** What the charts of the first bytes leave open, with what stands there once they are composed. */
const provided = [
  composedShop as AnyStateMachine,
  ...actorsOf(composedShop as AnyStateMachine)
    .map(([, logic]) => logic)
    .filter(isMachine),
];
const isAsItWas = (machine: AnyStateMachine, name: string, logic: AnyActorLogic) =>
  roster.some(
    (chart) =>
      chart.machine.id === machine.id &&
      actorsOf(chart.machine).some(([open, stub]) => open === name && stub === logic),
  );

it('the composed shop leaves nothing absent: every errand of its charts has somebody to run it', () => {
  const errands = provided.flatMap((machine) =>
    actorsOf(machine)
      .filter(([, logic]) => !isMachine(logic))
      .map(([name, logic]) => ({ machine, name, logic })),
  );
  expect(errands.length).toBeGreaterThanOrEqual(4);
  expect(errands.filter(({ machine, name, logic }) => isAsItWas(machine, name, logic)).map(({ name }) => name)).toEqual(
    [],
  );
});
