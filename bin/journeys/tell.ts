import { createHash } from 'node:crypto';
import { areaWords } from './areas.ts';
import type { Covering } from './cover.ts';
import type { GeneratedJourney, Step } from './journeys.types.ts';
import { settingNames, settingsOf } from './marks.ts';
import type { Edge, Graph, World } from './model.types.ts';
import type { Walk } from './walk.ts';

const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** A title is read at a glance: of a long sentence its first part is enough. */
const shortened = (text: string) => (text.length > 90 ? text.replace(/[:;,].*$/, '') : text);
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The areas in the order in which a journey comes to them. */
export const areasOf = (graph: Graph, { start, edges }: Walk): readonly string[] => [
  ...new Set([graph.worlds[start]?.area ?? '', ...edges.map(({ area }) => area)]),
];

type TextsAt = (keys: readonly string[]) => readonly string[];

function stepOf({ model }: Graph, edge: Edge, textsAt: TextsAt): Step {
  const { area, event, place, joint } = edge;
  const chart = model.charts.get(area);
  const texts = textsAt([`${area}.${place}`, edge.arrow]);
  return {
    ...{ area, event, place },
    says: joint?.says ?? chart?.say[event] ?? event,
    sees: chart?.places.get(place) ?? place,
    ...(texts.length > 0 ? { texts } : {}),
  };
}

/** Eight letters of what is done, by whom and where it leads: nothing else changes them. */
export function idOf(start: string, device: string, steps: readonly Step[]): string {
  const text = [start, device, ...steps.map(({ area, event, place }) => `${area} ${event} ${place}`)].join('\n');
  return `J-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
}

/** Every value that a setting has along the way, as it comes. */
function settingsAlong(worlds: readonly World[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    settingNames.map((name) => {
      const values = [...new Set(worlds.map((world) => settingsOf(world)[name] ?? ''))];
      const said = values.filter((value) => value !== 'none' && value !== 'unsaid');
      return [name, (said.length > 0 ? said : values).join(', then ')];
    }),
  );
}

/** A walk in the shopper's words, with a name that it keeps as long as nothing of it changes. */
export function tellJourney(graph: Graph, { walk, goals }: Covering, textsAt: TextsAt): GeneratedJourney {
  const first = graph.worlds[walk.start] as World;
  const worlds = [first, ...walk.edges.map(({ to }) => graph.worlds[to] as World)];
  const steps = walk.edges.map((edge) => stepOf(graph, edge, textsAt));
  const who = graph.model.charts.get(first.area)?.who ?? 'A guest';
  const does = listed(areasOf(graph, walk).map((area) => areaWords[area] ?? area));
  const start = `${first.area}.${first.place}`;
  const last = steps.at(-1)?.sees ?? graph.model.charts.get(first.area)?.places.get(first.place) ?? '';
  return {
    id: idOf(start, first.facts.device, steps),
    title: `${who} ${does}. In the end: ${shortened(small(last).replace(/\.$/, ''))}`,
    who,
    settings: settingsAlong(worlds),
    start,
    begins: graph.model.charts.get(first.area)?.places.get(first.place) ?? '',
    steps,
    goals,
  };
}

/** The walk of a journey that was told before, if every step of it can still be taken as it was. */
export function walkOf(graph: Graph, told: Pick<GeneratedJourney, 'settings' | 'start' | 'steps'>): Walk | null {
  const { settings, steps } = told;
  const start = graph.starts.find((at) => {
    const { area, place, facts } = graph.worlds[at] as World;
    return `${area}.${place}` === told.start && facts.device === settings['device'];
  });
  if (start === undefined) return null;
  const edges: Edge[] = [];
  for (const { area, event, place } of steps) {
    const at = edges.at(-1)?.to ?? start;
    const edge = graph.out[at]?.find((one) => one.area === area && one.event === event && one.place === place);
    if (!edge) return null;
    edges.push(edge);
  }
  return { start, edges };
}
