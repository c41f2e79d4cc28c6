import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { stores } from '#fixtures/stores.ts';
import { buildIndex } from '#server/catalogue/build-index.ts';
import { type CatalogueView, createView } from '#server/catalogue/catalogue.ts';
import { entryOf } from '#server/catalogue/entry-of.ts';
import { kitchenOf } from '#server/recipes/kitchen.ts';

/** Nobody has to wait for anybody here. */
export const alone = { clock: { nowMs: () => 0 }, giveWay: () => Promise.resolve() };

/** The catalogue of the fixtures in memory, as large as it is asked for. */
export async function viewOfSize(
  size: number,
  altered: (product: ProductFacts) => ProductFacts = (product) => product,
): Promise<{ readonly view: CatalogueView; readonly facts: ReadonlyMap<string, ProductFacts> }> {
  const { departments, groups, products } = generateCatalogue({ seed: 1, size });
  const all = products.map(altered);
  const names = new Map(departments.map(({ id, name }) => [id, name]));
  const index = await buildIndex({
    version: `recipes-${size}`,
    departments,
    groups,
    stores: stores.map(({ id, name, town }) => ({ id, name, town })),
    entries: all.map((one) => entryOf(one, names.get(one.departmentId) ?? '', `/assets/packs/${one.sku}.svg`)),
  });
  const facts = new Map(all.map((one) => [one.sku, one]));
  return { view: createView(index, async (sku) => facts.get(sku) ?? null), facts };
}

export const openUsualKitchen = async (size = 30_000) => {
  const { view, facts } = await viewOfSize(size);
  return { view, facts, kitchen: await kitchenOf(view, alone) };
};
