import type { AnyEventObject } from 'xstate';
import { FaultError, type Fault } from '#services/fault.ts';
import type { Happened, Rostered } from '../../tests/machines/kit/rostered.ts';
import { eventWords, span } from '../live/sentences.ts';
import { clockWords } from './instants.ts';

/** One thing that happens to a chart that is tried: in words, as data, and as a test writes it. */
export type Step = { readonly says: string; readonly happened: Happened; readonly code: string };

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** What is said with an event, short enough to be read at a glance. */
function said(fields: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(fields, clockWords) ?? '';
  const plain = text.slice(1, -1).replaceAll('":', ': ').replaceAll(',"', ', ').replaceAll('"', '');
  return plain.length > 70 ? `${plain.slice(0, 69)}…` : plain;
}
const isPlain = (value: unknown): boolean => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || value === undefined) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object') return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return (proto === Object.prototype || proto === null) && Object.values(value as object).every(isPlain);
};
/** Beyond this a test names the sample of the roster instead of writing it out. */
const longestLiteral = 600;

/** The chart is told something; `index` is the place among what the roster tells it there. */
export function eventStep(event: AnyEventObject, index: number | null): Step {
  const { type, ...fields } = event;
  const literal = isPlain(event) ? JSON.stringify(event) : null;
  const isShort = literal !== null && (literal.length <= longestLiteral || index === null);
  const what = isShort ? literal : `chart.events(world.snapshot().context).at(${index}) as never`;
  const words = said(fields);
  return {
    says: words === '' ? eventWords(type) : `${eventWords(type)} (${words})`,
    happened: { kind: 'event', event },
    code: `{ kind: 'event', event: ${what} }`,
  };
}

export function answerStep(chart: Rostered, name: string, index: number): Step {
  const outputs = chart.answers[name] ?? [null];
  const output = outputs[index] ?? null;
  return {
    says: `“${name}” is answered${outputs.length > 1 ? ` (answer ${index + 1} of ${outputs.length})` : ''}`,
    happened: { kind: 'answer', name, output },
    code: `{ kind: 'answer', name: ${quoted(name)}, output: chart.answers[${quoted(name)}]?.[${index}] ?? null }`,
  };
}

/** Failures that happen to every question; those that matter to one chart stand in its roster. */
export const faults: readonly Fault[] = [
  { tag: 'timeout', message: 'It took too long.' },
  { tag: 'offline', message: 'You are offline.' },
];

export function faultStep(name: string, fault: Fault): Step {
  return {
    says: `“${name}” fails: ${fault.message}`,
    happened: { kind: 'refusal', name, error: new FaultError(fault) },
    code: `{ kind: 'refusal', name: ${quoted(name)}, error: new FaultError(${JSON.stringify(fault)}) }`,
  };
}

export function refusalStep(chart: Rostered, name: string, index: number): Step {
  const error = chart.refusals?.[name]?.[index] ?? new Error('It failed.');
  const { fault } = error as { fault?: { code?: string } };
  return {
    says: `“${name}” fails: ${error.message}${fault?.code ? ` (${fault.code})` : ''}`,
    happened: { kind: 'refusal', name, error },
    code: `{ kind: 'refusal', name: ${quoted(name)}, error: chart.refusals?.[${quoted(name)}]?.[${index}] }`,
  };
}

export const waitStep = (ms: number): Step => ({
  says: `${span(ms)} pass`,
  happened: { kind: 'wait', ms },
  code: `{ kind: 'wait', ms: ${ms} }`,
});

/** Says as a step of a roster what a generated path did. */
export function stepOf(chart: Rostered, happened: Happened, context: unknown): Step {
  switch (happened.kind) {
    case 'event': {
      const index = chart
        .events(context)
        .findIndex((event) => JSON.stringify(event) === JSON.stringify(happened.event));
      return eventStep(happened.event, index < 0 ? null : index);
    }
    case 'answer':
      return answerStep(
        chart,
        happened.name,
        Math.max(0, (chart.answers[happened.name] ?? []).indexOf(happened.output)),
      );
    case 'refusal': {
      const index = (chart.refusals?.[happened.name] ?? []).indexOf(happened.error as Error);
      const [fault] = faults as [Fault];
      return index < 0 ? faultStep(happened.name, fault) : refusalStep(chart, happened.name, index);
    }
    case 'wait':
      return waitStep(happened.ms);
    case 'late':
      return {
        says: `“${happened.name}” is answered too late`,
        happened,
        code: `{ kind: 'late', name: ${quoted(happened.name)} }`,
      };
  }
}
