import type { EventName, EventOf } from '#services/analytics/event-shapes.rules.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';

const product = {
  sku: '200001',
  name: 'Kūmara red',
  type: 'Product',
  salePrice: 4.5,
  maxQuantity: 50,
  availabilityStatus: 'In Stock',
  position: 1,
  tagType: 'IsSpecial',
  productType: 'Product in Grid',
  sampleCampaignId: null,
  sampleCampaignName: null,
};
const item = {
  itemId: '200001',
  itemName: 'Kūmara red',
  index: 0,
  itemBrand: 'Awa',
  itemCategory: 'Fruit & Veg',
  itemListId: 'specials',
  itemListName: 'Specials',
  itemVariant: null,
  price: 4.5,
  discount: 0,
  promotionProductTags: ['IsSpecial'],
  availabilityStatus: 'In Stock',
  hasShopperNotes: false,
  filterTypes: [],
  eachKg: 'Kg',
};
const promotionItem = {
  itemId: 'P1',
  itemName: 'Spring',
  index: 0,
  itemBrand: null,
  itemCategory: 'Home',
  itemCategory2: null,
  itemCategory3: null,
  itemListId: null,
  itemListName: null,
  itemVariant: null,
};

const media = {
  mediaId: 'ad-7',
  mediaName: 'Kūmara red',
  mediaType: 'product',
  mediaSlot: 'specials-1',
  link: '/shop/specials',
};

export const productSeen = (sku = '200001', aisle: string | null = null): EventOf<'product_impression'> => ({
  event: 'product_impression',
  product: { ...product, sku },
  productImpressionList: [{ product: { ...product, sku }, carouselName: null }],
  department: 'Fruit & Veg',
  aisle,
  shelf: null,
});
export const listSeen = (itemId = '200001', pageItemListId = 'specials'): EventOf<'view_item_list'> => ({
  event: 'view_item_list',
  pageItemListId,
  pageItemListName: 'Specials',
  carouselName: null,
  items: [{ ...item, itemId }],
});
const banner = {
  bannerPromotionId: 'B1',
  bannerPromotionName: 'Spring',
  creativeName: 'spring-wide',
  creativeName360: null,
  creativeSlot: 'home-1',
  imagePath: '/assets/art/spring.svg',
  link: '/shop/specials',
  carouselName: 'Home',
};

/** One of each that may be counted. */
export const eachEvent = {
  product_impression: productSeen(),
  promo_impression: {
    event: 'promo_impression',
    id: 'P1',
    name: 'Spring',
    creative: 'spring',
    imagePath: '/assets/art/spring.svg',
    link: '/shop/specials',
    carouselName: 'Home',
    position: 1,
  },
  banner_impression: { event: 'banner_impression', ...banner },
  promo_tile: {
    event: 'promo_tile',
    promotionId: 'P1',
    promotionName: 'Spring',
    creativeName: 'spring',
    creativeSlot: 'tile-3',
  },
  view_item_list: listSeen(),
  media_view: { event: 'media_view', ...media },
  media_click: { event: 'media_click', ...media },
  view_promotion: { event: 'view_promotion', items: [promotionItem] },
  recipe_stamp_impression: { event: 'recipe_stamp_impression', recipe_name: 'Kūmara soup' },
  remarketing: { event: 'remarketing', pageType: 'product', productIds: ['200001'], totalValue: 4.5 },
  session_settings: {
    event: 'session_settings',
    fulfillmentMethod: 'Courier',
    fulfillmentWindow: 'Tuesday 24 November, 4 – 6 pm',
    areaId: '12',
    storeId: '9101',
  },
  notification: notificationOf('button', 'Show more'),
  valid_card: { event: 'valid_card' },
  invalid_card: { event: 'invalid_card' },
  change_order_edit: { event: 'change_order_edit', sku: '200001', quantity: 0.75, pricingUnit: 'Kg' },
  exception: { event: 'exception', description: 'card capture URL invalid' },
  login: { event: 'login' },
  logout: { event: 'logout' },
} as const satisfies { readonly [E in EventName]: EventOf<E> };
