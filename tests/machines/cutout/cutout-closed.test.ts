import { expect, it } from 'vitest';
import { cutoutMachine } from '#machines/cutout/index.ts';
import { createWorld, type Question } from '../kit/world.ts';

it.each([
  ['cutout.close', 'word'],
  ['escape.press', 'word'],
  ['outside.press', 'elsewhere'],
])('A hint that is closed by %s says so once, and is remembered', async (type, by) => {
  const world = createWorld(cutoutMachine, { input: { key: 'tutorial', closesOutside: true } });
  world.chart.send({ type });
  expect(world.snapshot().value).toBe('asking');
  await world.answer(world.open()[0] as Question, false);
  world.chart.send({ type });
  world.chart.send({ type });
  expect([world.snapshot().value, world.emitted]).toEqual(['remembering', [{ type: 'cutout.closed', by }]]);
  await world.answer(world.open()[0] as Question, undefined);
  expect([world.snapshot().value, world.questions.length]).toEqual(['over', 2]);
});
