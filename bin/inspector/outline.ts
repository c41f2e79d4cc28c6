import { createHash } from 'node:crypto';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { ArrowData, StateData } from '../../inspector/data.types.ts';
import { isOwn, nameOf, occasion, transitionsOf } from '../charts/graph.ts';

type Data = any;

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** A guard with what it is asked about, where that stands in the definition: "isOver closed". */
function guardOf(guard: Data): string | null {
  if (guard === undefined) return null;
  const params = typeof guard.params === 'object' && guard.params !== null ? Object.values(guard.params) : [];
  return [nameOf(guard), ...params.filter(isPlain)].join(' ');
}

function delayOf(machine: AnyStateMachine, event: string): ArrowData['delay'] {
  const name = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  if (name === undefined) return null;
  const ms: unknown = (machine.implementations.delays as Record<string, unknown>)[name];
  return { name, ms: typeof ms === 'number' ? ms : null };
}

export type Words = {
  /** The prefix of every id in place of the machine's. */
  readonly key: string;
  /** Sentences for events. */
  readonly say: Readonly<Record<string, string>>;
};

/** A chart's states and arrows as plain data, in the order in which they are written. */
export function outlineOf(machine: AnyStateMachine, words: Words) {
  const states: Omit<StateData, 'mark'>[] = [];
  const arrows: ArrowData[] = [];
  const idOf = (node: AnyStateNode) => words.key + node.id.slice(machine.id.length);
  const visit = (node: AnyStateNode) => {
    const id = idOf(node);
    const first = (node as Data).initial?.target?.[0] as AnyStateNode | undefined;
    const meta = (node.config as Data).meta ?? {};
    states.push({
      id,
      name: node.key === '(machine)' || node === machine.root ? words.key : node.key,
      parent: node.parent ? idOf(node.parent) : null,
      kind: node.type,
      first: first ? idOf(first) : null,
      description: node.description ?? '',
      rows: meta.rows ?? [],
      texts: meta.texts ?? [],
      tags: [...node.tags],
      entry: node.entry.map(nameOf).filter(isOwn),
      exit: node.exit.map(nameOf).filter(isOwn),
      runs: node.invoke.map((invoke) => ({ id: invoke.id, src: nameOf(invoke.src) })),
    });
    for (const transition of transitionsOf(node)) {
      const event: string = transition.eventType;
      const choices = event === '' ? (node.always ?? []) : (node.transitions.get(event) ?? []);
      arrows.push({
        name: `${id} ${event} #${choices.indexOf(transition as never)}`,
        from: id,
        to: (transition.target ?? []).map(idOf),
        event,
        when: words.say[event] ?? occasion(machine, event),
        guard: guardOf(transition.guard),
        actions: (transition.actions ?? []).map(nameOf).filter(isOwn),
        delay: delayOf(machine, event),
      });
    }
    for (const inner of Object.values(node.states)) visit(inner as AnyStateNode);
  };
  visit(machine.root);
  return { states: states.map((state) => ({ ...state, mark: markOf(state, states, arrows) })), arrows };
}

/** What a sign-off is given to: a state with all that is inside it and all that leads out of it. */
function markOf(
  state: Omit<StateData, 'mark'>,
  states: readonly Omit<StateData, 'mark'>[],
  arrows: readonly ArrowData[],
) {
  const isInside = (id: string) => id === state.id || id.startsWith(`${state.id}.`);
  return createHash('sha256')
    .update(JSON.stringify([states.filter(({ id }) => isInside(id)), arrows.filter(({ from }) => isInside(from))]))
    .digest('hex')
    .slice(0, 12);
}
