// npm run journeys                                   the whole shopping journey in plain English
// npm run journeys -- --goal "state paying.declined" for a goal; --out playwright|script|csv|junit|html|json
// npm run journeys -- --write                        puts it into docs/journeys
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { NoSuchGoal, usage } from './journeys/ask.ts';
import { compose, generate } from './journeys/generate.ts';
import type { JourneySet } from './journeys/journeys.types.ts';
import { formats, isFormat, show } from './journeys/show.ts';
import { keptJourneys, wholeGoal, wholeJourneys, wholeSeed, writePages } from './journeys/write.ts';

const began = performance.now();
class BadArguments extends Error {}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        goal: { type: 'string', multiple: true },
        out: { type: 'string', default: 'english' },
        to: { type: 'string' },
        seed: { type: 'string', default: String(wholeSeed) },
        write: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new BadArguments(`${(error as Error).message}\n${usage}`);
  }
}

const figures = ({ journeys, unreachable }: JourneySet): string => {
  const steps = journeys.reduce((sum, journey) => sum + journey.steps.length, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `${journeys.length} journeys, ${steps} steps, ${unreachable.length} goals that none comes to, seed ${journeys.length > 0 ? set.seed : 0}, ${seconds} s`;
};

let set: JourneySet = { goal: '', seed: 0, journeys: [], unreachable: [] };
try {
  const { goal = [wholeGoal], out, to, seed: told, write, fresh, help } = readArguments();
  if (help) throw new BadArguments(usage);
  const seed = Number(told);
  if (!/^\d+$/.test(told) || !Number.isSafeInteger(seed))
    throw new BadArguments(`“${told}” is no seed: a seed is a whole number.`);
  if (!isFormat(out)) throw new BadArguments(`There is no output “${out}”; there are: ${formats.join(', ')}.`);
  if (write && (goal.join() !== wholeGoal || seed !== wholeSeed))
    throw new BadArguments('--write puts the whole shopping journey into docs/journeys: it takes no goal and no seed.');
  const composed = compose();
  const isWhole = goal.join() === wholeGoal && seed === wholeSeed;
  const kept = fresh ? [] : keptJourneys();
  set = isWhole ? wholeJourneys(composed, kept) : generate(composed, { goals: goal, seed });
  if (write) console.error(`docs/journeys: ${(await writePages(set)).join(', ')}`);
  else if (set.journeys.length > 0 || set.unreachable.length === 0) {
    const text = await show(out, set);
    if (to === undefined) process.stdout.write(text);
    else writeFileSync(to, text);
  }
  for (const one of set.unreachable.slice(0, 20)) console.error(`No journey comes to ${one.goal}: ${one.why}.`);
  if (set.unreachable.length > 20) console.error(`… and to ${set.unreachable.length - 20} more.`);
  console.error(figures(set));
  if (set.journeys.length === 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BadArguments || error instanceof NoSuchGoal)) {
    const isOfFile = error instanceof Error && 'code' in error && 'path' in error;
    if (!isOfFile) throw error;
  }
  console.error((error as Error).message);
  process.exitCode = 2;
}
