import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A machine's definition as a drawing needs it: boxes within boxes, and arrows between them. Plain data. */
export type Box = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'initial' | 'atomic' | 'compound' | 'parallel' | 'final';
  readonly description: string;
  readonly rows: readonly string[];
  /** What happens inside: tags, entry, exit, invocations, and events that lead nowhere else. */
  readonly notes: readonly string[];
  readonly boxes: readonly Box[];
};
export type Arrow = { readonly from: string; readonly to: string; readonly labels: readonly string[] };
export type Chart = { readonly root: Box; readonly arrows: readonly Arrow[] };

type Data = any;

export const nameOf = (thing: Data): string => (typeof thing === 'string' ? thing : (thing?.type ?? thing?.name ?? ''));
export const isOwn = (name: string) => name !== '' && !name.startsWith('xstate.');

/** The words on an arrow for what it waits for. */
export function occasion(machine: AnyStateMachine, event: string): string {
  const wait = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  if (wait !== undefined) {
    const ms = (machine.implementations.delays as Record<string, unknown>)[wait];
    return typeof ms === 'number' ? `after ${wait} (${ms} ms)` : `after ${wait}`;
  }
  return event
    .replace(/^$/, 'at once')
    .replace(/^xstate\.done\.actor\.(.*)$/, '$1 answered')
    .replace(/^xstate\.error\.actor\.(.*)$/, '$1 failed')
    .replace(/^xstate\.done\.state\..*$/, 'done');
}

export const transitionsOf = (node: AnyStateNode): readonly Data[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

export function labelOf(machine: AnyStateMachine, transition: Data): string {
  const guard = transition.guard ? ` [${nameOf(transition.guard)}]` : '';
  const actions = (transition.actions ?? []).map(nameOf).filter(isOwn);
  return `${occasion(machine, transition.eventType)}${guard}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`;
}

const isDrawn = (transition: Data) => transition.target !== undefined;

export function chartOf(machine: AnyStateMachine): Chart {
  const arrows = new Map<string, { from: string; to: string; labels: string[] }>();
  const draw = (from: string, to: string, label: string) => {
    const key = `${from} > ${to}`;
    const arrow = arrows.get(key) ?? { from, to, labels: [] };
    if (label !== '') arrow.labels.push(label);
    arrows.set(key, arrow);
  };
  const box = (node: AnyStateNode): Box => {
    const transitions = transitionsOf(node);
    for (const transition of transitions.filter(isDrawn))
      for (const target of transition.target) draw(node.id, target.id, labelOf(machine, transition));
    const first = (node as Data).initial?.target?.[0];
    if (first) draw(`${node.id}:initial`, first.id, '');
    const boxes = Object.values(node.states).map((inner) => box(inner as AnyStateNode));
    return {
      id: node.id,
      name: node.key === '(machine)' ? node.id : node.key,
      kind: node.type === 'history' ? 'atomic' : node.type,
      description: node.description ?? '',
      rows: (node.config as Data).meta?.rows ?? [],
      notes: [
        ...node.tags.map((tag: string) => `#${tag}`),
        ...node.entry
          .map(nameOf)
          .filter(isOwn)
          .map((action) => `entry / ${action}`),
        ...node.exit
          .map(nameOf)
          .filter(isOwn)
          .map((action) => `exit / ${action}`),
        ...node.invoke.map((invoke) => `runs ${invoke.id}`),
        ...transitions.filter((transition) => !isDrawn(transition)).map((transition) => labelOf(machine, transition)),
      ],
      boxes: first
        ? [
            { id: `${node.id}:initial`, name: '', kind: 'initial', description: '', rows: [], notes: [], boxes: [] },
            ...boxes,
          ]
        : boxes,
    };
  };
  const root = box(machine.root);
  return { root, arrows: [...arrows.values()] };
}
