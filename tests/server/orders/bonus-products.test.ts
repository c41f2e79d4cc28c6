import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSettingsGroup } from '#server/db/repositories/settings.ts';
import type { SignedIn } from '../api/shop.ts';
import { type ActiveShop, goods, openActiveShop, paths } from './active-shop.ts';

let shop: ActiveShop;
let who: SignedIn;
beforeAll(async () => {
  shop = await openActiveShop();
});
beforeEach(async () => {
  await shop.begin();
  await settings({ offers: [towels, seeds] });
  who = await shop.buyer({ [goods.bread]: 12 });
});
afterAll(() => shop.close());

const towels = {
  id: 'towels',
  spendFromCents: 6_000,
  products: [
    { id: 'blue-towel', name: 'Blue towel' },
    { id: 'red-towel', name: 'Red towel' },
  ],
};
const seeds = { id: 'seeds', spendFromCents: 9_000, products: [{ id: 'bean-seeds', name: 'Bean seeds' }] };
const settings = (group: unknown) => shop.db.transaction((trx) => keepSettingsGroup(trx, 'bonus', group));
const choose = (id: string, selected = true) => shop.said(who, 'PUT', paths.bonus, { id, selected });
const chosen = async () => (await shop.bonus(who)).filter(({ selected }) => selected).map(({ id }) => id);

describe('Bonus products', () => {
  it('are offered to whoever spends as much, and say which one was chosen of their offer [A3.42] [A7.055] [A7.086] [A7.O7]', async () => {
    expect(await shop.bonus(who)).toEqual([
      { id: 'blue-towel', name: 'Blue towel', selected: false, bonusProductSelected: false },
      { id: 'red-towel', name: 'Red towel', selected: false, bonusProductSelected: false },
    ]);
    const { order } = await choose('red-towel');
    expect(order.bonusProducts).toEqual([
      { id: 'blue-towel', name: 'Blue towel', selected: false, bonusProductSelected: true },
      { id: 'red-towel', name: 'Red towel', selected: true, bonusProductSelected: true },
    ]);
    await shop.put(who, { [goods.bread]: 11 });
    expect(await shop.bonus(who)).toEqual([]);
  });

  it('come one of each offer: another one stands in its place, and each can be left out again [A7.056] [A3.42]', async () => {
    await shop.put(who, { [goods.bread]: 18 });
    await choose('red-towel');
    await choose('bean-seeds');
    await choose('blue-towel');
    expect(await chosen()).toEqual(['blue-towel', 'bean-seeds']);
    await choose('red-towel', false);
    expect(await chosen()).toEqual(['blue-towel', 'bean-seeds']);
    await choose('blue-towel', false);
    expect(await chosen()).toEqual(['bean-seeds']);
  });

  it('cost nothing [A7.056]', async () => {
    const before = await shop.rows(who);
    await choose('red-towel');
    expect(await shop.rows(who)).toEqual(before);
  });

  it('go without a word when the trolley comes to less [A7.055]', async () => {
    await choose('red-towel');
    await shop.put(who, { [goods.bread]: 11 });
    const { order } = await shop.order(who);
    expect(order.bonusProducts).toEqual([]);
    expect(await shop.problems(who)).toEqual(['disclaimer']);
  });

  it('that are not offered now are refused and change nothing [A7.056]', async () => {
    await choose('red-towel');
    for (const id of ['bean-seeds', 'gold-watch'])
      expect(await shop.turnedAway(who, 'PUT', paths.bonus, { id, selected: true })).toMatchObject({
        status: 400,
        fields: { id: 'is not offered now' },
      });
    const paid = await shop.turnedAway(who, 'PUT', paths.bonus, { id: 'red-towel', selected: true, price: -5 });
    expect(paid.status).toBe(400);
    expect(await chosen()).toEqual(['red-towel']);
  });

  it('are those that the shop begins with where the settings say nothing that can be read', async () => {
    await settings({ offers: [{ id: 'X', products: 'none' }] });
    expect((await shop.bonus(who)).map(({ id }) => id)).toEqual(['seeds-silverbeet', 'seeds-swan-plant']);
  });
});
