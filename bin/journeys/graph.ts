import { noFacts } from '#tests/journeys/facts.ts';
import type { FactRule, Facts, Joint, Needs, Sets } from '#tests/journeys/joints.types.ts';
import type { AreaChart, Edge, Graph, Model, World } from './model.types.ts';

export const arrowOf = (area: string, from: string, event: string, to: string): string =>
  `${area}: ${from} -${event}-> ${to}`;

/** The rules that speak of an arrow: of its event, of where it leads, or of all of it. */
export function rulesOf(model: Model, area: string, from: string, event: string, to: string): readonly FactRule[] {
  const rules = model.facts[area]?.rules ?? {};
  return [event, `-> ${to}`, `${from} -${event}-> ${to}`].flatMap((name) => rules[name] ?? []);
}

/** The first fact that is not as it has to be; null when all are. */
export function unmet(facts: Facts, needs: Needs): keyof Facts | null {
  for (const [name, allowed] of Object.entries(needs) as [keyof Facts, readonly string[]][])
    if (!allowed.includes(facts[name])) return name;
  return null;
}

export const leaves = (joint: Joint, area: string, place: string): boolean =>
  joint.from.includes(`${area}.${place}`) || joint.from.includes(`${area}.*`);

export const targetOf = ({ to }: Pick<Joint, 'to'>): { readonly area: string; readonly place: string } => {
  const dot = to.lastIndexOf('.');
  return { area: to.slice(0, dot), place: to.slice(dot + 1) };
};

const keyOf = ({ area, place, trail, facts }: World) => [area, place, trail, Object.values(facts)].join('|');

/** The devices that an area's journey is played on. */
export const devicesOf = ({ facts }: Pick<Model, 'facts'>, area: string): readonly string[] =>
  facts[area]?.devices ?? ['desktop'];

/** An area in which no journey begins by itself is played on whatever it is come to on. */
export const isPlayedOn = (model: Pick<Model, 'facts'>, area: string, device: string): boolean => {
  const devices = devicesOf(model, area);
  return devices.length === 0 || devices.includes(device);
};

/** Where a journey can begin by itself: at the beginning of an area, on each device it is played on. */
export function beginnings(model: Model): readonly World[] {
  return [...model.charts.values()].flatMap(({ area, initial }) => {
    const { begins = {} } = model.facts[area] ?? {};
    return devicesOf(model, area).map((device): World => {
      return { area, place: initial, trail: [], facts: { ...noFacts, ...begins, device } };
    });
  });
}

type Next = Omit<Edge, 'index' | 'from' | 'to'> & { readonly world: World };

function steps(model: Model, chart: AreaChart, world: World): readonly Next[] {
  const { area, place, facts } = world;
  return chart.moves(place, world.trail).flatMap(({ event, to, trail, choice }): readonly Next[] => {
    const rules = rulesOf(model, area, place, event, to);
    if (rules.some(({ needs = {} }) => unmet(facts, needs) !== null)) return [];
    const sets: Sets = Object.assign({}, ...rules.map((rule) => rule.sets ?? {}));
    const next = { area, place: to, trail, facts: { ...facts, ...sets } };
    return [{ area, event, place: to, arrow: arrowOf(area, place, event, to), choice, joint: null, world: next }];
  });
}

function crossings(model: Model, { area, place, facts }: World): readonly Next[] {
  return model.joints.flatMap((joint): readonly Next[] => {
    if (!leaves(joint, area, place) || unmet(facts, joint.needs) !== null) return [];
    const to = targetOf(joint);
    if (!model.charts.has(to.area) || !isPlayedOn(model, to.area, facts.device)) return [];
    const next = { ...to, trail: [], facts: { ...facts, ...joint.sets } };
    return [{ ...to, event: `goes-over:${joint.id}`, arrow: `joint ${joint.id}`, choice: 0, joint, world: next }];
  });
}

/** Every world that a journey can come to, and every step between them. */
export function explore(model: Model): Graph {
  const worlds: World[] = [];
  const index = new Map<string, number>();
  const edges: Edge[] = [];
  const out: Edge[][] = [];
  const add = (world: World): number => {
    const key = keyOf(world);
    const known = index.get(key);
    if (known !== undefined) return known;
    index.set(key, worlds.push(world) - 1);
    out.push([]);
    return worlds.length - 1;
  };
  const starts = beginnings(model).map(add);
  for (let at = 0; at < worlds.length; at++) {
    const world = worlds[at] as World;
    const chart = model.charts.get(world.area) as AreaChart;
    for (const { world: next, ...step } of [...steps(model, chart, world), ...crossings(model, world)]) {
      const edge = { ...step, index: edges.length, from: at, to: add(next) };
      edges.push(edge);
      out[at]?.push(edge);
    }
  }
  return { model, worlds, edges, out, starts };
}
