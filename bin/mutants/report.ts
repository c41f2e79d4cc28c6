import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Explained } from '#tests/machines/kit/explained.ts';
import { chartNames } from '../charts/machines.ts';
import type { ChartMet } from './meet.ts';

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'docs/mutants.json');
const page = join(root, 'docs/mutants.md');

type Survivor = {
  readonly id: string;
  readonly sentence: string;
  readonly state: string;
  readonly explanation?: string;
};
type Written = {
  readonly total: number;
  readonly killed: number;
  /** Whether those that live have met the tests of pages too. */
  readonly withPages: boolean;
  readonly survivors: readonly Survivor[];
};
type How = { readonly isWhole: boolean; readonly withPages: boolean };
type Book = Readonly<Record<string, Written>>;

export function scoreOf(results: readonly ChartMet[]) {
  const all = results.flatMap(({ mutants }) => mutants);
  const killed = all.filter(({ isKilled }) => isKilled).length;
  return { total: all.length, killed, share: all.length === 0 ? 0 : killed / all.length };
}

async function explainedOf(chart: string): Promise<Explained> {
  const file = join(root, `tests/machines/${chart}/${chart}.explained.ts`);
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as { explained: Explained }).explained : {};
}

/** What lives of a chart, with its explanations; and what is wrong with those. */
export function surveyOf({ name, mutants }: ChartMet, explained: Explained, isWhole: boolean) {
  const faults = Object.keys(explained).flatMap((id) => {
    const mutant = mutants.find((one) => one.id === id);
    if (mutant?.isKilled) return [`${name}: "${id}" is explained, and a test kills it: ${mutant.by}`];
    return mutant === undefined && isWhole ? [`${name}: "${id}" is explained, and there is no such mutant.`] : [];
  });
  const survivors = mutants
    .filter(({ isKilled }) => !isKilled)
    .map(({ id, sentence, state }): Survivor => {
      const why = explained[id];
      return { id, sentence, state, ...(why === undefined ? {} : { explanation: why }) };
    });
  return { survivors, faults };
}

async function writtenOf(met: ChartMet, { isWhole, withPages }: How) {
  const { survivors, faults } = surveyOf(met, await explainedOf(met.name), isWhole);
  const total = met.mutants.length;
  return { chart: { total, killed: total - survivors.length, withPages, survivors }, faults };
}

const percent = (killed: number, total: number) => `${((100 * killed) / total).toFixed(1)} %`;

function pageOf(book: Book): string {
  const charts = Object.entries(book);
  const total = charts.reduce((sum, [, chart]) => sum + chart.total, 0);
  const killed = charts.reduce((sum, [, chart]) => sum + chart.killed, 0);
  const lists = charts
    .filter(([, { survivors }]) => survivors.length > 0)
    .map(([name, { survivors }]) =>
      [
        `## ${name}`,
        '',
        ...survivors.map(
          ({ sentence, explanation }) =>
            `- ${sentence}.${explanation === undefined ? ' **Not explained.**' : ` ${explanation}`}`,
        ),
        '',
      ].join('\n'),
    );
  return [
    '# Mutants of the charts',
    '',
    'One small fault at a time is put into the definition of a chart, and its tests are run: a fault that no test sees is a survivor. Written by `npm run test:mutants`; why so: `docs/decisions/080-mutants.md`.',
    '',
    `${killed} of ${total} mutants of ${charts.length} charts are killed: ${percent(killed, total)}.`,
    '',
    '| chart | mutants | killed | score |',
    '|---|---|---|---|',
    ...charts.map(
      ([name, one]) =>
        `| ${name} | ${one.total} | ${one.killed} | ${percent(one.killed, one.total)}${one.withPages ? '' : ' *'} |`,
    ),
    '',
    '\\* The mutants that live have met the tests of the chart alone, not those of pages.',
    '',
    ...lists,
  ].join('\n');
}

/** Prints what lives, and keeps it in docs/ when charts were measured whole. Returns what is wrong with explanations. */
export async function written(results: readonly ChartMet[], how: How): Promise<readonly string[]> {
  const found = await Promise.all(results.map(async (one) => [one.name, await writtenOf(one, how)] as const));
  for (const [name, { chart }] of found) {
    console.log(`${name.padEnd(20)} ${chart.killed} of ${chart.total} (${percent(chart.killed, chart.total)})`);
    for (const { id, sentence, explanation } of chart.survivors)
      console.log(`  lives: ${sentence}${explanation === undefined ? '' : ` — ${explanation}`}\n         ${id}`);
  }
  if (how.isWhole) {
    const before = existsSync(kept) ? (JSON.parse(readFileSync(kept, 'utf8')) as { charts: Book }).charts : {};
    const names = new Set(chartNames());
    const merged = { ...before, ...Object.fromEntries(found.map(([name, { chart }]) => [name, chart])) };
    const charts = Object.fromEntries(
      Object.entries(merged)
        .filter(([name]) => names.has(name))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    writeFileSync(kept, `${JSON.stringify({ charts }, null, 1)}\n`);
    writeFileSync(page, pageOf(charts));
  }
  return found.flatMap(([, { faults }]) => faults);
}
