import type { AnswerWay } from '#machines/inspector/index.ts';
import type { ChartData, StateData } from '../data.types.ts';
import type { Answer, AnswerStep, Evidence, Space } from './questions.types.ts';
import type { Way } from './spaces.ts';

const begins = 'It begins';

/** The innermost of the states that are active somewhere. */
export function innermost(states: readonly string[]): string | null {
  return states.toSorted((a, b) => b.split('.').length - a.split('.').length)[0] ?? null;
}

export function stateIn(charts: readonly ChartData[], id: string | null): StateData | null {
  for (const chart of charts) {
    const found = chart.states.find((state) => state.id === id);
    if (found) return found;
  }
  return null;
}

/** A way in words with the state that each step leads to, and the same as it is played. */
export function tellWay(evidence: Evidence, space: Space, way: Way, title: string): Pick<Answer, 'path' | 'way'> {
  return { path: pathOf(evidence, space, way), way: answerWay(space, way, title) };
}

function answerWay({ machine, situations, starts }: Space, { start, steps }: Way, title: string): AnswerWay {
  const statesAt = (index: number) => situations[index]?.states ?? [];
  return {
    title,
    begins: machine === null ? null : { machine, input: starts.indexOf(start) },
    steps: [
      { says: begins, event: null, states: statesAt(start) },
      ...steps.map(({ says, event, to }) => ({ says, event, states: statesAt(to) })),
    ],
  };
}

function pathOf({ data }: Evidence, space: Space, { start, steps }: Way): readonly AnswerStep[] {
  const step = (says: string, index: number, before: number | null): AnswerStep => {
    const { states } = space.situations[index] as Space['situations'][number];
    const earlier = before === null ? [] : (space.situations[before]?.states ?? []);
    const state = innermost(states.filter((id) => !earlier.includes(id))) ?? innermost(states);
    return { says, state, sees: stateIn(data.charts, state)?.description ?? '' };
  };
  return [step(begins, start, null), ...steps.map(({ says, from, to }) => step(says, to, from))];
}

export const figuresOf = ({ title, situations, steps }: Space): string =>
  `Looked at all ${situations.length.toLocaleString('en-NZ')} situations of ${title} and the ${steps.length.toLocaleString('en-NZ')} steps between them`;

export const notLookedOf = ({ title }: Space): string =>
  title.startsWith('the shopping')
    ? 'Not looked at: areas that the composed journeys leave out, and what their charts do not draw, such as the links in the head of every page and addresses that are typed.'
    : 'Not looked at: what other charts do meanwhile, and happenings that the roster of this chart does not name.';

/** What every answer has, until it says otherwise. */
export const blank = (read: string, space: Space | null): Omit<Answer, 'kind' | 'says'> => ({
  read,
  looked: space ? `${figuresOf(space)}.` : '',
  notLooked: space ? notLookedOf(space) : '',
  path: [],
  way: null,
  states: [],
  examples: [],
});
