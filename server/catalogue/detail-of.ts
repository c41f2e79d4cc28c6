import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Breadcrumb, ProductDetailWire, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { tagsOf } from './card-of.ts';
import type { StoreNode } from './entry.ts';

const amount = (tenths: number) => (tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1));

function nutritionOf({ nutrition, servesPerPack, sizeUnit }: ProductFacts): ProductDetailWire['nutrition'] {
  if (!nutrition) return null;
  const unit = sizeUnit === 'ml' ? 'mL' : 'g';
  return {
    servesPerPack: servesPerPack ?? 1,
    serveSize: `${nutrition.serveAmount} ${unit}`,
    rows: nutrition.rows.map((row) => ({
      name: row.name,
      perServe: `${amount(Math.round((row.per100Tenths * nutrition.serveAmount) / 100))} ${row.unit}`,
      per100: `${amount(row.per100Tenths)} ${row.unit}`,
    })),
  };
}

/** Everything a product page tells, from what is known of the product and its card in one store. */
export const detailOf = (
  facts: ProductFacts,
  product: ProductWire,
  breadcrumb: Breadcrumb,
  store: StoreNode,
): ProductDetailWire => ({
  product,
  description: facts.description,
  ingredients: facts.ingredients,
  allergens: [...facts.allergens],
  mayContain: [...facts.mayContain],
  dietary: [...facts.dietary],
  nutrition: nutritionOf(facts),
  storage: facts.storage,
  origin: facts.origin,
  breadcrumb,
  alcoholPercent: facts.alcoholPercentTenths === null ? null : facts.alcoholPercentTenths / 10,
  offers: [...tagsOf(facts)],
  pieceGrams: facts.pieceGrams,
  store: { storeId: store.id, name: store.name },
});
