import { expect, it } from 'vitest';
import { textIn } from '#machines/order/index.ts';
import { orderWith } from '#services/orders/sample-order.rules.ts';
import { opened, typed } from './opened-order.ts';

it('What is typed is waited for a second and a half after the last letter, or until the field is left', async () => {
  const { world, send, now, wishes, settle } = await opened();
  const typing = () => (world.snapshot().value as { typing: string }).typing;
  send(typed('Ri'));
  world.clock.increment(1_499);
  send(typed('Ripe'));
  world.clock.increment(1_499);
  expect([typing(), wishes()]).toEqual(['going', 0]);
  world.clock.increment(1);
  expect([typing(), wishes()]).toEqual(['still', 1]);
  await settle(orderWith({ order: { orderNotes: 'Ripe' } }));
  send(typed('Ripe '));
  send({ type: 'text.leave' });
  expect([typing(), wishes(), textIn(now(), 'notes').text]).toEqual(['still', 1, 'Ripe']);
});
