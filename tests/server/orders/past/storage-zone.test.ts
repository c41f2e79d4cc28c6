import { describe, expect, test } from 'vitest';
import { departmentTables } from '#fixtures/catalogue/departments/departments.ts';
import { layOut } from '#fixtures/catalogue/tree.ts';
import { storageZone, zonePlaces } from '#server/orders/past/storage-zone.ts';
import { freshnessOf } from '#server/fulfilment/goods.ts';

const { departments } = layOut(departmentTables);
const shelves = departments.flatMap((department) =>
  department.aisles.flatMap((aisle) =>
    aisle.shelves.map((shelf) => ({ department: department.slug, aisle: aisle.slug, shelf: shelf.slug })),
  ),
);

describe('Where something is put away at home', () => {
  test('is said by places that the shop has', () => {
    const known = shelves.flatMap(({ department, aisle, shelf }) => [
      department,
      `${department}/${aisle}`,
      `${department}/${aisle}/${shelf}`,
    ]);
    expect(Object.keys(zonePlaces).filter((place) => !known.includes(place))).toEqual([]);
  });

  test.each([
    ['frozen', 'ice-cream-and-desserts', 'ice-cream-tubs', 'freezer'],
    ['fridge-and-deli', 'cheese', 'block-cheese', 'fridge'],
    ['fruit-and-veg', 'fruit', 'berries', 'fridge'],
    ['fruit-and-veg', 'fruit', 'bananas', 'pantry'],
    ['fruit-and-veg', 'vegetables', 'potatoes-and-kumara', 'pantry'],
    ['bakery', 'sliced-bread', 'fruit-bread', 'pantry'],
    ['drinks', 'water', 'still-water', 'pantry'],
  ])('is for %s, %s, %s the %s', (department, aisle, shelf, zone) => {
    expect(storageZone({ department, aisle, shelf }, 'Whatever')).toBe(zone);
  });

  test('is cool for all that does not keep on the way, but for what is put on a shelf', () => {
    const onShelves = ['bakery', 'fruit-and-veg', 'easter-and-celebrations'];
    const warm = shelves
      .filter((place) => freshnessOf(place.department, place.aisle, place.shelf) !== null)
      .filter((place) => storageZone(place, '') === 'pantry' && !onShelves.includes(place.department));
    expect(warm).toEqual([]);
  });

  test('is known by the name of its department where the shop has forgotten the product', () => {
    const names = departments.map(({ name }) => [name, storageZone(null, name)]);
    expect(Object.fromEntries(names)).toMatchObject({
      Frozen: 'freezer',
      'Fridge & Deli': 'fridge',
      'Meat & Poultry': 'fridge',
      Pantry: 'pantry',
      Bakery: 'pantry',
    });
    expect(storageZone(null, 'Something that is no department')).toBe('pantry');
  });
});
