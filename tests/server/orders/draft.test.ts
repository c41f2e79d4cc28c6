import { expect, test } from 'vitest';
import { tryDrafts } from './drafts.ts';

const drafts = Number(process.env['ORDER_DRAFTS'] ?? 2_500);

test(`${drafts} random trolleys cost as orders what an independent reckoning says, row by row to the cent; no coupon takes off more than the goods (T-25) [A3.41] [A7.053]`, async () => {
  const { faults, discounted } = await tryDrafts(drafts, 41);
  expect(faults).toEqual([]);
  expect(discounted).toBeGreaterThan(drafts / 10);
});
