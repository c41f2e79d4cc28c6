import { expect, test } from 'vitest';
import { trySequences } from './sequences.ts';

test('a thousand random sequences of what pages send come to what an independent reckoning says, to the cent', async () => {
  const { faults, changes, taken, byPiece } = await trySequences(1_000, 25);
  expect(faults).toEqual([]);
  expect(taken).toBeGreaterThan(changes / 3);
  expect(byPiece).toBeGreaterThan(changes / 50);
});
