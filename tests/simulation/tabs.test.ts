import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flagsOf, isReady, type ShopActor, sessionOf, settingsOf, shellOf } from '#machines/shop/index.ts';
import { createClock } from '#services/clock/clock.ts';
import { allOff } from '#services/experiments/experiments.words.ts';
import { createHttp } from '#services/http/http.ts';
import { createReplay } from '#services/http/replay.ts';
import { createServices, type Services } from '#services/services.ts';
import { createShop } from '#src/shop.ts';
import { chanceOf } from '../../bin/fuzz/fuzz.ts';
import { openShop, origin, type Shop } from '../server/api/shop.ts';
import { createRoad } from './network.ts';
import { Scheduler } from './scheduler.ts';

let store: Shop;
beforeAll(async () => {
  store = await openShop();
  await import('#services/http/live.ts');
});
afterAll(() => store?.close());

type Tab = { shop: ShopActor; services: Services; wantsBeta: boolean };
const quiet = { warn: () => {}, error: () => {} };

function openTab(
  index: number,
  scheduler: Scheduler,
  chance: () => number,
  fetch: (request: Request) => Promise<Response>,
): Tab {
  const clock = createClock({ deviceNow: () => 1_795_000_000_000 + scheduler.nowMs });
  const http = createHttp({
    fetch,
    origin,
    marker: 'WebApp',
    version: 'test',
    clock,
    log: quiet,
    random: chance,
    replay: createReplay(),
    timers: scheduler,
  });
  const services = createServices({ http, clock, timers: scheduler });
  const shop = createShop({ services, isServer: false, clock: scheduler as never, url: '/' });
  shop.subscribe({ error: (error) => expect.unreachable(String(error)) });
  shop.start();
  return { shop, services, wantsBeta: index % 2 === 0 };
}

/** Eight tabs open in foul weather, each says whether it wants to be in the beta group; then the weather clears. */
async function play(seed: number) {
  const scheduler = new Scheduler();
  const chance = chanceOf(seed);
  const trace: string[] = [];
  const road = createRoad(scheduler, chance, (request) => store.fetch(request), trace);
  const settledFlags = new Map<Tab, unknown>();
  const tabs: Tab[] = [];
  const see = () => {
    for (const tab of tabs) {
      const { shopper } = sessionOf(tab.shop).getSnapshot().context;
      expect(shopper.isShopper && !shopper.isLoggedIn).toBe(false);
      const flags = flagsOf(tab.shop).getSnapshot();
      if (!flags.hasTag('settled')) expect(flags.context.featureFlags).toEqual(allOff);
      else if (settledFlags.has(tab)) expect(flags.context.featureFlags).toEqual(settledFlags.get(tab));
      else settledFlags.set(tab, flags.context.featureFlags);
    }
  };
  for (let index = 0; index < 8; index++)
    scheduler.after(index * 300, () => void tabs.push(openTab(index, scheduler, chance, road.fetchFor(index))));

  await scheduler.until(60_000, see);
  const readyInFoulWeather = tabs.filter(({ shop }) => isReady(shop.getSnapshot())).length;
  const flagsAtThree = tabs.filter(({ shop }) => flagsOf(shop).getSnapshot().hasTag('settled')).length;

  road.clear();
  for (const { shop } of tabs) {
    settingsOf(shop).send({ type: 'settings.retry' });
    shellOf(shop).send({ type: 'shell.retry' });
    sessionOf(shop).send({ type: 'session.retry' });
  }
  const choices = Promise.all(
    tabs.map(({ services, wantsBeta }) => services.experiments.choose({ betaTestStatus: wantsBeta })),
  );
  await scheduler.until(75_000, see);
  await choices;
  const answers = Promise.all(tabs.map(({ services }) => services.experiments.experiments()));
  await scheduler.until(80_000, see);
  const beta = (await answers).map(({ isInBetaTestingGroup }) => isInBetaTestingGroup);
  const states = tabs.map(({ shop }) => ({
    settings: settingsOf(shop).getSnapshot().value,
    stale: sessionOf(shop).getSnapshot().hasTag('stale'),
    ready: isReady(shop.getSnapshot()),
  }));
  for (const { shop } of tabs) shop.stop();
  return { trace, readyInFoulWeather, flagsAtThree, beta, wanted: tabs.map(({ wantsBeta }) => wantsBeta), states };
}

describe('Several tabs and one store, on a road that loses, delays and garbles', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'come to rest in a named state, and to full health when the weather clears (seed %i)',
    async (seed) => {
      const { readyInFoulWeather, flagsAtThree, beta, wanted, states, trace } = await play(seed);
      expect(trace.some((line) => line.endsWith('in vain'))).toBe(true);
      expect([readyInFoulWeather, flagsAtThree]).toEqual([8, 8]);
      for (const state of states) expect(state).toEqual({ settings: 'loaded', stale: false, ready: true });
      expect(beta).toEqual(wanted);
    },
  );

  it('happens again, step by step, from the same seed', async () => {
    expect((await play(9)).trace).toEqual((await play(9)).trace);
  });
});
