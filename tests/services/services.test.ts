import { expect, test } from 'vitest';
import { createClock } from '#services/clock/clock.ts';
import { allVariationsOff } from '#services/experiments/experiments.words.ts';
import { createReplay } from '#services/http/replay.ts';
import { createServices } from '#services/services.ts';
import { json, shopEdge } from './edge.ts';

const clock = createClock({ deviceNow: () => 0 });

test('what loaders and actors learn in a render travels by them, and what nobody keeps by the replay', async () => {
  const replay = createReplay();
  const { http } = shopEdge(() => json({}), { marker: 'Server', replay });
  await createServices({ http, clock, kept: 'loader' }).shell.shell();
  expect(replay.dehydrate()).toEqual([{ key: 'shell', status: 200 }]);
  await createServices({ http, clock }).shell.shell();
  expect(replay.dehydrate()).toEqual([{ key: 'shell', status: 200, value: expect.any(Object) }]);
});

test('a server that is given no browser’s parts has no variations, no memory and says nothing', () => {
  const { http, asked } = shopEdge(() => json({}));
  const services = createServices({ http, clock });
  services.variations.track({ key: 'mega_menu', name: 'seen' });
  services.analytics.send({ event: 'recipe_stamp_impression', recipe_name: 'Soup' });
  services.storage.write('orderCount', 1);
  expect([services.variations.decide('a', {}), services.storage.read('orderCount'), asked]).toEqual([
    allVariationsOff,
    undefined,
    [],
  ]);
});
