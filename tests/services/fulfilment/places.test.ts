import { describe, expect, test } from 'vitest';
import { stores as open } from '#fixtures/stores.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { byDistance, distanceMetres } from '#services/fulfilment/distance.rules.ts';
import { closeUps, country, isWithin, outlineOf, spotOf, viewBoxOf } from '#services/fulfilment/map.rules.ts';
import { anchorOf, regionAnchorOf, regionsOf, storeIdOf, storesOf } from '#services/fulfilment/stores.rules.ts';

const stores: readonly Store[] = open.map(({ pickupKinds, ...store }) => ({
  ...store,
  openingHours: [...store.openingHours],
  pickupTypes: [...pickupKinds],
}));
const store = (suburb: string) => stores.find((one) => one.suburb === suburb) as Store;

describe('Distance', () => {
  test('is that of the globe, to the metre, and the same both ways', () => {
    const [thorndon, kilbirnie] = [store('Thorndon'), store('Kilbirnie')];
    expect(distanceMetres(thorndon, kilbirnie)).toBe(distanceMetres(kilbirnie, thorndon));
    expect(distanceMetres(thorndon, kilbirnie)).toBeGreaterThan(4_900);
    expect(distanceMetres(thorndon, kilbirnie)).toBeLessThan(5_100);
    expect(distanceMetres(thorndon, thorndon)).toBe(0);
    expect(distanceMetres({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBe(20_015_087);
  });

  test('puts the nearest first', () => {
    expect(
      byDistance(stores, store('Kilbirnie'))
        .slice(0, 3)
        .map(({ suburb }) => suburb),
    ).toEqual(['Kilbirnie', 'Thorndon', 'Petone']);
  });
});

describe('Regions', () => {
  test('go from north to south, and hold each store once', () => {
    const regions = regionsOf(stores);
    expect(regions.map(({ name }) => name).slice(0, 3)).toEqual(['Northland', 'Auckland', 'Bay of Plenty']);
    expect(regions.at(-1)?.name).toBe('Southland');
    const ids = regions.flatMap((region) => region.stores.map(({ id }) => id));
    expect([...ids].sort((a, b) => a - b)).toEqual(stores.map(({ id }) => id));
  });

  test('and stores have addresses of their own on the page', () => {
    const anchors = [
      ...regionsOf(stores).map(({ name }) => regionAnchorOf(name)),
      ...stores.map(({ id }) => anchorOf(id)),
    ];
    expect(new Set(anchors).size).toBe(anchors.length);
    expect([regionAnchorOf('Manawatū-Whanganui'), regionAnchorOf("Hawke's Bay")]).toEqual([
      'region-manawatu-whanganui',
      'region-hawkes-bay',
    ]);
    expect([storeIdOf(anchorOf(12)), storeIdOf('store-0'), storeIdOf('store-'), storeIdOf('main')]).toEqual([
      12,
      null,
      null,
      null,
    ]);
  });

  test('what was found keeps its order, and an unknown store is left out', () => {
    expect(storesOf(stores, [31, 999, 1]).map(({ id }) => id)).toEqual([31, 1]);
  });
});

describe('The map', () => {
  test('has north up and east to the right, and a degree of latitude longer than one of longitude', () => {
    const home = spotOf({ latitude: -41, longitude: 174 });
    expect(spotOf({ latitude: -40, longitude: 174 }).y - home.y).toBeCloseTo(-40);
    const east = spotOf({ latitude: -41, longitude: 175 });
    expect(east.x - home.x).toBeCloseTo(40 * Math.cos((41 * Math.PI) / 180), 1);
    expect(east.y).toBe(home.y);
  });

  test('shows every store within the country, and each only in the close-up it belongs to', () => {
    const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(country).split(' ').map(Number);
    for (const one of stores) {
      const { x, y } = spotOf(one);
      expect(x, one.name).toBeGreaterThan(left);
      expect(x, one.name).toBeLessThan(left + width);
      expect(y, one.name).toBeGreaterThan(top);
      expect(y, one.name).toBeLessThan(top + height);
    }
    const shown = closeUps.map((extent) => stores.filter((one) => isWithin(extent, one)));
    expect(shown.map((some) => some.length)).toEqual([12, 5, 3]);
    for (const [index, some] of shown.entries())
      expect(new Set(some.map(({ region }) => region)).size, closeUps[index]?.name).toBe(1);
  });

  test('closes the line round each island', () => {
    expect(
      outlineOf([
        [-34, 166, -35, 166],
        [-34, 167],
      ]),
    ).toBe('M0 0L0 40ZM30.2 0Z');
  });
});
