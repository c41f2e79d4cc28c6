import type { ChartData } from '../data.types.ts';
import { type Index, indexOf } from '../search/search.rules.ts';
import { after, back, how, oneAtATime, out, stuck, together, without } from './answers.ts';
import { backInCheckout, circlesInCheckout, pageNamed, withoutInCheckout } from './checkout.ts';
import { chartMeant, factNamed, type Found, nearest, statesMeant } from './names.ts';
import { whatIsRead, whoClaims, whoShows } from './papers.ts';
import type { Answer, Evidence, Named, Space } from './questions.types.ts';
import { examples, readQuestion, type Question } from './read.ts';
import { jointSpace, where } from './spaces.ts';

const indexes = new WeakMap<Evidence['data'], Index>();
const indexIn = (data: Evidence['data']): Index => {
  const found = indexes.get(data) ?? indexOf(data);
  indexes.set(data, found);
  return found;
};

const allExamples = Object.values(examples).flat();
const notUnderstood = (says: string, near: readonly string[], ways: readonly string[] = allExamples): Answer => ({
  kind: 'not understood',
  read: '',
  says: near.length > 0 ? `${says} Names that are like it: ${near.join(', ')}.` : says,
  ...{ looked: '', notLooked: '', path: [], way: null, states: [] },
  examples: ways,
});

type Pair = { readonly space: Space; readonly one: Named; readonly other: Named };
const isHere = ({ chart }: Found, kind: ChartData['kind']) => chart.kind === kind;
/** Only so many readings of a name are tried. */
const mostReadings = 8;
/** Two names in one question are mostly of one chart. */
const otherChart = 4;

/** The first reading of a name that is known in a space, with that space. */
function placed(evidence: Evidence, index: Index, text: string, near: ChartData | null) {
  const joint = jointSpace(evidence.joint);
  for (const found of statesMeant(evidence, index, text, near).slice(0, mostReadings)) {
    const space = isHere(found, 'journey') ? joint : evidence.walk(found.chart);
    // A journey that is not among the composed ones has no situations there.
    if (space && (space !== joint || where(space, found.named.holds).length > 0)) return { space, named: found.named };
  }
  return null;
}

/** Both names in one space: a fact is known in the journeys, states where their chart was walked. */
function paired(evidence: Evidence, index: Index, one: string, other: string, near: ChartData | null): Pair | null {
  const space = jointSpace(evidence.joint);
  const [factOne, factOther] = [factNamed(one), factNamed(other)];
  if (factOne && factOther) return { space, one: factOne, other: factOther };
  const inJoint = (found: Found) => isHere(found, 'journey') && where(space, found.named.holds).length > 0;
  const [ones, others] = [statesMeant(evidence, index, one, near), statesMeant(evidence, index, other, near)];
  if (factOne || factOther) {
    const [state] = (factOne ? others : ones).filter(inJoint);
    if (!state) return null;
    return factOne
      ? { space, one: factOne, other: state.named }
      : { space, one: state.named, other: factOther as Named };
  }
  // The likeliest pair: the sum of how far down each stands. Nothing is walked before it is found.
  const pairs = ones
    .flatMap((first, a) =>
      others.map((second, b) => ({ first, second, far: a + b + (first.chart === second.chart ? 0 : otherChart) })),
    )
    .filter(({ first, second }) =>
      first.named.states[0] === second.named.states[0]
        ? false
        : first.chart === second.chart
          ? first.chart.kind === 'machine' || inJoint(first)
          : inJoint(first) && inJoint(second),
    )
    .sort((a, b) => a.far - b.far);
  for (const { first, second } of pairs.slice(0, mostReadings)) {
    const walked = isHere(first, 'journey') ? space : evidence.walk(first.chart);
    if (walked) return { space: walked, one: first.named, other: second.named };
  }
  return null;
}

const reads = { without, after, together } as const;
const single = { back, how, out } as const;

function ofCharts(evidence: Evidence, question: Question, near: ChartData | null): Answer {
  const index = indexIn(evidence.data);
  const nameless = (text: string) =>
    notUnderstood(
      `“${text}” is no state, fact or page that is known here.`,
      nearest(index, text),
      examples[question.kind],
    );
  switch (question.kind) {
    case 'without': {
      const page = pageNamed(question.one);
      return (page ? withoutInCheckout(page, question.other) : null) ?? ofPair(question);
    }
    case 'after':
    case 'together':
      return ofPair(question);
    case 'back':
    case 'how':
    case 'out': {
      const page = question.kind === 'back' ? pageNamed(question.one, 'back') : null;
      if (page) return backInCheckout(page);
      const fact = question.kind === 'how' ? factNamed(question.one) : null;
      if (fact) return how(evidence, jointSpace(evidence.joint), fact);
      const best = placed(evidence, index, question.one, near);
      return best ? single[question.kind](evidence, best.space, best.named) : nameless(question.one);
    }
    case 'stuck': {
      const chart = chartMeant(evidence, statesMeant(evidence, index, question.one, near), question.one);
      const space = chart ? evidence.walk(chart) : null;
      if (!chart || !space) return nameless(question.one);
      const busy = new Set(chart.states.filter(({ runs }) => runs.length > 0).map(({ id }) => id));
      const named = {
        title: `“${chart.title}” waits for an answer`,
        states: [],
        holds: ({ states }: { states: readonly string[] }) => states.some((id) => busy.has(id)),
      };
      return stuck(evidence, space, named);
    }
    case 'modals': {
      const chart = evidence.data.charts.find(({ key }) => key === 'modals');
      const space = chart ? evidence.walk(chart) : null;
      if (!chart || !space) return nameless('modals');
      return oneAtATime(
        evidence,
        space,
        new Set(chart.states.filter(({ tags }) => tags.includes('open')).map(({ id }) => id)),
      );
    }
    case 'circles':
      return circlesInCheckout();
    case 'text':
      return whoShows(evidence, question.one) ?? nameless(question.one);
    case 'words': {
      const [best] = statesMeant(evidence, index, question.one, near);
      return best ? whatIsRead(evidence, best.named) : nameless(question.one);
    }
    case 'row':
      return (
        whoClaims(evidence, question.one) ??
        notUnderstood(`There is no requirement row ${question.one}.`, [], examples.row)
      );
  }

  function ofPair({ kind, one, other }: Extract<Question, { readonly other: string }>): Answer {
    const pair = paired(evidence, index, one, other, near);
    if (pair) return reads[kind](evidence, pair.space, pair.one, pair.other);
    const isKnown = (text: string) => factNamed(text) !== null || placed(evidence, index, text, near) !== null;
    const unknown = [one, other].find((text) => !isKnown(text));
    return unknown === undefined
      ? notUnderstood(
          `“${one}” and “${other}” are known, but in no walk together: they belong to different charts.`,
          [],
          examples[kind],
        )
      : nameless(unknown);
  }
}

/** Answers a question in plain words, from what was walked to its end. `near` is the chart on show: its names come first. */
export function answer(evidence: Evidence, asked: string, near: ChartData | null = null): Answer {
  const question = readQuestion(asked);
  if (question) return ofCharts(evidence, question, near);
  return notUnderstood('That question was not understood.', nearest(indexIn(evidence.data), asked));
}
