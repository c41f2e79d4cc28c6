import type { Product } from '../catalogue/catalogue.contract.ts';
import type { OnlineSample } from '../trolley/samples.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';
import { mediaOfProduct } from './media.rules.ts';

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

type Seen = Product & Partial<Pick<OnlineSample, 'onlineSample'>>;

/** Why a product stands where it was seen: somebody paid for it, it is a free sample, or the shop put it there. */
function productTypeOf({ adId, onlineSample }: Seen, { carouselName }: SeenIn): string {
  if (onlineSample) return 'Cartology_Remarketing';
  if (adId !== undefined) return 'CPP';
  return carouselName === null ? 'Product in Grid' : 'Organic';
}

/** What analytics reads of a product: it is "Unavailable" without a sale price or without a greatest quantity. */
const factsOf = (product: Seen, position: number, list: SeenIn) => {
  const { sku, name, type, price, quantity, availabilityStatus, productTag, onlineSample } = product;
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
    productType: productTypeOf(product, list),
    sampleCampaignId: onlineSample?.campaignId ?? null,
    sampleCampaignName: onlineSample?.campaignName ?? null,
  };
};

type Told = readonly [
  EventOf<'product_impression'>,
  EventOf<'view_item_list'>,
  ...EventOf<'media_view' | 'media_click'>[],
];

/** What is sent when a product of a list came into view: the product, its line of the list, and the place if it is paid for. */
export function productSeen(product: Seen, index: number, list: SeenIn): Told {
  const { id, name, department, aisle, shelf, carouselName } = list;
  const facts = factsOf(product, index + 1, list);
  const media = mediaOfProduct('media_view', product, index, list);
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
    ...(media ? [media] : []),
  ];
}
