import type { AnswerWay } from '#machines/inspector/index.ts';
import { innermost, stateIn } from '../questions/told.ts';
import { litOfFrame } from '../travel/lit-of-frame.ts';
import { triedOf } from '../travel/rosters.ts';
import { playedWay } from '../travel/way-to.ts';
import { picturesOf } from './play-recording.ts';
import type { Library, Playable } from './player.types.ts';

/** The very steps of an answer: on the real chart, or through the charts of the journeys. */
export async function playAnswer(
  library: Library,
  { title, begins, steps }: AnswerWay,
): Promise<Playable | { readonly why: string }> {
  return begins === null ? walked(library, title, steps) : driven(library, title, begins, steps);
}

const sorted = (states: readonly string[]) => [...states].sort().join(' ');

async function driven(
  { charts }: Library,
  title: string,
  { machine, input }: NonNullable<AnswerWay['begins']>,
  steps: AnswerWay['steps'],
): Promise<Playable | { readonly why: string }> {
  const tried = triedOf(machine);
  const data = charts.find(({ kind, id }) => kind === 'machine' && id === machine);
  if (!tried || !data) return { why: `The chart “${machine}” is not in this page, so it cannot be played.` };
  const way = await playedWay(tried.chart, { input, events: steps.flatMap(({ event }) => event ?? []) });
  const astray = steps.findIndex(({ states }, at) => sorted(states) !== sorted(way.frames[at]?.states ?? []));
  const about = `The ${counted(steps)} of the answer, played on the real chart “${data.title}” on a simulated clock.`;
  return {
    title,
    about: astray < 0 ? about : `${about} From step ${astray + 1} on the chart stands elsewhere than the answer says.`,
    count: way.frames.length,
    momentAt: (at) => ({ lit: litOfFrame(charts, data, way.frames, way.steps, at), chart: data.id, pictures: {} }),
  };
}

function walked(library: Library, title: string, steps: AnswerWay['steps']): Playable {
  const { charts } = library;
  const placeAt = (at: number) => innermost(steps[at]?.states ?? []);
  return {
    title,
    about: `The ${counted(steps)} of the answer, through the charts of the journeys. Pictures are of recordings that do the same step.`,
    count: steps.length,
    momentAt: (at) => {
      const place = placeAt(at);
      const says = steps[at]?.says ?? '';
      const chart = charts.find(({ states }) => states.some(({ id }) => id === place)) ?? null;
      const arrow = chart?.arrows.find(
        ({ from, to, when }) => from === placeAt(at - 1) && to.some((id) => id === place) && says.endsWith(when),
      );
      return {
        lit: {
          states: new Set(
            chart?.states.flatMap(({ id }) => (id === place || place?.startsWith(`${id}.`) ? id : [])) ?? [],
          ),
          arrows: new Set(arrow ? [arrow.name] : []),
          refused: new Set(),
          caption: `${says}. ${stateIn(charts, place)?.description ?? ''}`.trim(),
        },
        chart: chart?.id ?? null,
        pictures: picturesOf(library, place, says),
      };
    },
  };
}

const counted = ({ length }: AnswerWay['steps']) =>
  length < 3 ? (['', 'beginning', 'one step'][length] ?? '') : `${length - 1} steps`;
