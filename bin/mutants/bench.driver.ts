// Runs inside Vitest: the tests of charts are loaded once and run again for every mutant.
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { describe, type RunnerTestCase, TestRunner, it } from 'vitest';
import { mutantsOf } from './mutations.ts';
import type { Mutant, Plan, Told } from './mutants.types.ts';
import { hearTheUncaught, replay, suitesOf, testsIn, thrownAside, titleOf } from './replay.ts';
import { openSwitchboard, switchOff, switchOn, whereabouts } from './switchboard.ts';

const root = join(import.meta.dirname, '../..');
const plan = JSON.parse(readFileSync(process.env['KETE_MUTANTS'] ?? '', 'utf8')) as Plan;
const tell = (told: Told) => appendFileSync(plan.told, `${JSON.stringify(told)}\n`);
const breathe = () => writeFileSync(`${plan.told}.breath`, String(Date.now()));
breathe();
setInterval(breathe, 1_000).unref();
const lawsFile = 'tests/machines/laws.test.ts';
const isOfPaths = (test: RunnerTestCase) => test.name.includes('every generated path');
/** Compares the chart with a list of its events: that it is told of everything is no behaviour. */
const isComparison = (test: RunnerTestCase) => test.name === 'knows a sample of everything it may be told';

openSwitchboard();
const { chartNames, machineOf } = await import('../charts/machines.ts');
const found = await Promise.allSettled(chartNames().map(async (name) => [name, await machineOf(name)] as const));
const machines = new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));

type Known = {
  readonly test: RunnerTestCase;
  readonly file: string;
  readonly been: ReadonlySet<string>;
  readonly ms: number;
};

async function timed(test: RunnerTestCase, usualMs: number) {
  const begin = process.cpuUsage();
  const why = (await replay(test, usualMs)) ?? (await thrownAside());
  const { user, system } = process.cpuUsage(begin);
  return { why, ms: (user + system) / 1_000 };
}

async function measure(tests: readonly RunnerTestCase[], file: string): Promise<readonly Known[]> {
  const known: Known[] = [];
  for (const test of tests) {
    let why: string | null = null;
    let ms = 0;
    const been = await whereabouts(async () => {
      ({ why, ms } = await timed(test, 20_000));
    });
    if (why !== null) tell({ kind: 'unsound', test: titleOf(test), why });
    else known.push({ test, file, been: new Set(been), ms });
  }
  return known;
}

const startedBy = (known: readonly Known[]) => {
  const charts: Record<string, string[]> = {};
  for (const [name, machine] of machines) {
    const files = known.filter(
      ({ been }) => been.has(machine.root.id) || [...been].some((id) => id.startsWith(`${machine.id}.`)),
    );
    if (files.length > 0) charts[name] = [...new Set(files.map(({ file }) => file))];
  }
  return charts;
};

/** Whether the test met what the mutant changes; a state that is only passed through is not seen itself. */
function canSee({ been }: Known, machine: AnyStateMachine, { state, event }: Mutant): boolean {
  if (event !== null) return been.has(`${state} ${event}`);
  const above = state === machine.id ? state : state.slice(0, state.lastIndexOf('.'));
  return been.has(state) || been.has(above) || been.has(machine.id);
}

const isOwn = ({ file }: Known, chart: string) => file.startsWith(`tests/machines/${chart}/`);

/** Own tests first; before them those that have been in the very state; the quick before the slow. */
function inOrder(known: readonly Known[], machine: AnyStateMachine, mutant: Mutant): readonly Known[] {
  const rank = (one: Known) => (one.been.has(mutant.state) ? 0 : 2) + (isOwn(one, mutant.chart) ? 0 : 1);
  return known.filter((one) => canSee(one, machine, mutant)).sort((a, b) => rank(a) - rank(b) || a.ms - b.ms);
}

async function meet(known: readonly Known[], mutant: Mutant, machine: AnyStateMachine, laws: readonly Known[]) {
  // An action that is left out takes nobody's way: paths, which are dear, do not tell.
  const useful = laws.filter(({ test }) => !/ action .* dropped$/.test(mutant.id) || !isOfPaths(test));
  const order = [...inOrder(known, machine, mutant), ...inOrder(useful, machine, mutant)];
  for (const { test, ms } of order) {
    switchOn(machine, mutant);
    const why = await replay(test, ms);
    switchOff();
    if (why === null) continue;
    await thrownAside();
    const isSoiled = !laws.some((law) => law.test === test) && (await replay(test, ms)) !== null;
    return { by: `${titleOf(test)}: ${why}`, isSoiled };
  }
  const aside = await thrownAside();
  return aside === null ? null : { by: aside, isSoiled: false };
}

const loaded: { readonly file: string; readonly suite: string }[] = [];
for (const file of [...plan.files, ...(plan.withLaws ? [lawsFile] : [])]) {
  loaded.push({ file, suite: `file ${file}` });
}

it('every mutant meets the tests', { timeout: 0 }, async () => {
  hearTheUncaught();
  const file = TestRunner.getCurrentTest()?.file;
  if (!file) throw new Error('Nothing was loaded.');
  const all = testsIn(file.tasks).filter((test) => suitesOf(test).length > 1 && test.mode !== 'skip');
  const of = (name: string) => all.filter((test) => suitesOf(test).some((suite) => suite.name === `file ${name}`));
  const known: Known[] = [];
  let met = 0;
  for (const name of plan.files) known.push(...(await measure(of(name), name)));
  if (process.env['KETE_MUTANTS_LOUD'])
    for (const one of known) process.stderr.write(`${titleOf(one.test)} ${one.ms}\n`);
  tell({ kind: 'measured', tests: known.length, charts: startedBy(known) });
  const ofLaws = plan.withLaws ? of(lawsFile).filter((test) => !isComparison(test)) : [];
  for (const { name, ids } of plan.charts) {
    const machine = machines.get(name);
    if (!machine) throw new Error(`There is no chart ${name}.`);
    const own = ofLaws.filter((test) => suitesOf(test).some((suite) => suite.name === name));
    const laws = (await measure(own, lawsFile)).filter(({ ms }) => ms < plan.dearestMs);
    for (const one of laws)
      if (process.env['KETE_MUTANTS_LOUD']) process.stderr.write(`${titleOf(one.test)} ${one.ms}\n`);
    const chosen = new Set(ids);
    for (const mutant of mutantsOf(name, machine).filter(({ id }) => chosen.has(id))) {
      tell({ kind: 'begun', chart: name, id: mutant.id });
      const begin = performance.now();
      const end = await meet(known, mutant, machine, laws);
      // What fails without the mutant too may have been left dirty by one before it: only the first of a process is sure.
      const isSure = !end?.isSoiled || met === 0;
      met += 1;
      if (isSure) {
        const ms = Math.round(performance.now() - begin);
        tell({ kind: 'verdict', chart: name, id: mutant.id, isKilled: end !== null, by: end?.by ?? '', ms });
      }
      if (end?.isSoiled) {
        tell({ kind: 'soiled' });
        process.exit(0);
      }
    }
  }
  tell({ kind: 'ended' });
  for (const test of all) test.mode = 'skip';
});

for (const { file, suite } of loaded)
  describe(suite, async () => {
    await import(pathToFileURL(join(root, file)).href);
  });
