import { expect, it } from 'vitest';
import { connectionMachine, isOffline } from '#machines/connection/index.ts';
import { createWorld } from '../kit/world.ts';

it('says that the network is gone as long as it is, and tells the shop once when it is back', () => {
  const { chart, snapshot, reports, stop } = createWorld(connectionMachine);
  const isGone = () => isOffline(snapshot() as never);
  chart.send({ type: 'connection.found' });
  expect([isGone(), reports]).toEqual([false, []]);
  chart.send({ type: 'connection.lost' });
  chart.send({ type: 'connection.lost' });
  expect([isGone(), reports]).toEqual([true, []]);
  chart.send({ type: 'connection.found' });
  expect([isGone(), reports]).toEqual([false, [{ type: 'connection.returned' }]]);
  stop();
});
