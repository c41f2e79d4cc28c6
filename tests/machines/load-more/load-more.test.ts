import { describe, expect, it } from 'vitest';
import { loadMoreMachine } from '#machines/load-more/index.ts';
import { createWorld } from '../kit/world.ts';

describe('Asking for more', () => {
  it('asks once, however often the button is pressed meanwhile [B4.079]', async () => {
    const world = createWorld(loadMoreMachine);
    for (let press = 0; press < 3; press++) world.chart.send({ type: 'more.ask' });
    expect([world.questions.length, world.snapshot().hasTag('busy')]).toEqual([1, true]);
    await world.answer(world.questions[0] as never, null);
    expect(world.snapshot().hasTag('busy')).toBe(false);
    world.chart.send({ type: 'more.ask' });
    expect(world.questions.length).toBe(2);
    world.stop();
    expect(world.questions[1]?.signal.aborted).toBe(true);
  });

  it('that failed says so and can be tried again', async () => {
    const world = createWorld(loadMoreMachine);
    world.chart.send({ type: 'more.ask' });
    await world.refuse(world.questions[0] as never, new Error('offline'));
    expect(world.snapshot().hasTag('failed')).toBe(true);
    world.chart.send({ type: 'more.ask' });
    expect([world.snapshot().hasTag('failed'), world.snapshot().hasTag('busy')]).toEqual([false, true]);
    world.stop();
  });
});
