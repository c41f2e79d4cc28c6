import { describe, expect, it } from 'vitest';
import { walkTabs } from './tabs.walk.ts';

describe('A trolley in several tabs over one outbox', () => {
  it.each([1, 2, 3, 4])(
    'shows the last word of the store and what is wanted since, loses nothing that was written and does nothing twice (seed %i)',
    async (seed) => {
      await walkTabs({ events: 2_500, seed });
    },
  );

  it('happens again, step by step, from the same seed', async () => {
    expect((await walkTabs({ events: 500, seed: 9 })).hash).toBe((await walkTabs({ events: 500, seed: 9 })).hash);
  });
});
