import * as v from 'valibot';
import {
  Listing,
  type ListingWire,
  Product,
  ProductDetail,
  type ProductDetailWire,
  type ProductWire,
} from '#services/catalogue/catalogue.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import type { FrameProps } from '#ui/frame/frame.tsx';

export const milkWire: ProductWire = {
  sku: '100042',
  name: 'Kōwhai blue milk',
  brand: 'Kōwhai',
  size: '2 L',
  slug: 'kowhai-blue-milk-2-l',
  type: 'Product',
  unit: 'Each',
  images: { big: '/assets/packs/100042-a1.svg' },
  price: { originalPrice: 4.19, salePrice: 4.19, savePrice: 0 },
  unitPrice: { unitPriceTenths: 2100, measure: '1 L' },
  quantity: { value: 0, min: 1, max: 50, increment: 1 },
  departments: ['Fridge & Deli'],
  department: 'Fridge & Deli',
  hasShopperNotes: false,
  subsAllowed: true,
  availabilityStatus: 'In Stock',
  restriction: 'None',
  isSustainable: false,
  productTag: { tagType: 'None' },
};

/** A product as the house knows it, with what the case is about. */
export const productOf = (changes: Partial<ProductWire> = {}) => v.parse(Product, { ...milkWire, ...changes });

const crumbs = {
  department: { name: 'Fridge & Deli', slug: 'fridge-and-deli' },
  aisle: { name: 'Milk & cream', slug: 'milk-and-cream' },
  shelf: null,
};

export const listingOf = (changes: Partial<ListingWire> = {}): Listing =>
  v.parse(Listing, {
    title: 'Milk & cream',
    products: { items: [milkWire, { ...milkWire, sku: '100043', name: 'Tūī cream' }], totalItems: 75 },
    facets: [
      {
        key: 'Brand',
        name: 'Brand',
        isBooleanValue: false,
        values: [
          { value: 'Kowhai', name: 'Kōwhai', count: 12, selected: false },
          { value: 'Tui', name: 'Tūī', count: 0, selected: false },
        ],
      },
    ],
    dasFacets: [{ key: 'Shelf', value: '9', name: 'Fresh milk', slug: 'fresh-milk', group: 'Shelf', productCount: 30 }],
    selectedFilters: [],
    breadcrumb: crumbs,
    page: 1,
    size: 24,
    sort: 'Relevance',
    inStockProductsOnly: true,
    boostOfferTag: null,
    correctedSearch: null,
    ...changes,
  });

export const detailOf = (changes: Partial<ProductDetailWire> = {}): ProductDetail =>
  v.parse(ProductDetail, {
    product: milkWire,
    description: 'Whole milk from the Waikato.',
    ingredients: 'Milk.',
    allergens: ['Milk'],
    mayContain: [],
    dietary: ['Vegetarian'],
    nutrition: {
      servesPerPack: 8,
      serveSize: '250 mL',
      rows: [{ name: 'Energy', perServe: '665 kJ', per100: '266 kJ' }],
    },
    storage: 'Keep below 4 °C.',
    origin: 'Made in New Zealand',
    breadcrumb: crumbs,
    alcoholPercent: null,
    offers: [],
    pieceGrams: null,
    store: { storeId: 1, name: 'Kete Ponsonby' },
    ...changes,
  });

export const frameProps: Omit<FrameProps, 'children'> = {
  shell: plainShell,
  shopper: guest,
  settings: { brand: { name: 'Kete', logo: null }, showSpecials: true, embeddedLinks: [] },
  path: '/',
  isEmbedded: false,
  theme: null,
  onTheme: () => undefined,
};
