import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { freshnessOf, freshPlaces, isFreshnessKeptOut, isKeptOut } from '#server/fulfilment/goods.ts';
import { perishableCodes } from '#services/fulfilment/fulfilment.words.ts';

const { departments, products } = generateCatalogue({ seed: 1, size: 12_000 });
const shelves = departments.flatMap((department) =>
  department.aisles.flatMap((aisle) =>
    aisle.shelves.map(({ id, slug }) => ({ id, path: [department.slug, aisle.slug, slug] as const })),
  ),
);
const keptOutOf = (goods: (typeof perishableCodes)[number]) =>
  new Set(
    shelves.filter(({ path }) => isFreshnessKeptOut(freshnessOf(...path), goods)).map(({ path }) => path.join('/')),
  );

describe('what may be brought to an area', () => {
  it('is everything where the area sets no limits [A3.26]', () => {
    expect(keptOutOf('P').size).toBe(0);
  });

  it('is only what keeps by itself for N: nothing fresh, chilled or frozen [A3.26] [A4.03]', () => {
    const kept = keptOutOf('N');
    for (const { path } of shelves)
      if (['fish-and-seafood', 'frozen', 'meat-and-poultry', 'bakery', 'fridge-and-deli'].includes(path[0]))
        expect(kept).toContain(path.join('/'));
    for (const shelf of [
      'fruit-and-veg/vegetables/potatoes-and-kumara',
      'pet/dog-food/dog-rolls-and-fresh',
      'easter-and-celebrations/easter/hot-cross-buns',
    ])
      expect(kept).toContain(shelf);
    for (const { path } of shelves)
      if (['pantry', 'drinks', 'household', 'beer-and-wine', 'snacks-and-treats'].includes(path[0]))
        expect(kept).not.toContain(path.join('/'));
    expect(kept).not.toContain('fruit-and-veg/prepared-and-gifts/dried-fruit');
  });

  it('is all but frozen goods, fish and what is most delicate for L, and never less than for N [A3.26] [A4.04]', () => {
    const [limited, dry] = [keptOutOf('L'), keptOutOf('N')];
    for (const { path } of shelves)
      if (path[0] === 'frozen' || path[0] === 'fish-and-seafood') expect(limited).toContain(path.join('/'));
    expect(limited).toContain('fruit-and-veg/salad-and-fresh-extras/lettuce-and-leaves');
    for (const shelf of ['fridge-and-deli/milk-and-cream/fresh-milk', 'fruit-and-veg/fruit/bananas'])
      expect(limited).not.toContain(shelf);
    expect([...limited].filter((shelf) => !dry.has(shelf))).toEqual([]);
    expect(limited.size).toBeLessThan(dry.size);
  });

  it('is said of places that are in the shop', () => {
    const paths = new Set(shelves.flatMap(({ path }) => [1, 2, 3].map((parts) => path.slice(0, parts).join('/'))));
    expect(Object.keys(freshPlaces).filter((place) => !paths.has(place))).toEqual([]);
  });

  it('leaves enough to shop for in every area', () => {
    const shelfOf = new Map(shelves.map(({ id, path }) => [id, path.join('/')]));
    for (const goods of perishableCodes) {
      const kept = keptOutOf(goods);
      const left = products.filter(({ shelfId }) => !kept.has(shelfOf.get(shelfId) ?? ''));
      expect(left.length / products.length).toBeGreaterThan(0.5);
    }
  });

  it('is read off a card', () => {
    const card = (freshness?: 'fresh' | 'delicate') => ({ ...(freshness ? { freshness } : {}) });
    const told = perishableCodes.map((goods) =>
      [card(), card('fresh'), card('delicate')].map((one) => isKeptOut(one, goods)),
    );
    expect(told).toEqual([
      [false, false, false],
      [false, false, true],
      [false, true, true],
    ]);
  });
});
