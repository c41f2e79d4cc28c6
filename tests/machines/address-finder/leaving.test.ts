import { expect, it } from 'vitest';
import { type AddressFinderContext, addressFinderMachine } from '#machines/address-finder/index.ts';
import { createWorld } from '../kit/world.ts';
import { karori, karoriWest } from './address-finder.roster.ts';

it.each([
  ['the one place that is called so, wherever it stands in the list', 'karori', karori],
  ['nothing where no place is called so, and leaves what is typed alone', 'kar', null],
])('Leaving the box chooses %s', async (_, text, chosen) => {
  const world = createWorld(addressFinderMachine, { input: { text: '', chosen: null } });
  const send = world.chart.send.bind(world.chart);
  send({ type: 'text.type', text });
  world.clock.increment(250);
  for (const question of world.open()) await world.answer(question, [karoriWest, karori]);
  send({ type: 'box.leave' });
  const context = world.snapshot().context as AddressFinderContext;
  expect([context.chosen, context.text]).toEqual([chosen, chosen?.text ?? text]);
  world.stop();
});
