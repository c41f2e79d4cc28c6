import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { announcerOf, backHrefOf, hrefOf, navigationOf, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { Move } from '#services/navigation/history.rules.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer } from '../machines/kit/answers.ts';
import { CountingClock } from '../machines/kit/counting-clock.ts';
import { shopOver } from '../machines/kit/edge.ts';
import { addressOf, browse } from './browse.journey.ts';
import { allArrows, toursOf } from './play.ts';

type Visitor = { readonly shop: ShopActor; readonly clock: CountingClock; generation: number };

async function enters(): Promise<Visitor> {
  const machine = shopOver({
    context: async () => contextAnswer(),
    experiments: async () => flagsAnswer(),
    settings: async () => settingsAnswer(),
    shell: async () => shellAnswer(),
  });
  const clock = new CountingClock();
  const shop = createActor(machine, { input: { url: '/' }, clock });
  shop.start();
  await shopReady(shop);
  return { shop, clock, generation: 0 };
}

const goes =
  (href: string, move: Move = 'push') =>
  async (visitor: Visitor) => {
    const generation = ++visitor.generation;
    const navigation = navigationOf(visitor.shop);
    navigation.send({ type: 'navigation.started', generation });
    visitor.clock.increment(150);
    expect(navigation.getSnapshot().hasTag('indicating')).toBe(true);
    navigation.send({ type: 'navigation.ended', generation, href, move, title: href });
    visitor.clock.increment(240);
  };

const drive = {
  'departments.open': goes('/shop/browse/departments'),
  'department.open': goes('/shop/browse/bakery'),
  'aisle.open': goes('/shop/browse/bakery/bread'),
  'shelf.open': goes('/shop/browse/bakery/bread/rolls'),
  'product.open': goes('/shop/productdetails?stockcode=123456'),
  'words.find': goes('/shop/searchproducts?search=milk'),
  'words.miss': goes('/shop/searchproducts?search=zzxqv'),
  'address.mistype': goes('/no/such/page'),
  'home.open': goes('/'),
  'page.back': async (visitor: Visitor) =>
    goes(backHrefOf(navigationOf(visitor.shop).getSnapshot()) ?? 'nowhere', -1)(visitor),
};

const see = Object.fromEntries(
  Object.entries(addressOf).map(([place, address]) => [
    place,
    async ({ shop }: Visitor) => {
      const navigation = navigationOf(shop).getSnapshot();
      expect(hrefOf(navigation), place).toMatch(address);
      expect(navigation.hasTag('indicating')).toBe(false);
    },
  ]),
);

const tours = toursOf(browse);

describe('A guest looking round, played against the charts', () => {
  it('has a sentence, a deed and a sight for everything that can happen', () => {
    const events = [...browse.machine.events].sort();
    const places = Object.keys(browse.machine.states).sort();
    for (const part of [browse.say, browse.drive, drive]) expect(Object.keys(part).sort()).toEqual(events);
    for (const part of [browse.see, see]) expect(Object.keys(part).sort()).toEqual(places);
  });

  it('takes every arrow of the journey in few tours', () => {
    const taken = new Set(tours.flatMap(({ arrows }) => arrows));
    expect([...allArrows(browse)].filter((arrow) => !taken.has(arrow))).toEqual([]);
    expect(taken.size).toBeGreaterThan(20);
  });

  it.each(tours)('$told', async (tour) => {
    const visitor = await enters();
    await tour.play(visitor, { drive, see });
    expect(announcerOf(visitor.shop).getSnapshot().context.polite.text).toBe(
      hrefOf(navigationOf(visitor.shop).getSnapshot()),
    );
    visitor.shop.stop();
  });

  it('notices a shop that loses its way back', async () => {
    const tour = tours.find(({ arrows }) => arrows.some((arrow) => arrow.includes('page.back')));
    const visitor = await enters();
    const lost = { ...drive, 'page.back': async () => {} };
    await expect(tour?.play(visitor, { drive: lost, see })).rejects.toThrow('to match');
    visitor.shop.stop();
  });
});
