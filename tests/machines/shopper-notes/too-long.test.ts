import { expect, it } from 'vitest';
import { shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import { longestNote } from '#services/notes/notes.words.ts';
import { createWorld } from '../kit/world.ts';

it('A note is not sent while it is too long, loses nothing of what was typed, and is sent once it is short enough', async () => {
  const world = createWorld(shopperNotesMachine, { input: { subject: 'aroha' } });
  const send = world.chart.send.bind(world.chart);
  const draft = () => (world.snapshot().context as { draft: string }).draft;
  send({ type: 'note.show', sku: '100001' });
  for (const question of world.open()) await world.answer(question, '');
  send({ type: 'note.write' });
  send({ type: 'draft.change', draft: 'x'.repeat(longestNote + 1) });
  send({ type: 'note.save' });
  expect([world.snapshot().value, world.open(), draft().length]).toEqual(['writing', [], longestNote + 1]);
  send({ type: 'draft.change', draft: 'x'.repeat(longestNote) });
  send({ type: 'note.save' });
  expect([world.snapshot().value, world.open().map(({ name }) => name)]).toEqual(['saving', ['keepNote']]);
  world.stop();
});
