import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ProductRow } from '../schema.ts';

/** A product as the table keeps it: what changes from day to day in columns, the rest as JSON. */
export function rowOf(product: ProductFacts): ProductRow {
  const { sku, shelfId, priceCents, saleCents, memberCents, unitPriceTenths, isWithdrawn, stockByStore, ...rest } =
    product;
  return {
    sku,
    shelf_id: shelfId,
    price_cents: priceCents,
    sale_cents: saleCents,
    member_cents: memberCents,
    unit_price_tenths: unitPriceTenths,
    is_withdrawn: isWithdrawn ? 1 : 0,
    stock: Buffer.from(stockByStore).toString('hex'),
    facts: JSON.stringify(rest),
  };
}

export function productOf(row: ProductRow): ProductFacts {
  return {
    ...(JSON.parse(row.facts) as ProductFacts),
    sku: row.sku,
    shelfId: row.shelf_id,
    priceCents: row.price_cents,
    saleCents: row.sale_cents,
    memberCents: row.member_cents,
    unitPriceTenths: row.unit_price_tenths,
    isWithdrawn: row.is_withdrawn === 1,
    stockByStore: Uint8Array.from(Buffer.from(row.stock, 'hex')),
  };
}
