import { expect, test } from 'vitest';
import { createIds } from '#server/ids.ts';
import { realWorld } from './world.ts';

test('an id of a row says when it was made and sorts by it', () => {
  const made = [0, 1_700_000_000_000, 2 ** 48 - 1].map((nowMs) =>
    createIds({ nowMs: () => nowMs }, realWorld.random).uuid7(),
  );
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(made.toSorted()).toEqual(made);
  expect(made.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))).toEqual([
    0,
    1_700_000_000_000,
    2 ** 48 - 1,
  ]);
});

test('an id that opens something carries 256 bits of chance and nothing of time', () => {
  const bytes = (length: number) => new Uint8Array(length).fill(255);
  const ids = createIds({ nowMs: () => 0 }, { bytes });
  expect(ids.secret()).toBe(`${'_'.repeat(42)}8`);
  expect(ids.uuid4()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

test('a thousand ids of one millisecond are a thousand ids', () => {
  const ids = createIds({ nowMs: () => 5 }, realWorld.random);
  expect(new Set(Array.from({ length: 1_000 }, () => ids.uuid7())).size).toBe(1_000);
});
