import { readFileSync } from 'node:fs';
import { whyNoArrow, whyNoJoint, whyNoState } from './explain.ts';
import { everyMark, everyPair, type Marks, settingNames } from './marks.ts';
import type { Graph } from './model.types.ts';
import type { Shows } from './shows.ts';
import { requirementsFile } from './texts.ts';

export type Ask = {
  readonly goals: ReadonlySet<string>;
  /** What is asked for and cannot be had. */
  readonly unreachable: readonly { readonly goal: string; readonly why: string }[];
  readonly seconds?: number;
};
/** A goal that is no goal: told in a sentence, with what there is instead. */
export class NoSuchGoal extends Error {}

export const usage = `npm run journeys -- [--goal GOAL]... [--out FORMAT] [--to FILE] [--seed N] [--write] [--fresh]
  GOAL    whole (as it is without one), every state, every transition, every pair, every guard, every row, every text,
          every joint, pairwise, smoke in N minutes, area NAME,
          state AREA.PLACE, transition "AREA: PLACE -EVENT-> PLACE", row A8.01, text A8.01, joint NAME
  FORMAT  english, playwright, script, csv, junit, html, json
  --write puts the whole shopping journey into docs/journeys; --fresh forgets the journeys that stand there`;

const ofWhole = /^(?:state|arrow|joint|row|text|ordered) /;
const every: Readonly<Record<string, RegExp>> = {
  state: /^state /,
  transition: /^arrow /,
  guard: /^guard /,
  'guard side': /^guard /,
  row: /^row /,
  'requirement row': /^row /,
  text: /^text /,
  'error text': /^text /,
  joint: /^joint /,
};

/** The words that are most like another, to name one who meant it. */
export function likest(word: string, words: readonly string[]): string | null {
  const pieces = (text: string) =>
    new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2).toLowerCase()));
  const own = pieces(word);
  const score = (other: string) => {
    const theirs = pieces(other);
    return [...theirs].filter((piece) => own.has(piece)).length / (own.size + theirs.size || 1);
  };
  const [best] = words.toSorted((a, b) => score(b) - score(a));
  return best !== undefined && score(best) > 0.2 ? best : null;
}

type Known = { readonly graph: Graph; readonly marks: Marks; readonly shows: Shows };
type One = { readonly goals: readonly string[]; readonly unreachable?: Ask['unreachable']; readonly seconds?: number };

function stateGoal({ graph }: Known, marks: ReadonlySet<string>, name: string): One {
  const [, area = '', place = ''] = /^(.+)\.([^.]+)$/.exec(name) ?? [];
  const chart = graph.model.charts.get(area);
  const areas = [...graph.model.charts.keys()];
  if (!chart) throw new NoSuchGoal(`There is no area “${area || name}”; there are: ${areas.join(', ')}.`);
  if (!chart.places.has(place)) {
    const near = likest(place, [...chart.places.keys()]);
    const after = chart.drawn.filter(({ from }) => from === near).map(({ event, to }) => `${event} to ${to}`);
    const ways = after.length > 0 ? `leads only ${after.join(', ')}` : 'leads nowhere on';
    throw new NoSuchGoal(
      `Nothing leads to ${name}: the chart of ${area} has no state “${place}”, and no event of it goes there.` +
        (near === null ? '' : ` The nearest by name is ${area}.${near}, which ${ways}.`),
    );
  }
  if (marks.has(`state ${name}`)) return { goals: [`state ${name}`] };
  return { goals: [], unreachable: [{ goal: `state ${name}`, why: whyNoState(graph, area, place) }] };
}

function arrowGoal({ graph }: Known, marks: ReadonlySet<string>, name: string): One {
  const [, area = '', arrow = ''] = /^([^:]+): (.+)$/.exec(name) ?? [];
  const drawn = graph.model.charts.get(area)?.drawn.map(({ from, event, to }) => `${area}: ${from} -${event}-> ${to}`);
  if (!drawn?.includes(name)) {
    const near = likest(
      name,
      drawn ?? [...marks].filter((mark) => mark.startsWith('arrow ')).map((mark) => mark.slice(6)),
    );
    throw new NoSuchGoal(`No chart draws the transition “${name}”.${near === null ? '' : ` Nearest: “${near}”.`}`);
  }
  if (marks.has(`arrow ${name}`)) return { goals: [`arrow ${name}`] };
  return { goals: [], unreachable: [{ goal: `arrow ${name}`, why: whyNoArrow(graph, area, arrow) }] };
}

function rowGoal({ shows }: Known, marks: ReadonlySet<string>, kind: string, name: string): One {
  const goal = `${kind} ${name}`;
  if (marks.has(goal)) return { goals: [goal] };
  if (!readFileSync(requirementsFile, 'utf8').includes(`**${name}**`))
    throw new NoSuchGoal(`There is no requirement row “${name}”: rows are called like A8.01 or B2.O3.`);
  const why = shows.never.get(goal) ?? 'no chart of the shopping journey claims it';
  return { goals: [], unreachable: [{ goal, why }] };
}

/** Every two values of two settings that are possible at all, side by side; those that no journey brings together. */
function pairwise({ graph }: Known, marks: ReadonlySet<string>): One {
  const goals = [...marks].filter((mark) => mark.startsWith('settings '));
  const values = new Map<string, Set<string>>(settingNames.map((name) => [name, new Set<string>()]));
  for (const goal of goals)
    for (const [, name = '', value = ''] of goal.slice(9).matchAll(/([a-z ]+)=([^,]+)/g))
      values.get(name.trim())?.add(value);
  const missing = settingNames.flatMap((one, at) =>
    settingNames
      .slice(at + 1)
      .flatMap((other) =>
        [...(values.get(one) ?? [])].flatMap((a) =>
          [...(values.get(other) ?? [])].map((b) => `settings ${one}=${a}, ${other}=${b}`),
        ),
      ),
  );
  const why = `no chart among ${graph.model.charts.size} brings the two together`;
  return { goals, unreachable: missing.filter((goal) => !marks.has(goal)).map((goal) => ({ goal, why })) };
}

function one(known: Known, marks: ReadonlySet<string>, asked: string): One {
  const { graph, shows } = known;
  const goal = asked.trim().replaceAll(/\s+/g, ' ');
  const [, kind = '', name = ''] = /^(\S+) (.+)$/.exec(goal) ?? [];
  const all = (words: RegExp) => [...marks].filter((mark) => words.test(mark));
  const smoke = /^smoke(?: in (\S+) minutes?)?$/.exec(goal);
  if (smoke) {
    const minutes = Number(smoke[1] === 'five' ? 5 : (smoke[1] ?? 5));
    if (!(minutes > 0)) throw new NoSuchGoal(`“${smoke[1]}” is no number of minutes.`);
    return { goals: all(/^(?:state|joint) /), seconds: minutes * 60 };
  }
  if (goal === 'whole' || goal === 'the whole shopping journey') return { goals: all(ofWhole) };
  if (goal === 'pairwise') return pairwise(known, marks);
  if (goal === 'every pair' || goal === 'every transition pair') return { goals: [...everyPair(graph, known.marks)] };
  const words = kind === 'every' ? every[name] : undefined;
  if (words) {
    const never = [...shows.never].filter(([mark]) => words.test(mark));
    return { goals: all(words), unreachable: never.map(([mark, why]) => ({ goal: mark, why })) };
  }
  if (kind === 'state') return stateGoal(known, marks, name);
  if (kind === 'transition' || kind === 'arrow') return arrowGoal(known, marks, name);
  if (kind === 'row' || kind === 'text') return rowGoal(known, marks, kind, name);
  if (kind === 'joint') {
    if (!graph.model.joints.some(({ id }) => id === name)) throw new NoSuchGoal(`There is no joint “${name}”.`);
    if (marks.has(goal)) return { goals: [goal] };
    return { goals: [], unreachable: [{ goal, why: whyNoJoint(graph, name) }] };
  }
  if (kind === 'area') {
    if (!graph.model.charts.has(name))
      throw new NoSuchGoal(`There is no area “${name}”; there are: ${[...graph.model.charts.keys()].join(', ')}.`);
    return {
      goals: all(ofWhole).filter((mark) => mark.startsWith(`arrow ${name}: `) || mark.startsWith(`state ${name}.`)),
    };
  }
  throw new NoSuchGoal(`“${asked}” is no goal.\n${usage}`);
}

/** What is wanted of the journeys, in the words of the command line. */
export function readGoals(known: Known, asked: readonly string[]): Ask {
  const marks = everyMark(known.graph, known.marks);
  const all = asked.map((goal) => one(known, marks, goal));
  const seconds = all.flatMap((ask) => ask.seconds ?? []);
  return {
    goals: new Set(all.flatMap(({ goals }) => goals)),
    unreachable: all.flatMap(({ unreachable = [] }) => unreachable),
    ...(seconds.length > 0 ? { seconds: Math.min(...seconds) } : {}),
  };
}
