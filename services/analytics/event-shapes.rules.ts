/** What reads a product for analytics: only facts of the shelf, none of the shopper. */
const product = {
  sku: 'text',
  name: 'text',
  type: 'text',
  salePrice: 'number',
  maxQuantity: 'number',
  availabilityStatus: 'text',
  position: 'number',
  tagType: 'text',
  productType: 'text',
  sampleCampaignId: 'text',
  sampleCampaignName: 'text',
} as const;

/** A place in the shop that somebody pays for or that the shop itself advertises in. */
const media = { mediaId: 'text', mediaName: 'text', mediaType: 'text', mediaSlot: 'text', link: 'path' } as const;

const promotionItem = {
  itemId: 'text',
  itemName: 'text',
  index: 'number',
  itemBrand: 'text',
  itemCategory: 'text',
  itemCategory2: 'text',
  itemCategory3: 'text',
  itemListId: 'text',
  itemListName: 'text',
  itemVariant: 'text',
} as const;

const listItem = {
  itemId: 'text',
  itemName: 'text',
  index: 'number',
  itemBrand: 'text',
  itemCategory: 'text',
  itemListId: 'text',
  itemListName: 'text',
  itemVariant: 'text',
  price: 'number',
  discount: 'number',
  promotionProductTags: 'texts',
  availabilityStatus: 'text',
  hasShopperNotes: 'flag',
  filterTypes: 'texts',
  eachKg: 'text',
} as const;

/**
 * Everything that may be counted, with every fact of it: what does not stand here never leaves the page, and the store
 * refuses it. A fact that is not known is null. `name` is cut to 32 characters, `path` has no query.
 */
export const eventShapes = {
  product_impression: {
    product,
    productImpressionList: [{ product, carouselName: 'text' }],
    department: 'text',
    aisle: 'text',
    shelf: 'text',
  },
  promo_impression: {
    id: 'text',
    name: 'text',
    creative: 'text',
    imagePath: 'path',
    link: 'path',
    carouselName: 'text',
    position: 'number',
  },
  banner_impression: {
    bannerPromotionId: 'text',
    bannerPromotionName: 'text',
    creativeName: 'text',
    creativeName360: 'text',
    creativeSlot: 'text',
    imagePath: 'path',
    link: 'path',
    carouselName: 'text',
  },
  promo_tile: { promotionId: 'text', promotionName: 'text', creativeName: 'text', creativeSlot: 'text' },
  view_item_list: { pageItemListId: 'text', pageItemListName: 'text', carouselName: 'text', items: [listItem] },
  view_promotion: { items: [promotionItem] },
  media_view: media,
  media_click: media,
  recipe_stamp_impression: { recipe_name: 'text' },
  remarketing: { pageType: 'text', productIds: 'texts', totalValue: 'number' },
  session_settings: { fulfillmentMethod: 'text', fulfillmentWindow: 'text', areaId: 'text', storeId: 'text' },
  notification: { notificationType: 'name', notificationName: 'name' },
  valid_card: {},
  invalid_card: {},
  /** In pieces or kilograms, altogether. */
  change_order_edit: { sku: 'text', quantity: 'number', pricingUnit: 'text' },
  exception: { description: 'text' },
  login: {},
  logout: {},
} as const satisfies Readonly<Record<string, Shape>>;

export type Fact = 'text' | 'name' | 'path' | 'number' | 'flag' | 'texts' | Shape | readonly [Shape];
export interface Shape {
  readonly [fact: string]: Fact;
}
export type EventName = keyof typeof eventShapes;

type Known<F> = F extends 'text' | 'name' | 'path'
  ? string
  : F extends 'number'
    ? number
    : F extends 'flag'
      ? boolean
      : F extends 'texts'
        ? readonly string[]
        : Facts<F>;
/** A list may be empty but is never missing; any other fact may be unknown. */
type Value<F> = F extends readonly [infer Each] ? readonly Facts<Each>[] : Known<F> | null;
type Facts<S> = { readonly [K in keyof S]: Value<S[K]> };

export type EventOf<E extends EventName> = { readonly event: E } & Facts<(typeof eventShapes)[E]>;
export type AnyEvent = { [E in EventName]: EventOf<E> }[EventName];

export const eventNames = Object.keys(eventShapes) as readonly EventName[];

export const mostInList = 24;
export const mostTexts = 20;
export const longestText = 100;
export const longestName = 32;
export const mostInBatch = 20;

/** Looks like an e-mail address, a telephone number or the number of a card. */
export const looksPersonal = (text: string): boolean => /\S@\S|\d(?:[ -]?\d){8}/.test(text);
