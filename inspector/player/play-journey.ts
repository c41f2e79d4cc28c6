import type { ArrowData, ChartData } from '../data.types.ts';
import type { Playable } from './player.types.ts';

/** A guard may bar a way, and the drawing does not tell when: ways without guards are walked first. */
const guardCosts = 100;

const firstInside = ({ states }: ChartData, id: string): string => {
  const first = states.find((state) => state.id === id)?.first ?? null;
  return first === null ? id : firstInside({ states } as ChartData, first);
};
const isInside = (id: string, holder: string) => id === holder || id.startsWith(`${holder}.`);

/** The cheapest way through a journey's chart to a state: the arrows that are taken. */
export function journeyWay(chart: ChartData, state: string): readonly ArrowData[] | null {
  const start = firstInside(chart, chart.id);
  const ways = new Map<string, { readonly cost: number; readonly arrows: readonly ArrowData[] }>([
    [start, { cost: 0, arrows: [] }],
  ]);
  const open = [start];
  while (open.length > 0) {
    open.sort((a, b) => (ways.get(a)?.cost ?? 0) - (ways.get(b)?.cost ?? 0));
    const at = open.shift() as string;
    const way = ways.get(at);
    if (!way) continue;
    if (isInside(at, state)) return way.arrows;
    for (const arrow of chart.arrows.filter(({ from, to }) => to.length > 0 && isInside(at, from))) {
      const to = firstInside(chart, arrow.to[0] as string);
      const cost = way.cost + 1 + (arrow.guard === null ? 0 : guardCosts);
      if (cost >= (ways.get(to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      ways.set(to, { cost, arrows: [...way.arrows, arrow] });
      open.push(to);
    }
  }
  return null;
}

/** A journey that nobody recorded, as its chart draws it. */
export function playJourney(chart: ChartData, state: string): Playable | { readonly why: string } {
  const way = journeyWay(chart, state);
  if (!way) return { why: `No arrow of “${chart.title}” leads to “${state}”: no journey comes there.` };
  const holders = (id: string) => chart.states.filter((each) => isInside(id, each.id)).map((each) => each.id);
  const descriptionOf = (id: string) => chart.states.find((each) => each.id === id)?.description ?? '';
  const who = chart.who ?? 'A guest';
  return {
    title: `${who}: ${way.map(({ when }) => when).join(', ') || 'begins'}`,
    about: `The shortest way through the chart of the journey “${chart.title}”. It was not recorded in a browser yet, so there are no pictures.`,
    count: way.length + 1,
    momentAt: (at) => {
      const arrow = way[at - 1];
      const place = firstInside(chart, arrow?.to[0] ?? chart.id);
      return {
        lit: {
          states: new Set(holders(place)),
          arrows: new Set(arrow ? [arrow.name] : []),
          refused: new Set(),
          caption: `${who} ${arrow ? arrow.when : 'begins'}. ${descriptionOf(place)}`,
        },
        chart: chart.id,
        pictures: {},
      };
    },
  };
}
