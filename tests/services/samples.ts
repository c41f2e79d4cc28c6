import { fulfilmentWire } from './fulfilment/fulfilment.sample.ts';
import type { ListingWire, ProductDetailWire, ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { SettingsWire } from '#services/settings/settings.contract.ts';
import type { ServerContextWire } from '#services/session/session.contract.ts';

/** Wire answers as a store would send them. */
export const productWire: ProductWire = {
  sku: '100042',
  name: 'Kōwhai blue milk',
  brand: 'Kōwhai',
  size: '2 L',
  slug: 'kowhai-blue-milk-2-l',
  type: 'Product',
  unit: 'Each',
  images: { big: '/assets/packs/100042-a1.svg' },
  price: { originalPrice: 4.79, salePrice: 4.19, savePrice: 0.6 },
  unitPrice: { unitPriceTenths: 2095, measure: '1 L' },
  quantity: { value: 0, min: 1, max: 50, increment: 1 },
  departments: ['Fridge'],
  department: 'Fridge',
  hasShopperNotes: false,
  subsAllowed: true,
  availabilityStatus: 'In Stock',
  restriction: 'None',
  isSustainable: false,
  productTag: { tagType: 'Special', multiBuy: { link: '/shop/productgroup?groupId=m1', quantity: 2, value: 8 } },
};

export const product = {
  ...productWire,
  price: {
    originalPriceCents: 479,
    salePriceCents: 419,
    savePriceCents: 60,
    discountPercent: 0,
    totalCents: null,
    memberPriceCents: null,
  },
  productTag: { tagType: 'Special', multiBuy: { link: '/shop/productgroup?groupId=m1', quantity: 2, valueCents: 800 } },
};

const breadcrumb = { department: { name: 'Fridge', slug: 'fridge' }, aisle: null, shelf: null };

export const listingWire: ListingWire = {
  title: 'Fridge',
  products: { items: [productWire], totalItems: 1 },
  facets: [{ key: 'brand', name: 'Brand', isBooleanValue: false, values: [] }],
  dasFacets: [{ key: '7', value: 'Milk', name: 'Milk', slug: 'milk', group: 'Aisle', productCount: 1 }],
  selectedFilters: [],
  siblings: [],
  breadcrumb,
  page: 1,
  size: 24,
  sort: 'Relevance',
  inStockProductsOnly: true,
  boostOfferTag: null,
  correctedSearch: null,
};

export const detailWire: ProductDetailWire = {
  product: productWire,
  description: 'Milk.',
  ingredients: 'Milk',
  allergens: ['Milk'],
  mayContain: [],
  dietary: [],
  nutrition: null,
  storage: null,
  origin: 'New Zealand',
  breadcrumb,
  alcoholPercent: null,
  offers: [],
  pieceGrams: null,
  store: { storeId: 1, name: 'Kete Ōtautahi' },
};

export const departmentsWire = {
  departments: [
    {
      id: 1,
      name: 'Fridge',
      slug: 'fridge',
      productCount: 1,
      image: '/assets/departments/fridge.svg',
      isRestricted: false,
      aisles: [{ id: 7, name: 'Milk', slug: 'milk', productCount: 1, shelves: [] }],
    },
  ],
};

export const contextWire: ServerContextWire = {
  context: {
    shopper: {
      isLoggedIn: false,
      isShopper: false,
      isPriorityShopper: false,
      hasOnecard: false,
      isChangingOrder: false,
      changingOrderId: null,
      changingOrderNumber: null,
      hasActiveDeliverySubscription: false,
      isWPayDeliverySubscription: false,
      firstName: null,
      orderCount: 0,
      shopperScvId: null,
      shopperIdHash: null,
      sessionGroups: [],
      oneCardBalance: { onecardPointsBalance: 0 },
      updatedFromServer: true,
    },
    fulfilment: {
      ...fulfilmentWire,
      reservation: { reservationId: 'r1', cutOffTime: '2026-11-21T14:00:00.000+13:00', heldUntilMs: null },
    },
    flags: {
      trolleyNeedsReview: false,
      liquorCannotBeDelivered: false,
      isExpressDelivery: false,
      isFlexibleDelivery: false,
      isELockerPickupSlot: false,
      expressItemQuantityExceededWhenItemIsAdded: false,
    },
    serverNow: '2026-11-21T00:00:00.000Z',
  },
};

export const settingsWire: SettingsWire = { endpoints: {}, buildNumber: 'build-8', extra: { kept: true } };
