import type { StateNode } from 'xstate';
import type { Config } from './mutants.types.ts';

export type Loose = Record<string, unknown>;
export type Path = readonly (string | number)[];

/** The same tree with one leaf put anew; what is undefined is taken out. Nothing of the old tree is touched. */
export function put(tree: unknown, [key, ...rest]: Path, leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(tree)) return tree.map((one, index) => (index === key ? put(one, rest, leaf) : one));
  const whole = tree as Loose;
  const next = put(whole[key], rest, leaf);
  if (next !== undefined) return { ...whole, [key]: next };
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== String(key)));
}

export const at = (tree: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Loose | undefined)?.[key as string], tree);

export const listOf = (given: unknown): readonly unknown[] =>
  given === undefined || given === null ? [] : Array.isArray(given) ? given : [given];

export const asChoice = (given: unknown): Loose => (typeof given === 'string' ? { target: given } : (given as Loose));

/** A place where choices of arrows stand. */
export type Slot = {
  readonly path: Path;
  /** As the arrows of it are named: `trolley.refresh`, `xstate.done.actor.loadTrolley`, `always`. */
  readonly event: string;
  /** As a person says it: "when loadTrolley answered". */
  readonly when: string;
  readonly kind: 'on' | 'after' | 'always' | 'done' | 'error' | 'initial';
};

export type Place = { readonly node: StateNode; readonly path: Path };

export function placesOf(node: StateNode, path: Path = []): readonly Place[] {
  const inner = Object.entries(node.states).flatMap(([key, child]) =>
    placesOf(child as StateNode, [...path, 'states', key]),
  );
  return [{ node, path }, ...inner];
}

const keysOf = (given: unknown): readonly string[] => Object.keys((given ?? {}) as object);

function slotsOfErrands({ node, path }: Place, config: Config): readonly Slot[] {
  const given = at(config, [...path, 'invoke']);
  return listOf(given).flatMap((errand, index): Slot[] => {
    const { id, src } = errand as { id?: string; src?: unknown };
    const name = id ?? (typeof src === 'string' ? src : `${index}.${node.id}`);
    const own = Array.isArray(given) ? [...path, 'invoke', index] : [...path, 'invoke'];
    const slot = (key: string, kind: Slot['kind'], event: string, when: string): Slot[] =>
      key in (errand as object) ? [{ path: [...own, key], kind, event, when }] : [];
    return [
      ...slot('onDone', 'done', `xstate.done.actor.${name}`, `when ${name} answered`),
      ...slot('onError', 'error', `xstate.error.actor.${name}`, `when ${name} failed`),
      ...slot('onSnapshot', 'done', `xstate.snapshot.${name}`, `when ${name} told something`),
    ];
  });
}

/** Every place of one state where arrows begin. */
export function slotsOf(place: Place, config: Config): readonly Slot[] {
  const { path, node } = place;
  const own = at(config, path) as Loose;
  const here = (key: string, slot: Omit<Slot, 'path'>): Slot[] =>
    key in own ? [{ path: [...path, key], ...slot }] : [];
  return [
    ...keysOf(own['on']).map(
      (event): Slot => ({ path: [...path, 'on', event], event, when: `on "${event}"`, kind: 'on' }),
    ),
    ...keysOf(own['after']).map(
      (delay): Slot => ({
        path: [...path, 'after', delay],
        event: `xstate.after.${delay}.${node.id}`,
        when: Number.isNaN(Number(delay)) ? `after ${delay}` : `after ${delay} ms`,
        kind: 'after',
      }),
    ),
    ...here('always', { event: 'always', when: 'at once', kind: 'always' }),
    ...slotsOfErrands(place, config),
    ...here('onDone', { event: `xstate.done.state.${node.id}`, when: 'when it is through', kind: 'done' }),
  ];
}
