import type { AnyEventObject } from 'xstate';
import type { Happened, Rostered } from '../../tests/machines/kit/rostered.ts';
import { span } from '../live/sentences.ts';
import { beginLife, type Frame } from './frames.ts';
import { clockWords, type Instant, instantsAhead, nowOf, tickOf } from './instants.ts';
import { answerStep, eventStep, faults, faultStep, refusalStep, type Step, waitStep } from './steps.ts';

/** What can happen to a chart now. Where time passes minute by minute, what came of it is found out when it is chosen. */
export type Choice = {
  readonly id: string;
  readonly group: 'told' | 'ignored' | 'answers' | 'time' | 'jumps';
  readonly words: string;
  readonly steps: () => Promise<readonly Step[]>;
};

const minuteMs = 60_000;
/** So many minutes are lived through one by one; over more than a day it sleeps. */
const mostMinutes = 1_440;

const single = (step: Step) => () => Promise.resolve([step]);

/** What was done so far: a chart is data, so it can be brought to the same place again. */
export type Life = { readonly chart: Rostered; readonly input: unknown; readonly past: readonly Happened[] };

async function brought({ chart, input, past }: Life) {
  const life = beginLife(chart, input);
  for (const step of past) await life.step(step);
  return life;
}

/** A chart that is told the time by an event is told it minute by minute; kept is what made a difference, and the end. */
async function lived(
  life: Life,
  fromMs: number,
  toMs: number,
  tick: (ms: number) => AnyEventObject,
): Promise<readonly Step[]> {
  const trial = await brought(life);
  const minutes = Math.ceil((toMs - fromMs) / minuteMs);
  const times =
    minutes > mostMinutes
      ? []
      : Array.from({ length: minutes - 1 }, (_, index) => toMs - (minutes - 1 - index) * minuteMs);
  const kept: Step[] = [];
  let before = JSON.stringify(trial.world.snapshot().value);
  for (const ms of times) {
    await trial.step({ kind: 'event', event: tick(ms) });
    const after = JSON.stringify(trial.world.snapshot().value);
    if (after !== before) kept.push(eventStep(tick(ms), null));
    before = after;
  }
  trial.end();
  return [...kept, eventStep(tick(toMs), null)];
}

function timeChoices(life: Life, frame: Frame, events: readonly AnyEventObject[]): readonly Choice[] {
  const tick = tickOf(events);
  const nowMs = nowOf(frame.context);
  const passes = (ms: number): Pick<Choice, 'words' | 'steps'> => ({
    words: `Let ${span(ms)} pass`,
    steps: async () => [waitStep(ms), ...(tick && nowMs !== null ? await lived(life, nowMs, nowMs + ms, tick) : [])],
  });
  const spans = [...new Set([1_000, minuteMs, 60 * minuteMs, ...(life.chart.spans ?? [])])].sort((a, b) => a - b);
  const next = frame.nextWaitMs;
  return [
    ...(next === null
      ? []
      : [
          {
            id: 'wait-next',
            group: 'time' as const,
            words: `Wait till the next timer rings (${span(next)})`,
            steps: single(waitStep(next)),
          },
        ]),
    ...spans.map((ms) => ({ id: `wait-${ms}`, group: 'time' as const, ...passes(ms) })),
    ...(nowMs === null
      ? []
      : instantsAhead(frame.context, nowMs).flatMap((instant) => jumps(life, instant, nowMs, tick))),
  ];
}

function jumps(
  life: Life,
  { path, words, ms }: Instant,
  nowMs: number,
  tick: ReturnType<typeof tickOf>,
): readonly Choice[] {
  const to = (atMs: number) => async () => (tick ? await lived(life, nowMs, atMs, tick) : [waitStep(atMs - nowMs)]);
  return [
    ...(ms - minuteMs > nowMs
      ? [
          {
            id: `before-${path}`,
            group: 'jumps' as const,
            words: `To one minute before ${words} (in ${span(ms - minuteMs - nowMs)})`,
            steps: to(ms - minuteMs),
          },
        ]
      : []),
    {
      id: `then-${path}`,
      group: 'jumps',
      words: `To when ${words} (in ${span(ms - nowMs)}, at ${String(clockWords('Ms', ms))})`,
      steps: to(ms),
    },
  ];
}

/** Everything that can happen where a chart stands now. */
export function choicesAt(life: Life, frame: Frame): readonly Choice[] {
  const { chart } = life;
  const events = chart.events(frame.context);
  const seen = new Set<string>();
  const told = events.flatMap((event, index): Choice[] => {
    const step = eventStep(event, index);
    const isNew = !seen.has(step.says);
    seen.add(step.says);
    const group = frame.snapshot.can(event) ? ('told' as const) : ('ignored' as const);
    return isNew ? [{ id: `event-${index}`, group, words: step.says, steps: single(step) }] : [];
  });
  const answers = [...new Set(frame.questions)].flatMap((name): Choice[] => {
    const steps = [
      ...(chart.answers[name] ?? [null]).map((_, index) => answerStep(chart, name, index)),
      ...(chart.refusals?.[name] ?? []).map((_, index) => refusalStep(chart, name, index)),
      ...faults.map((fault) => faultStep(name, fault)),
    ];
    return steps.map((step, index) => ({
      id: `${name}-${index}`,
      group: 'answers',
      words: step.says,
      steps: single(step),
    }));
  });
  return [...told, ...answers, ...timeChoices(life, frame, events)].sort(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group),
  );
}

const order: readonly Choice['group'][] = ['told', 'answers', 'jumps', 'time', 'ignored'];
