import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { claimedRows } from '../../bin/coverage/claimed.ts';
import { createCounts, withPassedThrough } from '../../bin/coverage/counts.ts';
import { figures, gapsOf, guardNames, type Whole } from '../../bin/coverage/gaps.ts';
import { BadFile, coverageIn, manualCoverage } from '../../bin/coverage/given.ts';
import { recordedCoverage } from '../../bin/coverage/recorded.ts';
import { countChart } from '../../bin/coverage/unit.ts';
import { outlineOf } from '../../bin/inspector/outline.ts';
import type { Rostered } from '../machines/kit/rostered.ts';

/** A door that opens for whoever has the key, and a cellar that nobody comes to. */
const machine = setup({
  types: {} as { events: { type: 'door.open'; hasKey: boolean } | { type: 'door.shut' } | { type: 'never.sent' } },
  guards: { hasKey: (_, { hasKey }: { hasKey: boolean }) => hasKey },
}).createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.open': { guard: { type: 'hasKey', params: ({ event }) => ({ hasKey: event.hasKey }) }, target: 'passed' },
        'never.sent': 'cellar',
      },
    },
    passed: { always: 'open' },
    open: { on: { 'door.shut': 'shut' } },
    cellar: {},
  },
});
const whole: Whole = {
  charts: [outlineOf(machine as never, { key: 'door', say: {} })],
  rows: ['A1.01', 'A1.02'],
  texts: ['A8.01', 'A8.02'],
};
const door = (keys: readonly boolean[]): Rostered => ({
  name: 'door',
  machine: machine as never,
  inputs: [{}],
  events: () => [...keys.map((hasKey) => ({ type: 'door.open', hasKey })), { type: 'door.shut' }],
  answers: {},
  shape: () => null,
});
async function counted(keys: readonly boolean[]) {
  const counts = createCounts('unit');
  await countChart(door(keys), new Set(guardNames(whole)), counts);
  counts.row('A1.01');
  return withPassedThrough(counts.all());
}

describe('Coverage of the unit tests', () => {
  it('leaves as gaps what was planted as gaps, and nothing else', async () => {
    const generated = { ...createCounts('generated').all(), texts: { 'A8.02': 1 } };
    expect(gapsOf(whole, [await counted([true, false]), generated])).toEqual({
      states: ['door.cellar'],
      arrows: ['door.shut never.sent #0'],
      guards: [],
      rows: ['A1.02'],
      texts: ['A8.01'],
    });
  });

  it('tells a guard that was never refused, and one that never let anybody through', async () => {
    expect(gapsOf(whole, [await counted([true])]).guards).toEqual(['door.shut door.open #0: never refused']);
    expect(gapsOf(whole, [await counted([false])]).guards).toEqual(['door.shut door.open #0: never passed']);
  });

  it('is the same for the same charts, and says in one line a kind how much it is', async () => {
    const once = await counted([true, false]);
    expect(await counted([true, false])).toEqual(once);
    expect(figures(whole, [once])[0]).toBe('States: 4 of 5 (unit 4)');
    expect(figures(whole, [once])[2]).toBe('Sides of guards: 2 of 2 (unit 2)');
    expect(once.pairs).toBe(1);
  });
});

describe('Coverage that is given', () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const file = (name: string, value: unknown) => {
    const path = join(folder, name);
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  };
  const step = (n: number, arrows: readonly string[]) => ({
    ...{ n, atMs: n, kind: 'step', actor: 'a', event: 'e', arrows, states: ['door.open'], context: {} },
  });
  const trace = { kete: 'trace', version: 1, title: 't', build: 'b', dropped: 0 };

  it('by hand is read from traces', () => {
    const path = file('trace.json', { ...trace, records: [step(1, ['door.shut door.open #1']), step(2, [])] });
    const { source, states, guards } = manualCoverage([path]);
    expect([source, states]).toEqual(['manual', { 'door.open': 2 }]);
    expect(guards['door.shut door.open #0']).toEqual({ passed: 0, refused: 1 });
  });

  it('is refused with a sentence when it is no such file', () => {
    expect(() => manualCoverage([file('no.json', 'no')])).toThrow(BadFile);
    expect(() => manualCoverage([file('other.json', { a: 1 })])).toThrow('is no trace');
    expect(() => manualCoverage([join(folder, 'missing.json')])).toThrow('There is no file');
    expect(() => coverageIn(file('odd.json', { source: 'browser' }), 'browser')).toThrow('is no coverage');
    expect(coverageIn(join(folder, 'missing.json'), 'browser')).toBeNull();
  });

  it('by browsers is read from the recordings where no run has left its count', () => {
    const step = { step: 0, pictures: {}, states: ['door.open'], arrows: ['door.shut door.open #1'], texts: ['a.b'] };
    const recording = {
      journey: { goals: ['row A1.01', 'state a.b'] },
      build: '',
      steps: [{ ...step, violations: [] }],
    };
    const found = recordedCoverage([recording as never], [{ id: 'a.b', row: 'A8.01' }]);
    expect([found?.source, found?.rows, found?.texts]).toEqual(['browser', { 'A1.01': 1 }, { 'A8.01': 1 }]);
    expect(found?.guards['door.shut door.open #0']).toEqual({ passed: 0, refused: 1 });
    expect(recordedCoverage([], [])).toBeNull();
  });

  it('of rows is what the titles of tests claim', () => {
    const source = (title: string) => ({ path: 'tests/ui/planted.test.ts', text: `it('${title}', () => {});` });
    expect(claimedRows([source('a [A1.02]'), source('b [A1.01] [A1.02]'), source('A1.03')])).toEqual({
      'A1.01': 1,
      'A1.02': 2,
    });
  });
});
