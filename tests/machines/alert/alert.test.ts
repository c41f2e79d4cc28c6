import { expect, it } from 'vitest';
import { alertMachine } from '#machines/alert/index.ts';
import { createWorld } from '../kit/world.ts';

const day = 24 * 60 * 60 * 1000;

it('an alert stays on the page, however long, until it is dismissed [B4.001]', () => {
  const world = createWorld(alertMachine);
  world.clock.increment(day);
  expect(world.snapshot().hasTag('shown')).toBe(true);
  world.chart.send({ type: 'alert.dismiss' });
  expect(world.snapshot().hasTag('shown')).toBe(false);
  world.stop();
});

it('an alert that is dismissed tells it once, however often it is pressed [B4.002]', () => {
  const world = createWorld(alertMachine);
  expect(world.emitted).toEqual([]);
  world.chart.send({ type: 'alert.dismiss' });
  world.chart.send({ type: 'alert.dismiss' });
  expect(world.emitted).toEqual([{ type: 'alert.closed' }]);
  world.stop();
});
