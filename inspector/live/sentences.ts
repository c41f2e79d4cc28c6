import type { Shown, TraceRecord } from '#services/inspection/trace.contract.ts';
import type { ChartData } from '../data.types.ts';

type Fields = { readonly [name: string]: Shown };

/** A span of time as one says it. */
export function span(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${Math.round(ms / 100) / 10} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 6_000) / 10} min`;
  return `${Math.round(ms / 360_000) / 10} h`;
}

/** What an event is in words: those that XState makes itself are answers, failures and waits. */
export function eventWords(event: string): string {
  const wait = /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
  if (wait !== undefined) return /^\d+$/.test(wait) ? `${span(Number(wait))} pass` : `the wait “${wait}” is over`;
  return event
    .replace(/^$/, 'at once')
    .replace(/^xstate\.init$/, 'it begins')
    .replace(/^xstate\.done\.actor\.(.*)$/, '“$1” is answered')
    .replace(/^xstate\.error\.actor\.(.*)$/, '“$1” fails')
    .replace(/^xstate\.done\.state\..*$/, 'everything inside is done')
    .replace(/^([a-z][\w-]*(?:\.[\w-]+)+)$/, '“$1”');
}

/** Where a chart stands, in the words of its own descriptions: of the innermost states. */
export function standsIn(charts: readonly ChartData[], states: readonly string[]): string {
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  const described = innermost.map((id) => {
    const chart = charts.find((each) => id === each.id || id.startsWith(`${each.id}.`));
    return chart?.states.find((state) => state.id === id)?.description || id;
  });
  return described.join(' ');
}

const ends = { done: 'has done what it was there for', error: 'has failed', stopped: 'was stopped' } as const;
const timers = { set: 'begins to wait', rang: 'has waited', cancelled: 'waits no longer' } as const;

/** What was counted of a thing: of each fact its kind, and what is not known. */
export const factsWords = (facts: Fields): string =>
  Object.entries(facts)
    .map(([name, fact]) => `${name}: ${factWords(fact)}`)
    .join(', ');
function factWords(fact: Shown): string {
  if (fact === null) return 'not known';
  if (typeof fact === 'boolean') return fact ? 'yes' : 'no';
  return typeof fact === 'object' ? `{ ${factsWords(fact as Fields)} }` : String(fact);
}

/** What a record tells, in a sentence. */
export function sayRecord(
  record: TraceRecord,
  nameOf: (actor: string) => string,
  charts: readonly ChartData[],
): string {
  switch (record.kind) {
    case 'actor':
      return `${record.name} begins.`;
    case 'event':
      return record.from === null
        ? `${nameOf(record.actor)} hears ${eventWords(record.event)}.`
        : `${nameOf(record.from)} tells ${nameOf(record.actor)} ${eventWords(record.event)}.`;
    case 'step':
      return record.arrows.length === 0 && record.event !== 'xstate.init'
        ? `${nameOf(record.actor)} stays as it is after ${eventWords(record.event)}.`
        : `${nameOf(record.actor)}: ${eventWords(record.event)}. ${standsIn(charts, record.states)}`;
    case 'end':
      return `${nameOf(record.actor)} ${ends[record.how]}.`;
    case 'call':
      return record.said === null
        ? `The store is asked: ${record.method} ${record.path}.`
        : `The store says ${record.said} to ${record.method} ${record.path}${record.tookMs === null ? '' : `, after ${span(record.tookMs)}`}.`;
    case 'timer':
      return `${nameOf(record.actor)} ${timers[record.how]}: “${record.wait}”, ${span(record.ms)}.`;
    case 'counted':
      return `Counted: “${record.event}”${Object.keys(record.facts).length === 0 ? '' : `, with ${factsWords(record.facts)}`}.`;
    case 'page':
      return /[.!?]$/.test(record.what) ? record.what : `${record.what}.`;
  }
}
