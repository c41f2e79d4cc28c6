// npm run test:mutants -- [CHART…] [--sample N --seed S] [--jobs N] [--quick]: faults in charts, and which of them no test sees.
import { createRandom } from '#fixtures/random.ts';
import { parseArgs } from 'node:util';
import { chartNames } from './charts/machines.ts';
import { meetAll } from './mutants/meet.ts';
import { scoreOf, written } from './mutants/report.ts';
import { mutantsIn, type Asked } from './mutants/asked.ts';

const usage = `npm run test:mutants -- [CHART…] [--sample N --seed S] [--jobs N] [--quick]
  CHART     charts of machines/, all of them if none is named
  --sample  only so many mutants, chosen by --seed; nothing is written
  --jobs    so many processes at once (1)
  --quick   without the tests of pages`;

function refuse(why: string): never {
  console.error(`${why}\n${usage}`);
  process.exit(2);
}

function asked(): Asked {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        seed: { type: 'string' },
        jobs: { type: 'string' },
        quick: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) refuse('Mutants of the charts.');
    const whole = (name: 'sample' | 'seed' | 'jobs') => {
      const given = values[name];
      if (given === undefined) return undefined;
      if (!/^\d+$/.test(given)) refuse(`--${name} is a whole number, not "${given}".`);
      return Number(given);
    };
    const unknown = positionals.filter((name) => !chartNames().includes(name));
    if (unknown.length > 0) refuse(`There is no chart ${unknown.join(', ')}.`);
    return {
      charts: positionals.length > 0 ? positionals : chartNames(),
      sample: whole('sample'),
      random: createRandom(whole('seed') ?? 1),
      jobs: Math.max(1, whole('jobs') ?? 1),
      isQuick: values.quick === true,
    };
  } catch (error) {
    refuse((error as Error).message);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const given = asked();
const { mutants, broken } = await mutantsIn(given);
for (const one of broken) console.error(one);
if (mutants.length === 0) refuse('There is nothing to change there.');
const begin = performance.now();
const results = await meetAll(mutants, given);
const isWhole = given.sample === undefined;
const faults = await written(results, { isWhole, withPages: !given.isQuick });
for (const fault of faults) console.error(fault);
const { total, killed, share } = scoreOf(results);
const seconds = (performance.now() - begin) / 1_000;
console.log(
  `${killed} of ${total} mutants of ${results.length} charts killed (${(100 * share).toFixed(1)} %) in ${seconds.toFixed(0)} s, ${(total / seconds).toFixed(1)} a second`,
);
/** Of all charts together: a single one may have more that nobody could notice. */
const leastShare = 0.9;
const isTooWeak =
  isWhole && !given.isQuick && results.length + broken.length === chartNames().length && share < leastShare;
if (isTooWeak) console.error(`Fewer than ${100 * leastShare} % of all mutants are killed.`);
process.exit(broken.length > 0 || faults.length > 0 || isTooWeak ? 1 : 0);
