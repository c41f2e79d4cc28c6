import type { Trace, TraceRecord } from '#services/inspection/trace.contract.ts';
import type { ArrowData, ChartData, StateData } from '#inspector/data.types.ts';

const state = (id: string, over: Partial<StateData> = {}): StateData => ({
  id,
  name: id.split('.').at(-1) ?? id,
  parent: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  kind: 'atomic',
  first: null,
  description: `It is ${id}.`,
  rows: [],
  texts: [],
  tags: [],
  entry: [],
  exit: [],
  runs: [],
  mark: '',
  ...over,
});
const arrow = (from: string, event: string, place: number, to: string | null, guard: string | null): ArrowData => ({
  name: `${from} ${event} #${place}`,
  from,
  to: to === null ? [] : [to],
  event,
  when: event,
  guard,
  actions: [],
  delay: null,
});

/** A door with a lock inside: guards inside and outside, and one arrow that is taken at once. */
export const door: ChartData = {
  key: 'door',
  id: 'door',
  kind: 'machine',
  title: 'Door',
  area: 'Parts',
  description: 'A door.',
  who: null,
  states: [
    state('door', { kind: 'compound', first: 'door.shut' }),
    state('door.shut', { kind: 'compound', first: 'door.shut.locked' }),
    state('door.shut.locked'),
    state('door.shut.unlocked'),
    state('door.ajar'),
    state('door.open'),
  ],
  arrows: [
    arrow('door.shut.locked', 'door.push', 0, 'door.open', 'isStrong'),
    arrow('door.shut.locked', 'key.turn', 0, 'door.shut.unlocked', null),
    arrow('door.shut', 'door.push', 0, 'door.open', 'isLight'),
    arrow('door.shut', 'door.push', 1, 'door.ajar', null),
    arrow('door.ajar', '', 0, 'door.shut', 'isWindy'),
    arrow('door.ajar', '', 1, 'door.open', 'isWide'),
    arrow('door', 'house.leave', 0, null, 'isAllowed'),
  ],
  layouts: [],
};

type Without<R> = R extends TraceRecord ? Omit<R, 'n' | 'atMs'> : never;
const numbered = (records: readonly Without<TraceRecord>[]): TraceRecord[] =>
  records.map((record, index) => ({ n: index + 1, atMs: 1_000 + index * 250, ...record }) as TraceRecord);

export const records: readonly TraceRecord[] = numbered([
  { kind: 'actor', actor: 'x:0', name: 'shop', chart: 'shop', parent: null },
  { kind: 'actor', actor: 'x:1', name: 'door', chart: 'door', parent: 'x:0' },
  {
    kind: 'step',
    actor: 'x:1',
    event: 'xstate.init',
    arrows: [],
    states: ['door', 'door.shut', 'door.shut.locked'],
    context: {},
  },
  { kind: 'page', what: 'The page is /specials' },
  { kind: 'event', actor: 'x:1', from: 'x:0', event: 'door.push', fields: {} },
  {
    kind: 'step',
    actor: 'x:1',
    event: 'door.push',
    arrows: ['door.shut door.push #1'],
    states: ['door', 'door.ajar'],
    context: {},
  },
  { kind: 'actor', actor: 'x:2', name: 'askStore', chart: null, parent: 'x:1' },
  { kind: 'call', call: 1, method: 'POST', path: 'doors/my', said: null, tookMs: null },
  { kind: 'call', call: 1, method: 'POST', path: 'doors/my', said: '200', tookMs: 132 },
  { kind: 'timer', actor: 'x:1', wait: 'patience', ms: 3_000, how: 'set' },
  { kind: 'timer', actor: 'x:1', wait: 'patience', ms: 3_000, how: 'rang' },
  { kind: 'event', actor: 'x:2', from: null, event: 'errand.go', fields: {} },
  { kind: 'step', actor: 'x:1', event: 'house.leave', arrows: [], states: ['door', 'door.ajar'], context: {} },
  { kind: 'end', actor: 'x:2', how: 'done' },
]);

export const trace: Trace = {
  kete: 'trace',
  version: 1,
  title: 'A door that would not open',
  build: 'b1',
  dropped: 3,
  records: [...records],
};

/** A tab with so many charts, each of which took so many steps. */
export const busyTab = (actors: number, steps: number): readonly TraceRecord[] =>
  numbered([
    ...Array.from({ length: actors }, (_, at) => ({
      kind: 'actor' as const,
      actor: `x:${at}`,
      name: `door ${at}`,
      chart: 'door',
      parent: null,
    })),
    ...Array.from({ length: steps }, (_, at) => ({
      kind: 'step' as const,
      actor: `x:${at % actors}`,
      event: 'door.push',
      arrows: ['door.shut door.push #1'],
      states: ['door', 'door.ajar'],
      context: {},
    })),
  ]);
