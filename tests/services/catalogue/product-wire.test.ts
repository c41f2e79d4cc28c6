import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { productSeen } from '#services/analytics/product-seen.rules.ts';
import { Product, type ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { productWire } from '#tests/services/samples.ts';

const list = { id: 'browse', name: 'browse', department: null, aisle: null, shelf: null, carouselName: null };
const read = (changes: Partial<ProductWire>) => v.parse(Product, { ...productWire, ...changes });

describe('A product of the wire', () => {
  it('says whether a shopper may leave a note for it, and those who count are told [A3.07]', () => {
    for (const hasShopperNotes of [true, false]) {
      const product = read({ hasShopperNotes });
      expect(product.hasShopperNotes).toBe(hasShopperNotes);
      const [, seen] = productSeen(product, 0, list);
      expect(seen.items[0]?.hasShopperNotes).toBe(hasShopperNotes);
    }
    const { hasShopperNotes: _, ...without } = productWire;
    expect(v.safeParse(Product, without).success).toBe(false);
  });
});
