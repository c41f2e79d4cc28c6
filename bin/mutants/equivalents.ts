import type { StateNode } from 'xstate';
import { asChoice, listOf, type Slot } from './places.ts';

const doesNothing = (given: unknown): boolean => {
  const { target, actions, reenter } = asChoice(given) as { target?: unknown; actions?: unknown; reenter?: boolean };
  return target === undefined && listOf(actions).length === 0 && reenter !== true;
};

const hears = (node: StateNode, event: string): boolean =>
  [...node.transitions.keys()].some(
    (heard) =>
      heard === event || heard === '*' || (heard.endsWith('.*') && event.startsWith(heard.slice(0, -'*'.length))),
  );

const isHeardAbove = (node: StateNode, event: string): boolean =>
  node.parent !== undefined && (hears(node.parent, event) || isHeardAbove(node.parent, event));

/** A choice that does nothing keeps its event from the choices after it and the states around it: with neither it is nothing. */
export function canNotMatter(
  node: StateNode,
  slot: Slot,
  choices: readonly unknown[],
  index: number,
  op: string,
): boolean {
  if (!['dropped', 'guard flipped', 'guard dropped'].includes(op) || !doesNothing(choices[index])) return false;
  const isLast = choices.slice(index + 1).every(doesNothing);
  // An errand whose failure nobody awaits throws: a handler that does nothing is something.
  return isLast && slot.kind !== 'error' && !isHeardAbove(node, slot.event);
}
