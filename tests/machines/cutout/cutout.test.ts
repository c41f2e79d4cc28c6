import { describe, expect, it } from 'vitest';
import { cutoutMachine } from '#machines/cutout/index.ts';
import { createWorld } from '../kit/world.ts';

const opened = (closesOutside = false) => createWorld(cutoutMachine, { input: { key: 'tutorial', closesOutside } });
const asked = (world: ReturnType<typeof opened>, name: string) =>
  world.questions.find((question) => question.name === name) as never;
const isShown = (world: ReturnType<typeof opened>) => world.snapshot().hasTag('shown');

describe('A cutout modal', () => {
  it('is not shown where its flag is stored, nor before that is known [B4.041]', async () => {
    const world = opened();
    expect(isShown(world)).toBe(false);
    await world.answer(asked(world, 'readAcknowledged'), true);
    expect([isShown(world), world.snapshot().value]).toEqual([false, 'over']);
    world.stop();
  });

  it('is shown where its flag is not stored or the browser cannot say, and closing stores it [B4.040]', async () => {
    for (const answer of [false, null]) {
      const world = opened();
      if (answer === null) await world.refuse(asked(world, 'readAcknowledged'), new Error('refused'));
      else await world.answer(asked(world, 'readAcknowledged'), answer);
      expect(isShown(world)).toBe(true);
      world.chart.send({ type: 'cutout.close' });
      expect([isShown(world), world.questions.at(-1)?.name]).toEqual([false, 'rememberAcknowledged']);
      await world.refuse(asked(world, 'rememberAcknowledged'), new Error('refused'));
      expect([isShown(world), world.snapshot().value]).toEqual([false, 'over']);
      world.stop();
    }
  });

  it('stays when something else on the page is pressed, unless that was chosen', async () => {
    for (const closesOutside of [false, true]) {
      const world = opened(closesOutside);
      await world.answer(asked(world, 'readAcknowledged'), false);
      world.chart.send({ type: 'outside.press' });
      expect(isShown(world)).toBe(!closesOutside);
      world.stop();
    }
  });
});
