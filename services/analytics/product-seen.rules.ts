import type { Product } from '../catalogue/catalogue.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';

/** Which list a product stood in, as the shop calls it; never in words that somebody typed. */
export type SeenIn = {
  readonly id: string;
  readonly name: string;
  readonly department: string | null;
  readonly aisle: string | null;
  readonly shelf: string | null;
  readonly carouselName: string | null;
};

const dollars = (cents: number) => cents / 100;
const unavailable = 'Unavailable';

/** What analytics reads of a product: it is "Unavailable" without a sale price or without a greatest quantity. */
const factsOf = (product: Product, position: number) => {
  const { sku, name, type, price, quantity, availabilityStatus, productTag } = product;
  const canBeBought = price.salePriceCents !== null && quantity.max !== null;
  return {
    sku,
    name,
    type,
    salePrice: price.salePriceCents === null ? null : dollars(price.salePriceCents),
    maxQuantity: quantity.max,
    availabilityStatus: canBeBought ? availabilityStatus : unavailable,
    position,
    tagType: productTag.tagType,
    productType: 'Product in Grid',
  };
};

/** What is sent when a product of a list came into view: the product, and its line of the list. */
export function productSeen(
  product: Product,
  index: number,
  { id, name, department, aisle, shelf, carouselName }: SeenIn,
): readonly [EventOf<'product_impression'>, EventOf<'view_item_list'>] {
  const facts = factsOf(product, index + 1);
  return [
    {
      event: 'product_impression',
      product: facts,
      productImpressionList: [{ product: facts, carouselName }],
      department,
      aisle,
      shelf,
    },
    {
      event: 'view_item_list',
      pageItemListId: id,
      pageItemListName: name,
      carouselName,
      items: [
        {
          itemId: facts.sku,
          itemName: facts.name,
          index,
          itemBrand: product.brand,
          itemCategory: product.department,
          itemListId: id,
          itemListName: carouselName ?? name,
          itemVariant: product.variety ?? null,
          price: facts.salePrice,
          discount: dollars(product.price.savePriceCents),
          promotionProductTags: [facts.tagType],
          availabilityStatus: facts.availabilityStatus,
          hasShopperNotes: product.hasShopperNotes,
          filterTypes: [],
          eachKg: product.unit,
        },
      ],
    },
  ];
}
