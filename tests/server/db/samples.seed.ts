import type { DepartmentFacts, ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Seed } from '#server/db/seed/seed.ts';
import { kumara } from './samples.ts';

const departments: readonly DepartmentFacts[] = [
  {
    id: 1,
    name: 'Fruit & Veg',
    slug: 'fruit-veg',
    image: '/d/1.svg',
    isRestricted: false,
    aisles: [{ id: 1, name: 'Veg', slug: 'veg', shelves: [{ id: 1, name: 'Roots', slug: 'roots' }] }],
  },
];

function* products(count: number, onEach: (position: number) => void): Generator<ProductFacts> {
  for (let i = 0; i < count; i++) {
    onEach(i);
    yield { ...kumara, sku: String(200_000 + i) };
  }
}

/** A small new store; `onEach` is told of every product as it is read. */
export const sampleSeed = (count: number, onEach: (position: number) => void = () => undefined): Seed => ({
  name: 'sample',
  catalogue: {
    departments,
    groups: [{ id: 'summer', title: 'Summer', isDynamic: true }],
    products: products(count, onEach),
  },
  tables: {
    stores: [{ id: 1, position: 0, name: 'Te Aro', facts: '{}' }],
    pickup_points: [{ id: 1_001, store_id: 1, facts: '{}' }],
    suburbs: [{ id: 1, name: 'Te Aro', folded: 'te aro', facts: '{}' }],
    addresses: [
      { id: 1, suburb_id: 1, folded: '1 kowhai street te aro', folded_road: 'kowhai street te aro', facts: '{}' },
    ],
    content_pages: [{ slug: 'about-us', facts: '{}' }],
    meta_tags: [{ path: '/', facts: '{}' }],
    flags: [{ name: 'MealPlanning', is_on: 1 }],
    settings: [
      { name: 'shell', facts: '{}' },
      { name: 'deliverySaver', facts: '{}' },
    ],
  },
});
