import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Product, type ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { buyingsOf } from '#services/catalogue/buyings.rules.ts';
import { isDual, priceOffersOf } from '#services/catalogue/dual-offer.rules.ts';
import { productWire } from '#tests/services/samples.ts';

const multiBuy = { link: '/shop/productgroup?groupId=7', quantity: 2, value: 7 };
const plain = { originalPrice: 4.5, salePrice: 4.5, savePrice: 0 };
const product = (changes: Partial<ProductWire>) =>
  v.parse(Product, { ...productWire, price: plain, productTag: { tagType: 'None' }, ...changes });
const both = product({
  price: { ...plain, memberPrice: 4 },
  productTag: { tagType: 'MultiBuy', multiBuy },
});

describe('Two offers of one product', () => {
  it('are told apart for one, for a whole multibuy, for what is left over, and for two of them', () => {
    expect(buyingsOf(both)).toEqual([
      { count: 1, best: 'member', ways: ways(450, 400, 450) },
      { count: 2, best: 'multibuy', ways: ways(900, 800, 700) },
      { count: 3, best: 'multibuy', ways: ways(1350, 1200, 1150) },
      { count: 4, best: 'multibuy', ways: ways(1800, 1600, 1400) },
    ]);
  });

  it('are the plainest where two cost the same', () => {
    const same = product({ price: plain, productTag: { tagType: 'MultiBuy', multiBuy: { ...multiBuy, value: 9 } } });
    expect(buyingsOf(same).map(({ best }) => best)).toEqual(['today', 'today', 'today', 'today']);
  });

  it.each([
    ['nothing', {}, []],
    ['a special', { price: { originalPrice: 5, salePrice: 4.5, savePrice: 0.5 } }, ['special']],
    ['a member price that is no lower', { price: { ...plain, memberPrice: 4.5 } }, []],
    ['both', { price: { ...plain, memberPrice: 4 }, productTag: both.productTag }, ['member', 'multibuy']],
    ['both, but it is not sold', { price: { ...plain, salePrice: null, memberPrice: 4 } }, []],
  ] as const)('are counted as they are: %s', (_, changes, offers) => {
    const wire = { ...changes, ...('productTag' in changes ? { productTag: { tagType: 'MultiBuy', multiBuy } } : {}) };
    const shown = product(wire as Partial<ProductWire>);
    expect(priceOffersOf(shown)).toEqual(offers);
    expect(isDual(shown)).toBe(offers.length > 1);
  });
});

const ways = (today: number, member: number, multibuy: number) => [
  { by: 'today', totalCents: today },
  { by: 'member', totalCents: member },
  { by: 'multibuy', totalCents: multibuy },
];
