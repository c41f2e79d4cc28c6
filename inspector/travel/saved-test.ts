import type { Frame } from './frames.ts';
import type { Step } from './steps.ts';
import type { Tried } from './rosters.ts';

export type SavedFork = {
  readonly tried: Tried;
  readonly input: number;
  readonly title: string;
  readonly steps: readonly Step[];
  /** The first is the beginning; each further one comes after a step. */
  readonly frames: readonly Frame[];
};

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** A title stands in quotes in one line. */
const quoted = (text: string) => JSON.stringify(text.replace(/\s+/g, ' ').trim());

/** A fork as a test of vitest for `tests/machines/<chart>/`: it lets the same happen and finds the chart in the same states. */
export function testOf({ tried: { chart, file }, input, title, steps, frames }: SavedFork): {
  readonly file: string;
  readonly text: string;
} {
  const lines = (frame: Frame | undefined) =>
    `  expect(world.snapshot().value).toEqual(${JSON.stringify(frame?.value)});`;
  const own = file === null ? null : file.split('/');
  const usesFault = steps.some(({ code }) => code.includes('new FaultError('));
  const text = [
    "import { expect, it } from 'vitest';",
    ...(usesFault ? ["import { FaultError } from '#services/fault.ts';"] : []),
    "import { happens } from '../kit/happens.ts';",
    ...(own === null ? ["import { rostered } from '../kit/roster.ts';"] : []),
    "import { createWorld } from '../kit/world.ts';",
    ...(own === null ? [] : [`import { chart } from './${own.at(-1)}';`]),
    '',
    ...(own === null ? [`const chart = rostered(${quoted(chart.name)});`, ''] : []),
    `it(${quoted(title)}, async () => {`,
    `  const world = createWorld(chart.machine, { input: chart.inputs[${input}] });`,
    lines(frames[0]),
    ...steps.flatMap(({ code, says }, index) => [
      `  // ${says.replace(/\s+/g, ' ')}`,
      `  await happens(world, ${code});`,
      lines(frames[index + 1]),
    ]),
    '  world.stop();',
    '});',
    '',
  ].join('\n');
  return { file: `tests/machines/${chart.name}/${slug(title) || 'fork'}.test.ts`, text };
}
