import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { orderChangeMachine } from '#machines/order-change/index.ts';
import { payWaysMachine } from '#machines/pay-ways/index.ts';
import { placingMachine } from '#machines/placing/index.ts';
import { shoppingListMachine } from '#machines/shopping-list/index.ts';
import { trolleyMachine } from '#machines/trolley/index.ts';
import { orderChangeCovers } from '#tests/journeys/changing.covers.ts';
import type { Covers } from '#tests/journeys/covers.types.ts';
import { payWaysCovers, placingCovers } from '#tests/journeys/paying.covers.ts';
import { rowsShown } from '#tests/journeys/rows.ts';
import { shoppingListCovers } from '#tests/journeys/shopping-list.covers.ts';
import { trolleyCovers } from '#tests/journeys/trolley.covers.ts';
import { arrowsOf } from '#tests/machines/kit/paths.ts';
import { choicesBefore } from '../charts/arrow-name.ts';

type Covered = { readonly area: string; readonly machine: AnyStateMachine; readonly covers: Covers };
const of = (area: string, machine: unknown, covers: Covers): Covered => ({
  area,
  machine: machine as AnyStateMachine,
  covers,
});
/** The shop's own charts of which it is known by which arrow of a journey each of their parts is taken. */
const covered: readonly Covered[] = [
  of('trolley', trolleyMachine, trolleyCovers),
  of('shopping-list', shoppingListMachine, shoppingListCovers),
  of('paying', placingMachine, placingCovers),
  of('paying', payWaysMachine, payWaysCovers),
  of('changing', orderChangeMachine, orderChangeCovers),
];

/** What a step of a journey shows beyond itself, under "area.place" or "area: arrow"; and what none can show, and why. */
export type Shows = {
  readonly at: ReadonlyMap<string, readonly string[]>;
  readonly never: ReadonlyMap<string, string>;
  /** The rows of the catalogue of errors whose words stand at a place. */
  readonly reads: ReadonlyMap<string, readonly string[]>;
};

type Meta = { readonly rows?: readonly string[]; readonly texts?: readonly string[] };
const isText = (row: string) => /^A8\.\d/.test(row);
/** A chart also names texts that no row fixes: "hold.kept". They are nobody's goal. */
const isRow = (text: string) => /^[AB]\d\./.test(text);
/** A row of the catalogue of errors is a text that somebody reads. */
export const goalsOfRow = (row: string): readonly string[] =>
  isText(row) ? [`row ${row}`, `text ${row}`] : [`row ${row}`];

const metaGoals = (node: AnyStateNode): readonly string[] => {
  const { rows = [], texts = [] } = (node.config as { meta?: Meta }).meta ?? {};
  return [...rows.map((row) => `row ${row}`), ...texts.filter(isRow).map((text) => `text ${text}`)];
};

/** The state itself and those around it. */
const upwards = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.parent ? [node, ...upwards(node.parent)] : [node];
const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((inner) => nodesOf(inner as AnyStateNode)),
];

/** A choice that is taken lets its own guard pass, and has seen those before it refuse. */
function guardGoals(machine: AnyStateMachine, part: string): readonly string[] {
  const guarded = new Set(guardedArrows(machine));
  return [
    ...(guarded.has(part) ? [`guard ${part} passes`] : []),
    ...choicesBefore(part)
      .filter((arrow) => guarded.has(arrow))
      .map((arrow) => `guard ${arrow} refuses`),
  ];
}
const known = new WeakMap<AnyStateMachine, readonly string[]>();
export function guardedArrows(machine: AnyStateMachine): readonly string[] {
  const found =
    known.get(machine) ??
    arrowsOf(machine).filter((name) => {
      const [, id = '', event = '', at = ''] = /^(\S+) (.*) #(\d+)$/.exec(name) ?? [];
      const node = nodesOf(machine.root).find((one) => one.id === id);
      const choices = event === '' ? (node?.always ?? []) : (node?.transitions.get(event) ?? []);
      return choices[Number(at)]?.guard !== undefined;
    });
  known.set(machine, found);
  return found;
}

/** Everything that the covers and the rows say, put under the steps that show it. */
export function readShows(): Shows {
  const at = new Map<string, Set<string>>();
  const never = new Map<string, string>();
  const put = (key: string, goals: readonly string[]) => {
    const shown = at.get(key) ?? new Set<string>();
    for (const goal of goals) shown.add(goal);
    at.set(key, shown);
  };
  const reads = new Map<string, readonly string[]>();
  for (const [key, rows] of rowsShown) reads.set(key, [...(reads.get(key) ?? []), ...rows.filter(isText)]);
  for (const [key, rows] of rowsShown) put(key, rows.flatMap(goalsOfRow));
  for (const { area, machine, covers } of covered) {
    const nodes = new Map(nodesOf(machine.root).map((node) => [node.id, node]));
    for (const [part, cover] of Object.entries(covers)) {
      const node = nodes.get(part.split(' ')[0] ?? '');
      const goals = part.includes(' ')
        ? [`chart arrow ${part}`, ...guardGoals(machine, part), ...(node ? upwards(node).flatMap(metaGoals) : [])]
        : [`chart state ${part}`, ...(node ? upwards(node).flatMap(metaGoals) : [])];
      if ('by' in cover) put(`${area}: ${cover.by}`, goals);
      else for (const goal of goals) never.set(goal, cover.unreached);
    }
    for (const arrow of guardedArrows(machine))
      for (const side of ['passes', 'refuses'])
        if (!never.has(`guard ${arrow} ${side}`)) never.set(`guard ${arrow} ${side}`, 'No step of a journey shows it.');
  }
  const all = [...at].map(([key, goals]) => [key, [...goals]] as const);
  for (const [, goals] of all) for (const goal of goals) never.delete(goal);
  return { at: new Map(all), never, reads };
}
