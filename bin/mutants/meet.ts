import { runBench } from './bench.ts';
import type { Asked } from './asked.ts';
import type { Mutant, Verdict } from './mutants.types.ts';
import { neighboursOf, ownTests, pageTestsOf } from './suites.ts';

export type Met = Mutant & { readonly isKilled: boolean; readonly by: string };
export type ChartMet = { readonly name: string; readonly mutants: readonly Met[] };

const keyOf = ({ chart, id }: { readonly chart: string; readonly id: string }) => `${chart} ${id}`;

const byChart = (mutants: readonly Mutant[]) =>
  [...Map.groupBy(mutants, ({ chart }) => chart)].map(([name, own]) => ({ name, ids: own.map(({ id }) => id) }));

/** So many piles of about the same size, the charts whole. */
function piles(mutants: readonly Mutant[], count: number): readonly (readonly Mutant[])[] {
  const all: Mutant[][] = Array.from({ length: count }, () => []);
  const charts = [...Map.groupBy(mutants, ({ chart }) => chart).values()].sort((a, b) => b.length - a.length);
  for (const own of charts) all.reduce((least, pile) => (pile.length < least.length ? pile : least)).push(...own);
  return all.filter((pile) => pile.length > 0);
}

function teller(total: number): (verdict: Verdict) => void {
  let met = 0;
  return ({ isKilled, id }) => {
    met += 1;
    if (!isKilled) console.error(`${String(met).padStart(5)} of ${total}  lives: ${id}`);
    else if (met % 100 === 0) console.error(`${String(met).padStart(5)} of ${total}`);
  };
}

async function stage(
  mutants: readonly Mutant[],
  { jobs, isQuick }: Asked,
  files: (charts: readonly string[]) => readonly string[],
  isPage: boolean,
): Promise<readonly Verdict[]> {
  const hear = teller(mutants.length);
  const seen = await Promise.all(
    piles(mutants, jobs).map((pile) => {
      const charts = byChart(pile);
      const tests = files(charts.map(({ name }) => name));
      const dearestMs = isQuick ? 500 : 2_500;
      return runBench({ files: tests, withLaws: !isPage, dearestMs, charts, isPage }, hear);
    }),
  );
  for (const test of new Set(seen.flatMap(({ unsound }) => unsound)))
    console.error(`Not asked, for it fails without any mutant: ${test}`);
  return seen.flatMap(({ verdicts }) => verdicts);
}

/** First the charts' own tests and laws; then, for those that live, the tests of pages. */
export async function meetAll(mutants: readonly Mutant[], asked: Asked): Promise<readonly ChartMet[]> {
  const machineTests = (charts: readonly string[]) => [
    ...new Set(charts.flatMap((chart) => [...ownTests(chart), ...neighboursOf(chart)])),
  ];
  const first = await stage(mutants, asked, machineTests, false);
  const verdicts = new Map(first.map((verdict) => [keyOf(verdict), verdict]));
  const alive = mutants.filter((mutant) => verdicts.get(keyOf(mutant))?.isKilled !== true);
  const pageTests = (charts: readonly string[]) => [...new Set(charts.flatMap(pageTestsOf))];
  if (!asked.isQuick && alive.length > 0) {
    console.error(`${alive.length} live after the tests of charts; now those of pages.`);
    for (const verdict of await stage(alive, asked, pageTests, true)) verdicts.set(keyOf(verdict), verdict);
  }
  const met = mutants.map((mutant): Met => {
    const verdict = verdicts.get(keyOf(mutant));
    return { ...mutant, isKilled: verdict?.isKilled ?? false, by: verdict?.by ?? '' };
  });
  return [...Map.groupBy(met, ({ chart }) => chart)].map(([name, own]) => ({ name, mutants: own }));
}
