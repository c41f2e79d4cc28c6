import type { ChartData } from '../data.types.ts';
import { find, type Index } from '../search/search.rules.ts';
import { stem, wordsOf } from '../search/stem.ts';
import type { Evidence, Named } from './questions.types.ts';

type Fact = {
  readonly words: RegExp;
  readonly fact: string;
  readonly is: (value: string) => boolean;
  readonly title: string;
};

/** Facts of a journey under the words that people have for them. */
const facts: readonly Fact[] = [
  {
    words: /^(?:an )?express (?:slot|time)$/,
    fact: 'slot',
    is: (value) => value === 'express',
    title: 'an express time is held',
  },
  {
    words:
      /^(?:(?:time ?)?slots?|(?:held |booked )?time(?: held)?|booking(?: a time)?|(?:holding|booking|choosing) an? (?:time|(?:time )?slot)|held slot)$/,
    fact: 'time',
    is: (value) => value === 'held',
    title: 'a time is held',
  },
  {
    words: /^(?:sign(?:ing|ed)[ -]?in|sign in|log(?:ging|ged)[ -]?in|login|account|shopper)$/,
    fact: 'who',
    is: (value) => value === 'shopper',
    title: 'somebody is signed in',
  },
  {
    words:
      /^(?:goods|items?|products?|anything in (?:the|their) trolley|(?:a )?full trolley|groceries|something in the trolley|adding (?:a |any )?(?:product|goods|item)s?)$/,
    fact: 'trolley',
    is: (value) => value !== 'empty',
    title: 'something is in the trolley',
  },
  {
    words: /^(?:empty trolley|trolley (?:is |being )?empty)$/,
    fact: 'trolley',
    is: (value) => value === 'empty',
    title: 'the trolley is empty',
  },
  {
    words: /^(?:method|address|delivery or pick ?up|saying how)$/,
    fact: 'method',
    is: (value) => value !== 'unsaid',
    title: 'it was said how the groceries come',
  },
  {
    words: /^(?:order|placing an order|ordering|placed order)$/,
    fact: 'order',
    is: (value) => value !== 'none',
    title: 'something was ordered',
  },
  { words: /^(?:app|the app|embedded)$/, fact: 'app', is: (value) => value === 'yes', title: 'it is inside the app' },
];

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^(?:the|an?|having|being) /, '')
    .trim();

export function factNamed(text: string): Named | null {
  const found = facts.find(({ words }) => words.test(bare(text)));
  if (!found) return null;
  return { title: found.title, states: [], holds: ({ facts: now }) => found.is(now[found.fact] ?? '') };
}

const isInside = (id: string, holder: string) => id === holder || id.startsWith(`${holder}.`);

/** States, as something that holds in a situation. */
export const statesNamed = (title: string, states: readonly string[]): Named => ({
  title,
  states,
  holds: (situation) => situation.states.some((id) => states.some((holder) => isInside(id, holder))),
});

const mostHits = 80;
export type Found = { readonly chart: ChartData; readonly named: Named };

/** How far the name of a state is from what was said: its very name, all of its name within it, or only like it. */
function distance(said: readonly string[], { chart, state }: { chart: ChartData; state: { name: string } }): number {
  const name = wordsOf(state.name);
  const isWithin = name.every((word) => said.includes(word));
  const words = name.join('') === said.join('') ? 0 : isWithin ? 10 - name.length : 20;
  return words + (chart.kind === 'journey' ? 0 : 0.5);
}

/** What a name may mean among the charts, the likeliest first: the chart on show, then what is called so. */
export function statesMeant(
  { data }: Evidence,
  index: Index,
  text: string,
  near: ChartData | null = null,
): readonly Found[] {
  const said = wordsOf(text);
  const titled = (chart: ChartData) => chart.title.toLowerCase().replace(/^journey: /, '') === bare(text);
  const exact = data.charts.flatMap((chart) =>
    chart.states.filter(({ id, parent }) => id === text && parent !== null).map((state) => ({ chart, state })),
  );
  const hits = find(index, text, mostHits)
    .flatMap(({ chart, state }, at) => (state ? [{ chart, state, at }] : []))
    .map((hit) => ({ ...hit, far: distance(said, hit) - (hit.chart === near ? 5 : 0) }))
    .sort((a, b) => a.far - b.far || a.at - b.at);
  const made = [...exact, ...hits].map(
    ({ chart, state }): Found => ({
      chart,
      named: statesNamed(
        `“${state.name}” of ${chart.kind === 'journey' ? 'the journey' : 'the chart'} “${chart.title.replace(/^Journey: /, '')}”`,
        [state.id],
      ),
    }),
  );
  // The whole of the shop's own chart is where it always is: only a journey can be somewhere else.
  const journeys = data.charts
    .filter((chart) => chart.kind === 'journey' && titled(chart))
    .map((chart): Found => ({ chart, named: statesNamed(`anywhere in “${chart.title}”`, [chart.id]) }));
  const all = exact.length > 0 ? made : [...journeys, ...made];
  return all.filter(({ named }, at) => all.findIndex((one) => one.named.states[0] === named.states[0]) === at);
}

/** The chart that is called so; else the one that has a state like it. */
export const chartMeant = ({ data }: Evidence, found: readonly Found[], text: string): ChartData | null =>
  data.charts.find(
    (chart) => chart.kind === 'machine' && [chart.title.toLowerCase(), chart.id, chart.key].includes(bare(text)),
  ) ??
  found.find(({ chart }) => chart.kind === 'machine')?.chart ??
  null;

/** Names that are like what was asked for: any of its words. */
export function nearest(index: Index, text: string): readonly string[] {
  const words = [
    ...new Set(
      wordsOf(text)
        .filter((word) => word.length > 3)
        .map(stem),
    ),
  ];
  return [
    ...new Set(
      words
        .flatMap((word) => find(index, word, 3))
        .flatMap(({ state, chart }) => (state ? [`${state.name} (${chart.title})`] : [chart.title])),
    ),
  ].slice(0, 6);
}
