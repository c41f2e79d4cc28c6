import { expect, it } from 'vitest';
import { walkGuards } from './guards.walk.ts';

it.each([1, 2])('20,000 random contexts come to rest, each on a page that may be shown (seed %i)', (seed) => {
  const { hash } = walkGuards({ events: 10_000, seed });
  expect(walkGuards({ events: 1_000, seed }).hash).not.toBe(hash);
});
