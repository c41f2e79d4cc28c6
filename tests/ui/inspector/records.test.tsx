import { describe, expect, it } from 'vitest';
import { actorsAfter, withCharts } from '#inspector/live/actors.ts';
import { litAt } from '#inspector/live/lit-at.ts';
import { liveLit } from '#inspector/live/live-lit.ts';
import { createRecordMemory } from '#inspector/live/record-memory.ts';
import { refusedBy } from '#inspector/live/refused.ts';
import { readTrace } from '#inspector/live/trace-file.ts';
import { sequenceOf } from '#inspector/sequence/lanes.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { busyTab, door, records, trace } from './records.sample.ts';

const locked = new Set(['door', 'door.shut', 'door.shut.locked']);

describe('Guards that refused', () => {
  const refused = (event: string, taken: readonly string[], before = locked) =>
    refusedBy(door, { before, event, taken });

  it('are those that were asked before the arrow that was taken, the deepest state first', () => {
    expect(refused('door.push', ['door.shut door.push #1'])).toEqual([
      'door.shut.locked door.push #0',
      'door.shut door.push #0',
    ]);
    expect(refused('door.push', ['door.shut.locked door.push #0'])).toEqual([]);
  });

  it('are all that hear the event where none was taken, and none of a state that is not active', () => {
    expect(refused('house.leave', [], new Set(['door', 'door.open']))).toEqual(['door house.leave #0']);
    expect(refused('door.push', [], new Set(['door', 'door.open']))).toEqual([]);
  });

  it('are not asked about the event again when a step took only what is taken at once', () => {
    expect(refused('door.push', ['door.ajar  #1'], new Set(['door', 'door.ajar']))).toEqual(['door.ajar  #0']);
  });
});

describe('A tab that is followed', () => {
  it('is remembered for its last 2,000 records; those before are counted, and their actors stay known', () => {
    const memory = createRecordMemory();
    const told = busyTab(500, 4_500);
    for (let at = 0; at < told.length; at += 100) memory.take({ build: 'b', records: told.slice(at, at + 100) });
    const { records: kept, dropped, actors } = memory.now();
    expect([kept.length, kept.length + dropped, actors.size]).toEqual([2_000, 5_000, 500]);
    expect(actors.get('x:0')).toMatchObject({ name: 'door 0', states: ['door', 'door.ajar'] });
  });

  it('is known anew when it tells from the beginning again', () => {
    const memory = createRecordMemory();
    memory.take({ build: 'b', records: busyTab(3, 20) });
    memory.take({ build: 'b', records: records.slice(0, 3) });
    expect([memory.now().records.length, memory.now().actors.size]).toEqual([3, 2]);
  });

  it('forgets an actor that has ended when its last record goes', () => {
    const memory = createRecordMemory(5);
    const [first] = records;
    if (!first) throw new Error('There is no record.');
    const ended = [
      { ...first, n: 1 },
      { kind: 'end' as const, n: 2, atMs: 1, actor: 'x:0', how: 'done' as const },
      ...Array.from({ length: 5 }, (_, at) => ({ kind: 'page' as const, n: 3 + at, atMs: 2, what: 'Nothing' })),
    ];
    memory.take({ build: 'b', records: ended });
    expect(memory.now().actors.size).toBe(0);
  });
});

describe('What is lit after a record', () => {
  const look = { charts: [door], chosen: null };

  it('is where the chart stands, the arrow it took, and the guards that refused', () => {
    const lit = litAt(records, 5, look);
    expect([...lit.states]).toEqual(['door', 'door.ajar']);
    expect([...lit.arrows]).toEqual(['door.shut door.push #1']);
    expect([...lit.refused]).toEqual(['door.shut.locked door.push #0', 'door.shut door.push #0']);
    expect(lit.caption).toBe('door: “door.push”. It is door.ajar.');
  });

  it('is said in a sentence for every kind of record', () => {
    expect(records.map((_, index) => litAt(records, index, look).caption)).toEqual([
      'shop begins.',
      'door begins.',
      'door: it begins. It is door.shut.locked.',
      'The page is /specials.',
      'shop tells door “door.push”.',
      'door: “door.push”. It is door.ajar.',
      'askStore begins.',
      'The store is asked: POST doors/my.',
      'The store says 200 to POST doors/my, after 132 ms.',
      'door begins to wait: “patience”, 3 s.',
      'door has waited: “patience”, 3 s.',
      'askStore hears “errand.go”.',
      'door stays as it is after “house.leave”.',
      'askStore has done what it was there for.',
    ]);
  });

  it('is the guard that refused where an event changed nothing', () => {
    expect([...litAt(records, 12, look).refused]).toEqual(['door house.leave #0']);
  });
});

describe('The sequence', () => {
  it('has a lane for each chart, the page, the store and the timers, and none for an errand', () => {
    const { lanes, rows } = sequenceOf(records, { only: new Set(), mostLanes: 8 });
    expect(lanes.map(({ name }) => name)).toEqual(['Page', 'shop', 'door', 'Store', 'Timers']);
    const way = rows.map(({ from, to, words }) => `${from} > ${to}: ${words}`);
    expect(way).toContain('page > store: POST doors/my');
    expect(way).toContain('store > page: POST doors/my: 200 after 132 ms');
    expect(way).toContain('timers > x:1: over: patience, 3 s');
    expect(way).toContain('x:0 > x:1: “door.push”');
    expect(rows.find(({ index }) => index === 5)?.state).toBe('door.ajar');
  });

  it('shows one actor alone, with what goes between the page and the store', () => {
    const { rows } = sequenceOf(records, { only: new Set(['x:0']), mostLanes: 8 });
    expect(new Set(rows.flatMap(({ from, to }) => [from, to]))).toEqual(new Set(['page', 'x:0', 'x:1', 'store']));
    expect(rows.some(({ kind }) => kind === 'timer')).toBe(false);
  });

  it('puts the charts that say least into one lane when there are too many to read', () => {
    const { lanes } = sequenceOf(busyTab(40, 200), { only: new Set(), mostLanes: 6 });
    expect(lanes.filter(({ id }) => id === 'others')).toHaveLength(1);
    expect(lanes.length).toBeLessThanOrEqual(8);
  });
});

describe('A file that is opened', () => {
  it('is played when it is a trace', () => {
    expect(readTrace(JSON.stringify(trace))).toEqual({ trace });
  });

  it.each([
    ['hello', 'not even JSON'],
    ['{"a":1}', 'This is no trace of Kete'],
    [JSON.stringify({ ...trace, version: 7 }), 'version 7'],
    [JSON.stringify({ ...trace, records: [] }), 'nothing was recorded'],
    [JSON.stringify({ ...trace, records: [{ ...records[0], name: 5 }] }), 'broken at “records.0.name”'],
  ])('says what is wrong when it is not one: %s', (text, what) => {
    const read = readTrace(text);
    expect('fault' in read ? read.fault : '').toContain(what);
  });
});

it('The living stand before the ended in the list of actors, and errands are not in it', () => {
  const all = withCharts(actorsAfter([...records, { kind: 'end', n: 15, atMs: 1, actor: 'x:0', how: 'stopped' }]));
  expect(all.map(({ name }) => name)).toEqual(['door', 'shop']);
});

it('While a tab is followed all that a chart did at one go is lit, and what it did before is not', () => {
  const memory = createRecordMemory();
  const same = { kind: 'step', actor: 'x:1', event: 'door.push', context: {} } as const;
  const later = (n: number, atMs: number, arrow: string, states: string[]): TraceRecord => ({
    ...same,
    ...{ n, atMs, arrows: [arrow], states },
  });
  memory.take({
    build: 'b',
    records: [
      ...records,
      later(15, 60_000, 'door.ajar  #1', ['door', 'door.open']),
      later(16, 60_400, 'door house.leave #0', ['door', 'door.open']),
    ],
  });
  const lit = liveLit(memory.now(), [door], null);
  expect([...lit.arrows]).toEqual(['door.ajar  #1', 'door house.leave #0']);
  expect([...lit.refused]).toEqual(['door.ajar  #0']);
  expect([...lit.states]).toEqual(['door', 'door.open']);
});
