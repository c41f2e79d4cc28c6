import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import type { Catalogue, DepartmentFacts } from '#fixtures/catalogue/product-facts.ts';
import { type Judgeable, judgeable } from '#fixtures/judged/judged.ts';
import { buildIndex } from '#server/catalogue/build-index.ts';
import { createView } from '#server/catalogue/catalogue.ts';
import { entryOf } from '#server/catalogue/entry-of.ts';
import type { IndexData } from '#server/catalogue/index-data.ts';
import type { Search } from './measure.ts';

/** Every product as a judge looks at it, by its number. */
export function judgeablesOf({ departments, products }: Catalogue): ReadonlyMap<string, Judgeable> {
  const slugs = new Map<number, readonly string[]>();
  for (const department of departments)
    for (const aisle of department.aisles)
      for (const shelf of aisle.shelves) slugs.set(shelf.id, [department.slug, aisle.slug, shelf.slug]);
  return new Map(products.map((facts) => [facts.sku, judgeable(facts, slugs.get(facts.shelfId) ?? [])]));
}

const storeCount = 2;

/** A shop of a size, as a judge sees it and as the index does, without a database. */
export async function openJudgedShop(
  size: number,
): Promise<{ readonly index: IndexData; readonly products: ReadonlyMap<string, Judgeable> }> {
  const catalogue = generateCatalogue({ seed: 1, size });
  const names = new Map(catalogue.departments.map(({ id, name }: DepartmentFacts) => [id, name]));
  function* entries() {
    for (const facts of catalogue.products)
      yield entryOf(facts, names.get(facts.departmentId) ?? '', `/assets/packs/${facts.sku}.svg`);
  }
  const index = await buildIndex({
    version: 'judged',
    departments: catalogue.departments,
    groups: catalogue.groups,
    stores: Array.from({ length: storeCount }, (_, position) => ({
      id: position + 1,
      name: `Store ${position + 1}`,
      town: '',
    })),
    entries: entries(),
  });
  return { index, products: judgeablesOf(catalogue) };
}

/** Searches as the page of results does, whether or not a store has the product today. */
export function searchOf(index: IndexData): Search {
  const { listing } = createView(index, async () => null);
  return (search) => {
    const query = { target: 'search', search, page: 1, size: 24, filters: [], dasFilter: [] } as const;
    const found = listing({ ...query, inStockProductsOnly: false }, 1);
    return {
      skus: found?.products.items.map(({ sku }) => sku) ?? [],
      totalItems: found?.products.totalItems ?? 0,
    };
  };
}
