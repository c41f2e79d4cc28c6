import { describe, expect, it } from 'vitest';
import { walkPlacing, walkPlacingTabs } from './placing.walk.ts';

describe('An order on its way to a store of which answers are lost, late, doubled or rubbish', () => {
  it.each([1, 2])(
    'is sent under one key, written down before, and never anew before somebody has answered (seed %i) [A7.O12]',
    async (seed) => {
      await walkPlacing({ events: 5_000, seed });
    },
  );

  it.each([3, 4])('is one order and one payment over all tabs of a browser (seed %i) [A7.O12]', async (seed) => {
    await walkPlacingTabs({ events: 5_000, seed });
  });

  it('happens again, step by step, from the same seed', async () => {
    const once = await walkPlacingTabs({ events: 500, seed: 9 });
    expect((await walkPlacingTabs({ events: 500, seed: 9 })).hash).toBe(once.hash);
  });
});
