import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate';

type Chart = { readonly id: string; readonly config: object };

/** The machine that an actor runs, or null for an errand: a promise, or a callback. */
export function chartIn(actor: AnyActorRef): Chart | null {
  const { logic } = actor as unknown as { readonly logic?: unknown };
  return typeof logic === 'object' && logic !== null && 'implementations' in logic ? (logic as never) : null;
}

/** Looked up by the arrow itself, which belongs to a machine and lives as long as that. */
const names = new WeakMap<AnyTransitionDefinition, string>();

/** An arrow's name: where it starts, what it waits for, and which of the choices there it is. */
export function arrowName(arrow: AnyTransitionDefinition): string {
  const known = names.get(arrow);
  if (known !== undefined) return known;
  const { source, eventType } = arrow;
  const choices = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const name = `${source.id} ${eventType} #${choices.indexOf(arrow as never)}`;
  names.set(arrow, name);
  return name;
}

/** The ids of all states that are active. */
export const activeStates = (snapshot: AnyMachineSnapshot): readonly string[] =>
  (snapshot as unknown as { readonly _nodes: readonly AnyStateNode[] })._nodes.map(({ id }) => id);

export const childrenOf = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children } = (actor.getSnapshot() ?? {}) as { readonly children?: Record<string, AnyActorRef | undefined> };
  return Object.values(children ?? {}).filter((child) => child !== undefined);
};

export const parentOf = (actor: AnyActorRef): AnyActorRef | undefined =>
  (actor as unknown as { readonly _parent?: AnyActorRef })._parent;
