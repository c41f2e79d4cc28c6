import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { addToHomeMachine } from '#machines/add-to-home/index.ts';
import { hasSheetOpen, listingCarriage, listingMachine, totalItemsOf } from '#machines/listing/index.ts';
import {
  type Carried,
  chartOf,
  dehydrateShop,
  flagsOf,
  hrefOf,
  isOn,
  isReady,
  navigationOf,
  openChart,
  openedCharts,
  rehydrateShop,
  sessionOf,
  shellOf,
  shopReady,
} from '#machines/shop/index.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../kit/answers.ts';
import { CountingClock } from '../kit/counting-clock.ts';
import { shopOver } from '../kit/edge.ts';
import { tick } from '../kit/world.ts';

/** No timer runs on the server. */
const frozen = { setTimeout: () => 0, clearTimeout: () => {} };

function edge() {
  const asked: string[] = [];
  const answer =
    <T>(name: string, value: T) =>
    async () => {
      asked.push(name);
      return value;
    };
  const machine = shopOver({
    context: answer('context', contextAnswer({ firstName: 'Moana', isLoggedIn: true, isShopper: true }, 3)),
    experiments: answer('experiments', flagsAnswer({ MealPlanning: true })),
    settings: answer('settings', settingsAnswer()),
    shell: answer('shell', shellAnswer({ contentEditor: true })),
  });
  return { machine, asked };
}

const opened = { listing: listingCarriage };
/** Options of an actor that starts from what travelled, or afresh when nothing did. */
const from = (carried: Carried | null) => {
  const snapshot = rehydrateShop(carried, opened);
  return snapshot ? { snapshot } : {};
};
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

async function onTheServer() {
  const { machine, asked } = edge();
  const shop = createActor(machine, { input: { url: '/shop/specials' }, clock: frozen });
  shop.subscribe({ error: () => {} });
  shop.start();
  await shopReady(shop);
  return { shop, machine, asked };
}

describe('What travels from the server to the browser', () => {
  it('is everything the charts learnt: the restored shop is ready, asks nothing again and says the same', async () => {
    const { shop, machine, asked } = await onTheServer();
    const carried = overTheWire(dehydrateShop(shop));
    asked.length = 0;
    const restored = createActor(machine, { ...from(carried), input: { url: '/' } });
    restored.start();
    await tick();
    expect(asked).toEqual([]);
    expect(isReady(restored.getSnapshot())).toBe(true);
    expect(isOn(flagsOf(restored).getSnapshot(), 'MealPlanning')).toBe(true);
    expect(shellOf(restored).getSnapshot().context).toEqual(shellOf(shop).getSnapshot().context);
    expect(hrefOf(navigationOf(restored).getSnapshot())).toBe('/shop/specials');
    expect(sessionOf(restored).getSnapshot().context).toEqual({
      ...sessionOf(shop).getSnapshot().context,
      serverNowMs: null,
    });
    restored.stop();
    shop.stop();
  });

  it('lets a restored chart live on: what it is told after the journey happens', async () => {
    const { shop, machine } = await onTheServer();
    const clock = new CountingClock();
    const restored = createActor(machine, {
      ...from(overTheWire(dehydrateShop(shop))),
      input: { url: '/' },
      clock,
    });
    restored.start();
    navigationOf(restored).send({ type: 'navigation.started', generation: 1 });
    clock.increment(120);
    expect(navigationOf(restored).getSnapshot().hasTag('indicating')).toBe(true);
    restored.stop();
    expect(clock.openWaits).toBe(0);
    shop.stop();
  });

  it('brings along a chart that only this page opened, under its name', async () => {
    const { shop, machine } = await onTheServer();
    const listing = openChart(shop, 'listing', listingMachine);
    listing.send({ type: 'results.show', generation: 0, totalItems: 48 });
    listing.send({ type: 'filters.open' });
    const carried = overTheWire(dehydrateShop(shop, opened));
    expect(openedCharts(carried)).toEqual(['listing']);
    const restored = createActor(machine.provide({ actors: { listing: listingMachine } } as never), {
      ...from(carried),
      input: { url: '/' },
    });
    restored.start();
    const arrived = openChart(restored, 'listing', listingMachine);
    expect(totalItemsOf(arrived.getSnapshot())).toBe(48);
    expect(hasSheetOpen(arrived.getSnapshot())).toBe(true);
    arrived.send({ type: 'filters.close' });
    expect(hasSheetOpen(arrived.getSnapshot())).toBe(false);
    restored.stop();
    shop.stop();
  });

  it('holds no chart that is not on the list, and no part of a context that is not', async () => {
    const { shop } = await onTheServer();
    const input = { widthPx: 390, isEmbedded: false, isInstalled: false, wasShown: true, isIos: false };
    openChart(shop, 'addToHome', addToHomeMachine, input);
    const carried = dehydrateShop(shop, opened);
    expect(openedCharts(carried)).toEqual([]);
    expect(JSON.stringify(carried)).not.toContain('serverNowMs');
    expect(JSON.stringify(carried)).not.toContain('widthPx');
    shop.stop();
  });

  it('is nothing at all when a chart is in the middle of a wait, because the wait would be lost', async () => {
    const { shop } = await onTheServer();
    navigationOf(shop).send({ type: 'navigation.started', generation: 1 });
    expect(dehydrateShop(shop)).toBe(null);
    navigationOf(shop).send({ type: 'navigation.ended', generation: 1, href: '/', move: 'push' });
    expect(dehydrateShop(shop)).not.toBe(null);
    shop.stop();
  });

  it('holds a question that was still on its way, and the browser asks it again', async () => {
    const { machine, asked } = edge();
    const shop = createActor(machine, { input: { url: '/' }, clock: frozen });
    shop.subscribe({ error: () => {} });
    shop.start();
    await shopReady(shop);
    sessionOf(shop).send({ type: 'session.refresh' });
    const carried = overTheWire(dehydrateShop(shop));
    await tick();
    asked.length = 0;
    const restored = createActor(machine, { ...from(carried), input: { url: '/' } });
    restored.start();
    await tick();
    expect(asked).toEqual(['context']);
    expect(sessionOf(restored).getSnapshot().hasTag('busy')).toBe(false);
    restored.stop();
    shop.stop();
  });
});

describe('A chart opened by the part that needs it', () => {
  it('lives for the page’s life: opened again, it is the same one', async () => {
    const { shop } = await onTheServer();
    expect(chartOf(shop, 'listing')).toBe(undefined);
    const first = openChart(shop, 'listing', listingMachine);
    first.send({ type: 'filters.open' });
    expect(openChart(shop, 'listing', listingMachine)).toBe(first);
    expect(hasSheetOpen(first.getSnapshot())).toBe(true);
    shop.stop();
    expect(first.getSnapshot().status).toBe('stopped');
  });
});
