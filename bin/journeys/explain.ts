import { sayFact } from '#tests/journeys/facts.ts';
import { devicesOf, isPlayedOn, rulesOf, targetOf } from './graph.ts';
import type { AreaChart, Graph } from './model.types.ts';

type Into = { readonly from: string; readonly event: string; readonly to: string; readonly guard: string | null };
type Nearest = { readonly reached: string; readonly into: Into };

const reachedPlaces = (graph: Graph, area: string): ReadonlySet<string> =>
  new Set(graph.worlds.filter((world) => world.area === area).map(({ place }) => place));

/** Backwards from a place along what the chart draws, to the nearest place that journeys do come to. */
function frontier(chart: AreaChart, reached: ReadonlySet<string>, place: string): readonly Nearest[] {
  const seen = new Set([place]);
  let front = [place];
  while (front.length > 0) {
    const into = chart.drawn.filter(({ to }) => front.includes(to));
    const near = into.filter(({ from }) => reached.has(from)).map((one) => ({ reached: one.from, into: one }));
    if (near.length > 0) return near;
    front = [...new Set(into.map(({ from }) => from))].filter((from) => !seen.has(from));
    for (const one of front) seen.add(one);
  }
  return [];
}

/** Why nobody takes an arrow that is drawn at a place which journeys come to. */
function whyNotTaken(graph: Graph, area: string, { from, event, to, guard }: Into): string {
  const needs = rulesOf(graph.model, area, from, event, to).flatMap((rule) => Object.entries(rule.needs ?? {}));
  for (const [name, allowed] of needs) {
    const here = graph.worlds.filter((world) => world.area === area && world.place === from);
    const found = [...new Set(here.map(({ facts }) => facts[name as keyof typeof facts]))];
    if (found.some((value) => allowed.includes(value))) continue;
    return `${event} at ${area}.${from} needs ${sayFact[name as keyof typeof sayFact]} to be ${allowed.join(' or ')}, and there it is only ${found.join(' or ')}`;
  }
  if (guard !== null) return `the guard ${guard} of ${event} never lets anybody through at ${area}.${from}`;
  return `${event} at ${area}.${from} is never taken`;
}

function whyNotEntered(graph: Graph, area: string): string {
  const into = graph.model.joints.filter((joint) => targetOf(joint).area === area);
  if (into.length === 0) return `no joint leads into ${area}, and no journey begins there`;
  return `no journey comes to where the joints into ${area} begin: ${into.flatMap(({ from }) => from).join(', ')}`;
}

/** What blocks the way to a place: the guard, the fact, the event or the joint that is missing on the nearest frontier. */
export function whyNoState(graph: Graph, area: string, place: string): string {
  const chart = graph.model.charts.get(area);
  if (!chart) return `there is no area ${area}`;
  const reached = reachedPlaces(graph, area);
  if (reached.size === 0) return whyNotEntered(graph, area);
  const near = frontier(chart, reached, place);
  if (near.length === 0) {
    const into = chart.drawn.filter(({ to, from }) => to === place && from !== place);
    const [one] = into;
    return one
      ? `the event ${one.event} leads to it from ${area}.${one.from}, and no event leads there from any place that journeys come to`
      : `no event of ${area} leads to it, and no joint does`;
  }
  return near.map(({ into }) => whyNotTaken(graph, area, into)).join('; ');
}

/** The same for an arrow "from -event-> to". */
export function whyNoArrow(graph: Graph, area: string, arrow: string): string {
  const [, from = '', event = '', to = ''] = /^(\S+) -(.+)-> (\S+)$/.exec(arrow) ?? [];
  const chart = graph.model.charts.get(area);
  const drawn = chart?.drawn.find((one) => one.from === from && one.event === event && one.to === to);
  if (!chart || !drawn) return `${area} draws no such arrow`;
  if (!reachedPlaces(graph, area).has(from)) return whyNoState(graph, area, from);
  return whyNotTaken(graph, area, drawn);
}

/** Why two arrows do not follow each other, or a joint is never gone over. */
export function whyNoJoint(graph: Graph, id: string): string {
  const joint = graph.model.joints.find((one) => one.id === id);
  if (!joint) return 'there is no such joint';
  const { worlds } = graph;
  const here = worlds.filter(
    ({ area, place }) => joint.from.includes(`${area}.${place}`) || joint.from.includes(`${area}.*`),
  );
  if (here.length === 0) return `no journey comes to ${joint.from.join(' or ')}`;
  for (const [name, allowed] of Object.entries(joint.needs)) {
    const found = [...new Set(here.map(({ facts }) => facts[name as keyof typeof facts]))];
    if (!found.some((value) => allowed.includes(value)))
      return `it needs ${sayFact[name as keyof typeof sayFact]} to be ${allowed.join(' or ')}, and at ${joint.from.join(' or ')} it is only ${found.join(' or ')}`;
  }
  const { area } = targetOf(joint);
  if (!here.some(({ facts }) => isPlayedOn(graph.model, area, facts.device)))
    return `${area} is played on a ${devicesOf(graph.model, area).join(' and a ')} only, and ${joint.from.join(' or ')} never is`;
  return 'what it needs is never all so at once';
}
