import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

const filesIn = (folder: string, ends: RegExp): readonly string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => ends.test(file))
        .map((file) => join(folder, file))
        .sort()
    : [];

/** The tests that are a chart's own. */
export const ownTests = (chart: string): readonly string[] => filesIn(`tests/machines/${chart}`, /\.test\.ts$/);

export const hasRoster = (chart: string): boolean =>
  existsSync(join(root, `tests/machines/${chart}/${chart}.roster.ts`)) ||
  readFileSync(join(root, 'tests/machines/kit/first-charts.ts'), 'utf8').includes(`#machines/${chart}/`);

const named = /(?:from\s*|import\s*\(?\s*)['"]([^'"]+)['"]/g;
const known = new Map<string, ReadonlySet<string>>();

/** A helper of tests or a part of a page, if that is what the name leads to. */
function followed(file: string, name: string): string | null {
  const near = name.startsWith('.')
    ? relative(root, normalize(join(root, dirname(file), name)))
    : name.replace(/^#(?=tests\/|ui\/)/, '');
  const isOurs = /^(?:tests|ui)\/.*\.tsx?$/.test(near) && !near.startsWith('tests/machines/kit/');
  return isOurs && existsSync(join(root, near)) ? near : null;
}

/** Which charts a test names: by its own imports, by those of its helpers and of the parts of pages it shows. */
function chartsNamedBy(file: string): ReadonlySet<string> {
  const before = known.get(file);
  if (before) return before;
  const charts = new Set<string>();
  known.set(file, charts);
  for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(named)) {
    const chart = /^#machines\/([^/]+)\//.exec(name)?.[1];
    if (chart !== undefined) charts.add(chart);
    const next = followed(file, name);
    if (next) for (const one of chartsNamedBy(next)) charts.add(one);
  }
  return charts;
}

/** Tests of other charts that name this one. */
export const neighboursOf = (chart: string): readonly string[] =>
  filesIn('tests/machines', /\.test\.ts$/).filter(
    (file) =>
      !file.startsWith(`tests/machines/${chart}/`) &&
      dirname(file) !== 'tests/machines' &&
      chartsNamedBy(file).has(chart),
  );

/** A chart that many pages know is seen best by the tests that know little else. */
const mostPages = 10;

export const pageTestsOf = (chart: string): readonly string[] =>
  filesIn('tests/ui', /\.test\.tsx$/)
    .filter((file) => chartsNamedBy(file).has(chart))
    .sort((a, b) => chartsNamedBy(a).size - chartsNamedBy(b).size)
    .slice(0, mostPages);
