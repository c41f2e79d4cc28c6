// npm run coverage                         merges what the last runs saw into docs/coverage.json
// npm run coverage -- trace.json ...       with what people did by hand, from the traces they saved
// npm run coverage -- --kept               takes the unit tests' part as it was counted last, which takes no time
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas, later } from '../tests/house/kit/requirements.ts';
import { roster } from '../tests/machines/kit/roster.ts';
import { outlinedCharts } from './coverage/charts.ts';
import { claimedRows } from './coverage/claimed.ts';
import { createCounts, withPassedThrough } from './coverage/counts.ts';
import { figures, gapsOf, guardNames, type Whole } from './coverage/gaps.ts';
import { generatedCoverage } from './coverage/generated.ts';
import { BadFile, coverageIn, manualCoverage } from './coverage/given.ts';
import { recordedCoverage, recordings } from './coverage/recorded.ts';
import { countChart } from './coverage/unit.ts';
import type { Coverage, Source } from './journeys/coverage.types.ts';
import { specifiedTexts } from './playing/texts-shown.ts';

const usage = `npm run coverage -- [--kept] [--list N] [--out FILE] [TRACE]...
  TRACE   a trace that was saved in a shop or in the inspector: counts as done by hand
  --kept  takes the unit tests' part from test-results/coverage/unit.json, as it was counted last
  --list  how many of each list are printed (20)`;
const root = join(import.meta.dirname, '..');
const folder = join(root, 'test-results/coverage');
const fileOf = (source: Source) => join(folder, `${source}.json`);

async function counted(charts: Whole['charts']): Promise<Coverage> {
  const counts = createCounts('unit');
  const guarded = new Set(guardNames({ charts }));
  let played = 0;
  for (const chart of roster) played += await countChart(chart, guarded, counts);
  console.error(`${played} paths of ${roster.length} charts were played.`);
  return { ...counts.all(), rows: claimedRows() };
}

/** Written for people who compare two versions line by line. */
const written = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

class BadArguments extends Error {}
function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        kept: { type: 'boolean', default: false },
        list: { type: 'string', default: '20' },
        out: { type: 'string', default: join(root, 'docs/coverage.json') },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new BadArguments(`${(error as Error).message}\n${usage}`);
  }
}

try {
  const { values, positionals } = readArguments();
  if (values.help || !/^\d+$/.test(values.list)) throw new BadArguments(usage);
  const manual = positionals.length > 0 ? manualCoverage(positionals) : coverageIn(fileOf('manual'), 'manual');
  const charts = await outlinedCharts();
  const specified = await specifiedTexts();
  const runs = [
    coverageIn(fileOf('browser'), 'browser') ?? recordedCoverage(recordings(), specified),
    coverageIn(fileOf('simulation'), 'simulation'),
  ];
  const whole: Whole = {
    charts,
    rows: [...new Set([...areas.values()].flat())].filter((id) => !later.has(id)).sort(),
    texts: [...new Set(specified.map(({ row }) => row))].sort(),
  };
  const kept = values.kept ? coverageIn(fileOf('unit'), 'unit') : null;
  const unit = kept ? { ...kept, rows: claimedRows() } : await counted(charts);
  const generated = generatedCoverage();
  mkdirSync(folder, { recursive: true });
  for (const one of [unit, generated, ...(manual ? [manual] : [])]) writeFileSync(fileOf(one.source), written(one));
  const sources = [unit, generated, ...runs, manual].filter((one) => one !== null).map(withPassedThrough);
  const gaps = gapsOf(whole, sources);
  writeFileSync(values.out, written({ sources, never: gaps }));
  const list = (title: string, names: readonly string[]) => {
    console.log(`\n${title}: ${names.length}`);
    for (const name of names.slice(0, Number(values.list))) console.log(`  ${name}`);
    if (names.length > Number(values.list)) console.log(`  … and ${names.length - Number(values.list)} more`);
  };
  for (const line of figures(whole, sources)) console.log(line);
  list('States never seen', gaps.states);
  list('Arrows never taken', gaps.arrows);
  list('Guards seen on one side only, or on none', gaps.guards);
  list('Texts that no journey ever shows', gaps.texts);
  list('Requirement rows without any test', gaps.rows);
  const missing = (['browser', 'simulation', 'manual'] as const).filter(
    (one) => !sources.some(({ source }) => source === one),
  );
  console.log(
    `\n${sources.map(({ source }) => source).join(', ')} merged${missing.length > 0 ? `; nothing yet of ${missing.join(', ')}` : ''}.`,
  );
} catch (error) {
  if (!(error instanceof BadArguments || error instanceof BadFile)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
