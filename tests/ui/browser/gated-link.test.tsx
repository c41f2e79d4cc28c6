import { describe, expect, it } from 'vitest';
import { gatedActionOf } from '#src/browser/gated-link.ts';

const link = (data: Readonly<Record<string, string>>) => {
  const anchor = document.createElement('a');
  for (const [name, value] of Object.entries(data)) anchor.dataset[name] = value;
  return gatedActionOf(anchor);
};
const milk = { gate: 'addToTrolley', sku: '100001', amount: '2', unit: 'Each', source: 'Product card', name: 'Milk' };

describe('A link with data-gate', () => {
  it('says what is wanted of which product, and how much', () => {
    expect(link(milk)).toMatchObject({
      kind: 'addToTrolley',
      sku: '100001',
      amount: 2,
      pricingUnit: 'Each',
      source: 'Product card',
      name: 'Milk',
    });
    expect(link({ ...milk, restriction: 'Alcohol', byPiece: '' })).toMatchObject({
      ...{ kind: 'addToTrolley', restriction: 'Alcohol', isByPiece: true },
    });
    expect(link({ gate: 'addShopperNote', sku: '100001' })).toMatchObject({ kind: 'addShopperNote', note: '' });
    expect(link({ gate: 'saveRecipe' })).toMatchObject({ kind: 'saveRecipe' });
  });

  it.each([
    ['another kind', { gate: 'constructor' }],
    ['no amount', { ...milk, amount: '' }],
    ['another unit', { ...milk, unit: 'Tonne' }],
    ['another restriction', { ...milk, restriction: 'Rude' }],
    ['no product', { gate: 'addShopperNote' }],
  ])('that cannot be understood (%s) asks for anything else that only a shopper may do', (_, data) => {
    expect(link(data)).toEqual({ kind: 'notAuthorised' });
  });
});
