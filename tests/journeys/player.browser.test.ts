import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { GeneratedJourney } from '../../bin/journeys/journeys.types.ts';
import { createPause } from '../../bin/playing/pause.ts';
import { playJourney } from '../../bin/playing/playing.ts';
import { showing } from '../../bin/playing/showing.ts';
import { whyNot } from '../../bin/playing/told.ts';
import { screens } from '../../bin/playing/wanted.ts';
import { journeyRig } from './rig.ts';

const rig = journeyRig();
const journey: GeneratedJourney = {
  ...{ id: 'J-player', title: 'A guest wants to sign in', who: 'A guest', goals: [], settings: {} },
  steps: [
    {
      ...{ area: 'sign-in', event: 'product.add', place: 'asked', says: 'adds a product to the trolley' },
      sees: 'The guest is told what signing in is for.',
    },
    {
      ...{ area: 'sign-in', event: 'prompt.signIn', place: 'atTheDoorWithGoods', says: 'goes on to sign in' },
      sees: 'The page of signing in is on show, and what was asked for is kept.',
    },
  ],
};

describe('A journey that is shown to somebody', () => {
  it('is told over the real shop, step by step, while the inspector beside it follows the charts', async () => {
    const said: string[] = [];
    const recordsShown: number[] = [];
    const count = async (inspector: Page) => {
      await inspector.locator('.live-count').waitFor();
      return Number(/\d+/.exec((await inspector.locator('.live-count').innerText()).replaceAll(',', ''))?.[0]);
    };
    const captions: boolean[] = [];
    const onlooker = showing({
      ...{ origin: rig.store.origin, paceMs: 0, pause: createPause(null), say: (line) => said.push(line.trim()) },
      look: async (app, inspector) => {
        recordsShown.push(await count(inspector));
        captions.push(
          await app
            .locator('kete-caption')
            .isVisible()
            .catch(() => false),
        );
      },
    });
    const outcome = await playJourney(rig, journey, {
      ...{ screen: 'desktop', viewport: screens.desktop, onlookers: [onlooker] },
    });
    expect(whyNot(outcome)).toBe(null);
    expect(said).toEqual([
      'It begins.',
      '1. A guest adds a product to the trolley.',
      'The guest is told what signing in is for.',
      '2. A guest goes on to sign in.',
      'The page of signing in is on show, and what was asked for is kept.',
    ]);
    expect(recordsShown).toHaveLength(3);
    expect(Math.min(...recordsShown)).toBeGreaterThan(0);
    expect(outcome.follower?.states()).toContain('session');
  });
});
