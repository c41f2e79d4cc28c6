import type { Shown, Trace, TraceRecord } from '#services/inspection/trace.contract.ts';
import type { Frame } from './frames.ts';
import { nowOf } from './instants.ts';
import type { SavedFork } from './saved-test.ts';
import type { Step } from './steps.ts';

/** What a roster invents is nobody's, so everything of it that JSON carries may be shown. */
const shown = (value: unknown): { readonly [key: string]: Shown } =>
  JSON.parse(JSON.stringify(value) ?? '{}') as { [key: string]: Shown };

export function eventOf({ happened }: Step, frame: Frame | undefined): string {
  switch (happened.kind) {
    case 'event':
      return happened.event.type;
    case 'answer':
    case 'late':
      return `xstate.done.actor.${happened.name}`;
    case 'refusal':
      return `xstate.error.actor.${happened.name}`;
    case 'wait':
      return (
        /^\S+ (xstate\.after\.\S+) #/.exec(
          frame?.arrows.find((arrow) => arrow.includes(' xstate.after.')) ?? '',
        )?.[1] ?? 'time.passed'
      );
  }
}

/** A fork as a trace that every inspector plays. */
export function traceOf({ tried: { chart }, title, steps, frames }: SavedFork, build: string): Trace {
  const { id } = chart.machine;
  const records: TraceRecord[] = [];
  const atMsOf = (frame: Frame) => nowOf(frame.context) ?? frame.passedMs;
  const add = (record: Record<string, unknown>, frame: Frame) =>
    void records.push({ n: records.length + 1, atMs: atMsOf(frame), actor: id, ...record } as TraceRecord);
  const step = (frame: Frame, event: string) =>
    add({ kind: 'step', event, arrows: frame.arrows, states: frame.states, context: shown(frame.context) }, frame);
  frames.forEach((frame, index) => {
    const happening = steps[index - 1];
    if (happening === undefined) {
      add({ kind: 'actor', name: chart.name, chart: id, parent: null }, frame);
      step(frame, 'xstate.init');
      return;
    }
    const event = eventOf(happening, frame);
    const fields = happening.happened.kind === 'event' ? shown(happening.happened.event) : {};
    const { type: _, ...others } = fields;
    add({ kind: 'page', what: happening.says }, frame);
    add({ kind: 'event', from: null, event, fields: others }, frame);
    step(frame, event);
  });
  return { kete: 'trace', version: 1, title, build, dropped: 0, records };
}
