import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition, InspectionEvent } from 'xstate';
import type { Coverage } from '../../bin/journeys/coverage.types.ts';
import { arrowName, chartIn } from '#src/browser/inspection/chart-steps.ts';

type Micro = { readonly _transitions: readonly AnyTransitionDefinition[] };
type Counts = Map<string, number>;
const add = (counts: Counts, name: string, many = 1) => counts.set(name, (counts.get(name) ?? 0) + many);
const sorted = (counts: Counts) => Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
const nodesOf = (snapshot: unknown) => (snapshot as { readonly _nodes: readonly AnyStateNode[] })._nodes;

/** Those that come before it at the same place for the same event: what came this far was refused by them. */
const choicesBefore = (arrow: AnyTransitionDefinition): readonly AnyTransitionDefinition[] => {
  const { source, eventType } = arrow;
  const choices = (
    eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])
  ) as readonly AnyTransitionDefinition[];
  return choices.slice(0, choices.indexOf(arrow));
};

/** Counts what of the charts is seen, in all tabs of all worlds. Counting costs little: names are looked up once. */
export function createCoverage() {
  const states = new Map<AnyStateNode, number>();
  const arrows = new Map<AnyTransitionDefinition, number>();
  const last = new WeakMap<object, AnyTransitionDefinition>();
  const pairs = new Map<AnyTransitionDefinition, Set<AnyTransitionDefinition>>();
  const machines = new Map<string, AnyStateNode>();
  const lastNodes = new WeakMap<object, readonly AnyStateNode[]>();

  const see = (actor: AnyActorRef, snapshot: AnyMachineSnapshot) => {
    const now = nodesOf(snapshot);
    const before = lastNodes.get(actor);
    lastNodes.set(actor, now);
    for (const node of now) {
      if (before?.includes(node)) continue;
      states.set(node, (states.get(node) ?? 0) + 1);
      if (!node.parent && !machines.has(node.id)) machines.set(node.id, node);
    }
  };
  return {
    inspect: (_: string, event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep' && event.type !== '@xstate.snapshot') return;
      const actor = event.actorRef as AnyActorRef;
      if (!chartIn(actor) || !nodesOf(event.snapshot)) return;
      see(actor, event.snapshot as AnyMachineSnapshot);
      if (event.type !== '@xstate.microstep') return;
      for (const arrow of (event as unknown as Micro)._transitions) {
        arrows.set(arrow, (arrows.get(arrow) ?? 0) + 1);
        // A state that is passed through without a stop is known by the arrow that leaves it.
        if (!states.has(arrow.source as AnyStateNode)) states.set(arrow.source as AnyStateNode, 1);
        const from = last.get(actor);
        if (from) {
          const tos = pairs.get(from) ?? new Set();
          if (tos.size === 0) pairs.set(from, tos);
          tos.add(arrow);
        }
        last.set(actor, arrow);
      }
    },
    coverage(): Coverage {
      const [names, ways, rows, passed, refused]: readonly Counts[] = [
        new Map(),
        new Map(),
        new Map(),
        new Map(),
        new Map(),
      ] as never;
      for (const [node, many] of states) {
        add(names as Counts, node.id, many);
        for (const row of (node.meta as { rows?: readonly string[] } | undefined)?.rows ?? [])
          add(rows as Counts, row, many);
      }
      for (const [arrow, many] of arrows) {
        add(ways as Counts, arrowName(arrow), many);
        if (arrow.guard) add(passed as Counts, arrowName(arrow), many);
        for (const before of choicesBefore(arrow)) if (before.guard) add(refused as Counts, arrowName(before), many);
      }
      const guarded = new Set([...(passed as Counts).keys(), ...(refused as Counts).keys()]);
      return {
        source: 'simulation',
        states: sorted(names as Counts),
        arrows: sorted(ways as Counts),
        guards: Object.fromEntries(
          [...guarded]
            .sort()
            .map((name) => [
              name,
              { passed: (passed as Counts).get(name) ?? 0, refused: (refused as Counts).get(name) ?? 0 },
            ]),
        ),
        pairs: [...pairs.values()].reduce((sum, { size }) => sum + size, 0),
        rows: sorted(rows as Counts),
        texts: {},
      };
    },
    /** By chart that took part: the named states that were never seen. */
    unseen(): ReadonlyMap<string, readonly string[]> {
      const seen = new Set([...states.keys()].map(({ id }) => id));
      const all = (node: AnyStateNode): readonly string[] => [
        node.id,
        ...Object.values(node.states as Record<string, AnyStateNode>).flatMap(all),
      ];
      return new Map(
        [...machines].sort().map(([name, root]) => [name, all(root).filter((id) => !seen.has(id))] as const),
      );
    },
  };
}
export type SimCoverage = ReturnType<typeof createCoverage>;
