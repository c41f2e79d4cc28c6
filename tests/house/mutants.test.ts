import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { createRandom } from '#fixtures/random.ts';
import { mutantsIn } from '../../bin/mutants/asked.ts';
import type { ChartMet } from '../../bin/mutants/meet.ts';
import { mutantsOf } from '../../bin/mutants/mutations.ts';
import { surveyOf } from '../../bin/mutants/report.ts';
import { openSwitchboard, switchOff, switchOn } from '../../bin/mutants/switchboard.ts';

openSwitchboard();
/** Two charts with all their tests are loaded, and the machine may be doing other things too. */
const patienceMs = 120_000;

const light = setup({
  guards: { isDark: ({ context }: { context: { isDark: boolean } }) => context.isDark },
  actions: { ring: () => {} },
  delays: { aWhile: 100 },
}).createMachine({
  id: 'light',
  context: { isDark: true },
  initial: 'off',
  on: { 'nothing.heard': {} },
  states: {
    off: { on: { press: { guard: 'isDark', target: 'on', actions: 'ring' } } },
    on: { after: { aWhile: 'off' }, on: { press: 'off' } },
    broken: { always: { target: 'off' } },
  },
});
const mutants = mutantsOf('light', light);
const mutant = (id: string) => {
  const found = mutants.find((one) => one.id === id);
  if (!found) throw new Error(`There is no mutant "${id}".`);
  return found;
};

function afterPress(): unknown {
  const actor = createActor(light).start();
  actor.send({ type: 'press' });
  const { value } = actor.getSnapshot();
  actor.stop();
  return value;
}

describe('Mutants of a chart', () => {
  it('are every small fault of it once, each under its own name, and none that could not matter', () => {
    expect(mutants.map(({ id }) => id)).toEqual([
      'light.off press #0 dropped',
      'light.off press #0 guard flipped',
      'light.off press #0 guard dropped',
      'light.off press #0 target moved to broken',
      'light.off press #0 action ring dropped',
      'light.on press #0 dropped',
      'light.on press #0 target moved to on',
      'light.on xstate.after.aWhile.light.on #0 dropped',
      'light.on xstate.after.aWhile.light.on #0 target moved to on',
      'light.on xstate.after.aWhile.light.on delay 10 times',
      'light.on xstate.after.aWhile.light.on delay 0',
      'light.broken always #0 target moved to on',
      'light.broken always always dropped',
    ]);
    expect(mutant('light.off press #0 action ring dropped').sentence).toBe(
      'light: in off, on "press", the action ring is dropped',
    );
  });

  it('are switched on and off in machines that stand already, and in those that are made of them', () => {
    const made = light.provide({ actions: { ring: () => {} } });
    switchOn(light, mutant('light.off press #0 guard flipped'));
    const changed = [afterPress(), createActor(made).getSnapshot().can({ type: 'press' })];
    switchOff();
    const restored = [afterPress(), createActor(made).getSnapshot().can({ type: 'press' })];
    expect({ changed, restored }).toEqual({ changed: ['off', false], restored: ['on', true] });
  });

  it('change what their names say', () => {
    const inDaylight = () => {
      const actor = createActor(light, { snapshot: light.resolveState({ value: 'off', context: { isDark: false } }) });
      actor.start();
      actor.send({ type: 'press' });
      const { value } = actor.getSnapshot();
      actor.stop();
      return value;
    };
    const under = (id: string) => {
      switchOn(light, mutant(id));
      const value = inDaylight();
      switchOff();
      return value;
    };
    expect(inDaylight()).toBe('off');
    expect(under('light.off press #0 guard dropped')).toBe('on');
    expect(under('light.off press #0 guard flipped')).toBe('on');
    expect(under('light.off press #0 target moved to broken')).toBe('off');
    switchOn(light, mutant('light.off press #0 dropped'));
    expect(afterPress()).toBe('off');
    switchOff();
  });

  it('of a chart that has no tests are not passed over in silence', async () => {
    const asked = { charts: ['nobodys'], sample: undefined, random: createRandom(1), jobs: 1, isQuick: true };
    expect(await mutantsIn(asked)).toEqual({
      mutants: [],
      broken: ['nobodys has no tests: nothing could kill its mutants.'],
    });
  });
});

describe('An explanation of a mutant that lives', () => {
  const met = (isKilled: boolean): ChartMet => ({
    name: 'light',
    mutants: [{ ...mutant('light.off press #0 dropped'), isKilled, by: 'a test' }],
  });
  const explained = { 'light.off press #0 dropped': 'Nobody presses it.' };

  it('stands with the mutant, and is wrong where a test kills that, or where there is none of that name', () => {
    expect(surveyOf(met(false), explained, true)).toMatchObject({
      faults: [],
      survivors: [{ state: 'light.off', explanation: 'Nobody presses it.' }],
    });
    expect(surveyOf(met(true), explained, true).faults).toEqual([expect.stringContaining('a test kills it')]);
    const gone = surveyOf(met(false), { 'light.off press #7 dropped': 'It was so.' }, true);
    expect(gone.faults).toEqual([expect.stringContaining('there is no such mutant')]);
  });
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'bin/mutants.ts', ...args], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });

describe('npm run test:mutants', () => {
  it('answers what it does not understand with how it is used', () => {
    for (const args of [['no-such-chart'], ['--sample', 'many'], ['--loud']])
      expect(run(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining('CHART') });
  });

  it(
    'changes real charts, and their tests kill what it changes',
    () => {
      const { status, stdout } = run('pay-ways', 'gate', '--sample', '12', '--seed', '2', '--quick');
      expect([status, stdout]).toEqual([0, expect.stringContaining('12 of 12 mutants of 2 charts killed')]);
    },
    patienceMs,
  );
});
