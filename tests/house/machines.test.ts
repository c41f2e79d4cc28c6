import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyStateMachine, fromPromise, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { roster } from '../machines/kit/roster.ts';
import { brokenFolder, brokenOrder, brokenStyle } from './kit/machine-style.ts';
import { pathsUnder, root, type Source, sources } from './kit/project.ts';
import { rows } from './kit/requirements.ts';

const knownRows = new Set(rows.keys());
const folders = readdirSync(join(root, 'machines')).filter((name) => name !== 'kit');
const machineOf = (name: string) => roster.find((chart) => chart.name === name)?.machine;

describe('The style of the machines', () => {
  it('is checked for every folder of machines/, because each is on the roster', () => {
    expect(roster.map(({ name }) => name).sort()).toEqual([...folders].sort());
  });

  it.each(folders)('%s: every state is described, everything is named, and every failure has an exit', (name) => {
    expect(brokenStyle(machineOf(name) as AnyStateMachine, knownRows)).toEqual([]);
  });

  it.each(folders)('%s: folder, files and machine have one name', (name) => {
    const files = pathsUnder(`machines/${name}`, /\.ts$/).map((path) => path.split('/').slice(2).join('/'));
    const known = files.filter((file) => file !== `${name}.carriage.ts`);
    expect(brokenFolder(name, known, machineOf(name)?.id ?? '')).toEqual([]);
  });

  it('is written in one order', () => {
    expect(sources.filter(({ path }) => /^machines\/.+\.machine\.ts$/.test(path)).flatMap(brokenOrder)).toEqual([]);
  });
});

const described = { description: 'It rests.', meta: { rows: [] } };
const planted: readonly (readonly [string, AnyStateMachine, string])[] = [
  [
    'a state without a description',
    setup({}).createMachine({ description: 'All.', initial: 'a', states: { a: { meta: { rows: [] } } } }) as never,
    'no description',
  ],
  [
    'a state without rows',
    setup({}).createMachine({
      description: 'All.',
      initial: 'a',
      states: { a: { description: 'It rests.' } },
    }) as never,
    'no meta.rows',
  ],
  [
    'a row that does not exist',
    setup({}).createMachine({ ...described, meta: { rows: ['A4.999'] } }) as never,
    'does not exist: A4.999',
  ],
  [
    'a failure that is forgotten',
    setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      ...described,
      invoke: { id: 'load', src: 'load' },
    }) as never,
    'when load fails',
  ],
  [
    'an invocation without an id',
    setup({ actors: { load: fromPromise(async () => 1) } }).createMachine({
      ...described,
      invoke: { src: 'load', onError: {} },
    }) as never,
    'without an id',
  ],
  [
    'an inline guard',
    setup({}).createMachine({ ...described, on: { 'a.b': { guard: () => true } } }) as never,
    'guard without a name',
  ],
  [
    'an inline action',
    setup({}).createMachine({ ...described, on: { 'a.b': { actions: () => {} } } }) as never,
    'action without a name',
  ],
  [
    'an event of another form',
    setup({}).createMachine({ ...described, on: { GO_NOW: {} } }) as never,
    'another form: GO_NOW',
  ],
  [
    'a wait without a name',
    setup({}).createMachine({ ...described, after: { 100: {} } }) as never,
    'time without a name: 100',
  ],
  [
    'a guard that does not ask',
    setup({ guards: { check: () => true } }).createMachine(described) as never,
    'guard check',
  ],
  [
    'an action that says nothing',
    setup({ actions: { doit: () => {} } }).createMachine(described) as never,
    'action doit',
  ],
  [
    'a state named like a constant',
    setup({}).createMachine({ description: 'All.', initial: 'AT_REST', states: { AT_REST: described } }) as never,
    'not named like a state',
  ],
];

describe('A planted fault of style is caught', () => {
  it.each(planted)('%s', (_, machine, what) => {
    expect(brokenStyle(machine, knownRows).join('\n')).toContain(what);
  });

  it.each([
    ['a state', 'setup({}).createMachine({ states: { a: { on: {}, description: "It rests." } } })'],
    ['setup', 'setup({ guards: {}, actions: {} }).createMachine({})'],
  ])('%s written in another order', (_, text) => {
    const source: Source = { path: 'machines/a/a.machine.ts', text };
    expect(brokenOrder(source)).toHaveLength(1);
  });

  it('a folder whose machine has another name, a file too few and a file too many', () => {
    expect(
      brokenFolder('card-frame', ['index.ts', 'card-frame.machine.ts', 'card-frame.types.ts', 'helpers.ts'], 'frame'),
    ).toEqual([
      'card-frame holds a machine with the id frame',
      'card-frame has no card-frame.select.ts',
      'card-frame holds helpers.ts',
    ]);
  });
});
