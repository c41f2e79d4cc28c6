import { describe, expect, it } from 'vitest';
import { loadMoreMachine } from '#machines/load-more/index.ts';
import { createWorld } from '../kit/world.ts';

describe('More of a list', () => {
  it('is asked for only on demand, and has lengthened the list once it is there', async () => {
    const world = createWorld(loadMoreMachine);
    expect([world.questions.length, world.snapshot().hasTag('lengthened')]).toEqual([0, false]);
    world.chart.send({ type: 'more.ask' });
    await world.answer(world.questions[0] as never, null);
    const { value } = world.snapshot();
    expect([value, world.snapshot().hasTag('lengthened'), world.questions.length]).toEqual(['lengthened', true, 1]);
    world.stop();
  });

  it('can be asked for again and again, each time once', async () => {
    const world = createWorld(loadMoreMachine);
    for (const times of [1, 2, 3]) {
      world.chart.send({ type: 'more.ask' });
      world.chart.send({ type: 'more.ask' });
      expect([world.questions.length, world.snapshot().value]).toEqual([times, 'loading']);
      await world.answer(world.open()[0] as never, null);
    }
    world.stop();
  });

  it('that failed after some had come is asked for again, and comes', async () => {
    const world = createWorld(loadMoreMachine);
    world.chart.send({ type: 'more.ask' });
    await world.answer(world.open()[0] as never, null);
    world.chart.send({ type: 'more.ask' });
    await world.refuse(world.open()[0] as never, new Error('offline'));
    expect([world.snapshot().value, world.snapshot().hasTag('failed')]).toEqual(['failed', true]);
    world.chart.send({ type: 'more.ask' });
    await world.answer(world.open()[0] as never, null);
    expect([world.snapshot().value, world.snapshot().hasTag('failed')]).toEqual(['lengthened', false]);
    world.stop();
  });
});
