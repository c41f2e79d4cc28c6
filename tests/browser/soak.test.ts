import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alive, growing, type Laps, saidOf } from '../../bin/soak/growth.rules.ts';
import { soak } from '../../bin/soak/session.ts';
import { type SoakedStore, soakedStore } from '../../bin/soak/soaked-store.ts';
import { openBrowser } from './chromium.ts';

/** Laps of nine pages: one to warm up and four to be compared. */
const short = { navigations: 45, seed: 1 };

describe('A session that goes on', () => {
  let store: SoakedStore;
  let browser: Browser;
  beforeAll(async () => {
    [store, browser] = await Promise.all([soakedStore(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await store?.stop();
  });

  it('leaves no listener, timer, actor, element or memory behind, in the browser or on the server', async () => {
    const { laps } = await soak({ ...short, browser, store });
    expect(growing(laps).map(saidOf)).toEqual([]);
    for (const { actors, listeners, heapBytes } of laps.browser) {
      expect(actors).toBeGreaterThan(5);
      expect(listeners).toBeGreaterThan(20);
      expect(heapBytes).toBeGreaterThan(1_000_000);
    }
    for (const { timers, listeners } of laps.server) expect(Math.min(timers, listeners)).toBeGreaterThan(0);
  }, 240_000);
});

const still: Alive = { heapBytes: 20_000_000, nodes: 1_000, listeners: 200, timers: 3, actors: 40 };
type Course = [says: string, alive: (lap: number) => Partial<Alive>];
const during = (alive: (lap: number) => Partial<Alive>): Laps => ({
  browser: Array.from({ length: 9 }, () => still),
  server: Array.from({ length: 9 }, (_, lap) => ({ ...still, ...alive(lap) })),
});
describe('What grows without end', () => {
  it.each<Course>([
    ['one actor with each lap', (lap) => ({ actors: 40 + lap })],
    ['one timer with each lap', (lap) => ({ timers: 3 + lap })],
    ['two listeners with each lap', (lap) => ({ listeners: 200 + 2 * lap })],
    ['half a megabyte with each lap', (lap) => ({ heapBytes: 20_000_000 + lap * 500_000 })],
  ])('is %s', (_, alive) => {
    expect(growing(during(alive)).map(({ side }) => side)).toEqual(['server']);
  });
  it.each<Course>([
    ['a peak', (lap) => ({ actors: lap === 4 ? 90 : 40, heapBytes: lap === 8 ? 40_000_000 : 20_000_000 })],
    ['a cache that fills and is full', (lap) => ({ heapBytes: 20_000_000 + Math.min(lap, 2) * 900_000 })],
    ['what comes and goes', (lap) => ({ timers: 3 + (lap % 4), listeners: 200 + 9 * (lap % 2) })],
  ])('is not %s', (_, alive) => {
    expect(growing(during(alive))).toEqual([]);
  });
});
