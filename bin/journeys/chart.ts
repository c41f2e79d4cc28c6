import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { transition } from 'xstate';
import type { Journey } from '#tests/journeys/journey.types.ts';
import type { AreaChart, Drawn, Move } from './model.types.ts';

type Guard = { readonly type: string; readonly params?: Readonly<Record<string, unknown>> } | string | undefined;
type Arrow = {
  readonly target?: readonly { readonly key: string }[];
  readonly guard?: Guard;
  readonly actions: readonly unknown[];
};

function guardWords(guard: Guard): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  const given = Object.values(guard.params ?? {}).join(', ');
  return given === '' ? guard.type : `${guard.type}(${given})`;
}

/** So many steps back are remembered: further back nobody goes in a journey. */
export const longestTrail = 5;

/** A journey's chart as the composition reads it: its places, what can be done in each, and what that does. */
export function readChart(area: string, { machine, who = 'A guest', say }: Journey): AreaChart {
  const nodes = Object.values(machine.states) as AnyStateNode[];
  const arrowsAt = (place: string) =>
    [...(machine.states[place] as AnyStateNode).transitions].map(
      ([event, arrows]) => [event, arrows as unknown as readonly Arrow[]] as const,
    );
  const drawn = nodes.flatMap((node) =>
    arrowsAt(node.key).flatMap(([event, arrows]) =>
      arrows.map(
        ({ target, guard }, choice): Drawn => ({
          ...{ from: node.key, event, choice, guard: guardWords(guard) },
          to: target?.[0]?.key ?? node.key,
        }),
      ),
    ),
  );
  const known = new Map<string, readonly Move[]>();
  const moves = (place: string, trail: readonly string[]): readonly Move[] => {
    const key = `${place} ${trail.join()}`;
    const found =
      known.get(key) ??
      arrowsAt(place)
        .flatMap(([event, arrows]) => taken(machine, { place, trail, event, arrows }))
        .filter((move) => move.trail.length <= longestTrail);
    known.set(key, found);
    return found;
  };
  return {
    ...{ area, machine, who, say, drawn, moves },
    initial: String((machine.root.initial as unknown as { target: { key: string }[] }).target[0]?.key),
    places: new Map(nodes.map((node) => [node.key, node.description ?? node.key])),
  };
}

type Asked = {
  readonly place: string;
  readonly trail: readonly string[];
  readonly event: string;
  readonly arrows: readonly Arrow[];
};
const isPlain = ({ guard, actions }: Arrow) => guard === undefined && actions.length === 0;

/** What the chart itself does with an event there; nothing, if it takes none. */
function taken(machine: AnyStateMachine, { place, trail, event, arrows }: Asked): readonly Move[] {
  const [first] = arrows;
  if (first && isPlain(first)) return [{ event, to: first.target?.[0]?.key ?? place, trail, choice: 0 }];
  const here = machine.resolveState({ value: place, context: { trail } });
  if (!here.can({ type: event })) return [];
  const [next] = transition(machine, here, { type: event });
  const to = String(next.value);
  const choice = arrows.findIndex(({ target }) => (target?.[0]?.key ?? place) === to);
  return [{ event, to, trail: (next.context as { trail?: readonly string[] }).trail ?? [], choice }];
}
