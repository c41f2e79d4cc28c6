import * as v from 'valibot';
import { DietaryProfile, DietConflict } from '../dietary/dietary.contract.ts';
import { cents, id, sku } from '../wire.ts';
import {
  availabilityStatuses,
  freshnesses,
  keptOutReasons,
  type ListingTarget,
  type PageSize,
  restrictions,
  type Sort,
  sorts,
  tagTypes,
  units,
  waysToBuy,
} from './catalogue.words.ts';
import type { Department } from './departments.contract.ts';
import { Crumb, DasFacet, Facet, SearchFilter, WaysOut } from './facets.contract.ts';

export * from './catalogue.words.ts';
export * from './departments.contract.ts';
export * from './facets.contract.ts';

export const Price = v.pipe(
  v.object({
    originalPrice: cents,
    salePrice: v.nullable(cents),
    savePrice: cents,
    discount: v.optional(v.number()),
    total: v.optional(cents),
    memberPrice: v.optional(cents),
  }),
  v.transform((p) => ({
    originalPriceCents: p.originalPrice,
    /** What a shopper pays today; null when the product cannot be bought. */
    salePriceCents: p.salePrice,
    savePriceCents: p.savePrice,
    discountPercent: p.discount ?? 0,
    totalCents: p.total ?? null,
    memberPriceCents: p.memberPrice ?? null,
  })),
);

/** The price of a legal measure ("100 g", "1 L"), in cents with one decimal place kept as tenths. */
export const UnitPrice = v.object({ unitPriceTenths: v.pipe(v.number(), v.integer()), measure: v.string() });
export type UnitPrice = v.InferOutput<typeof UnitPrice>;

export const ProductTag = v.object({
  tagType: v.picklist(tagTypes),
  description: v.optional(v.string()),
  campaignId: v.optional(v.string()),
  multiBuy: v.optional(
    v.pipe(
      v.object({ link: v.string(), quantity: v.pipe(v.number(), v.integer()), value: cents }),
      v.transform((m) => ({ link: m.link, quantity: m.quantity, valueCents: m.value })),
    ),
  ),
  targetedOffer: v.optional(v.object({ offerValue: v.number() })),
  bonusPoints: v.optional(v.object({ quantity: v.pipe(v.number(), v.integer()) })),
  boostOffer: v.optional(v.object({ rewardValue: v.number() })),
});
export type ProductTag = v.InferOutput<typeof ProductTag>;

/** What a card shows. */
export const Product = v.object({
  sku,
  name: v.string(),
  brand: v.string(),
  variety: v.optional(v.string()),
  /** "2 L", "approx. 100 g each" */
  size: v.string(),
  slug: v.string(),
  type: v.literal('Product'),
  unit: v.picklist(units),
  /** About what one piece weighs of what is sold by weight and may be bought by the piece too. */
  pieceGrams: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  adId: v.optional(v.string()),
  images: v.object({ big: v.string() }),
  price: Price,
  unitPrice: v.nullable(UnitPrice),
  quantity: v.object({
    value: v.number(),
    min: v.number(),
    max: v.nullable(v.number()),
    increment: v.number(),
    quantityInOrder: v.optional(v.number()),
  }),
  departments: v.array(v.string()),
  department: v.string(),
  hasShopperNotes: v.boolean(),
  subsAllowed: v.boolean(),
  /** A store that does not say is one that has it. */
  availabilityStatus: v.optional(v.picklist(availabilityStatuses), 'In Stock'),
  /** Why it cannot be delivered to where this visitor has their groceries brought; absent where it can. */
  keptOut: v.optional(v.picklist(keptOutReasons)),
  /** Absent for what keeps by itself. */
  freshness: v.optional(v.picklist(freshnesses)),
  restriction: v.picklist(restrictions),
  isSustainable: v.boolean(),
  productTag: ProductTag,
  /** The boost on it when its tag speaks of something else. */
  boostOffer: v.optional(v.object({ rewardValue: v.number() })),
  /** In a listing: of what compares with it there, nothing costs less a measure than this does, bought this way. */
  bestUnitPrice: v.optional(v.picklist(waysToBuy)),
});
export type Product = v.InferOutput<typeof Product>;
export type ProductWire = v.InferInput<typeof Product>;

export const Nutrient = v.object({ name: v.string(), perServe: v.string(), per100: v.string() });
export const ProductDetail = v.object({
  product: Product,
  description: v.string(),
  ingredients: v.nullable(v.string()),
  allergens: v.array(v.string()),
  mayContain: v.array(v.string()),
  dietary: v.array(v.string()),
  /** For a shopper who told how they eat: everything of the label that speaks against it. */
  againstDiet: v.optional(v.array(DietConflict)),
  nutrition: v.nullable(v.object({ servesPerPack: v.number(), serveSize: v.string(), rows: v.array(Nutrient) })),
  storage: v.nullable(v.string()),
  origin: v.string(),
  breadcrumb: v.lazy(() => Breadcrumb),
  alcoholPercent: v.nullable(v.number()),
  /** All it is offered with at once; the first is the tag of its card. */
  offers: v.array(ProductTag),
  /** About what one piece weighs of what is sold by weight. */
  pieceGrams: v.nullable(v.pipe(v.number(), v.integer())),
  /** Whose shelf and prices these are. */
  store: v.object({ storeId: id, name: v.string() }),
});
export type ProductDetail = v.InferOutput<typeof ProductDetail>;
export type ProductDetailWire = v.InferInput<typeof ProductDetail>;

export const Breadcrumb = v.object({
  department: v.nullable(Crumb),
  aisle: v.nullable(Crumb),
  shelf: v.nullable(Crumb),
});
export type Breadcrumb = v.InferOutput<typeof Breadcrumb>;

export const Listing = v.object({
  title: v.string(),
  products: v.object({ items: v.array(Product), totalItems: v.number() }),
  facets: v.array(Facet),
  dasFacets: v.array(DasFacet),
  selectedFilters: v.array(SearchFilter),
  breadcrumb: Breadcrumb,
  /** The places beside the one this is a listing of. */
  siblings: v.optional(v.array(Crumb), []),
  page: v.number(),
  size: v.number(),
  sort: v.picklist(sorts),
  inStockProductsOnly: v.boolean(),
  boostOfferTag: v.nullable(v.string()),
  /** What the search understood when it is not what was typed ("kumara" for "kumera"). */
  correctedSearch: v.nullable(v.string()),
  /** How the shopper eats, whether the list is bound by it, and how many products it leaves out for that. */
  diet: v.optional(v.object({ profile: DietaryProfile, isBound: v.boolean(), hidden: v.number() })),
  /** Only where nothing was found. */
  waysOut: v.optional(WaysOut),
});
export type Listing = v.InferOutput<typeof Listing>;
export type ListingWire = v.InferInput<typeof Listing>;

/** What a listing is asked for: the URL of the page, already checked. */
export type ListingQuery = {
  readonly target: ListingTarget;
  readonly department?: string;
  readonly aisle?: string;
  readonly shelf?: string;
  readonly search?: string;
  readonly page: number;
  readonly size: PageSize;
  readonly sort?: Sort;
  readonly filters: readonly SearchFilter[];
  readonly dasFilter: readonly SearchFilter[];
  readonly inStockProductsOnly: boolean;
  readonly discount?: string;
  readonly groupId?: string;
  readonly dynamicGroup?: string;
  /** Shows also what is against how the shopper eats. */
  readonly diet?: 'any';
};

export const Suggestions = v.object({
  search: v.string(),
  terms: v.array(v.string()),
  departments: v.array(v.object({ name: v.string(), href: v.string() })),
  products: v.array(Product),
});
export type Suggestions = v.InferOutput<typeof Suggestions>;

export const StockLevels = v.object({
  sku,
  stores: v.array(
    v.object({ storeId: id, name: v.string(), town: v.string(), availabilityStatus: v.picklist(availabilityStatuses) }),
  ),
});
export type StockLevels = v.InferOutput<typeof StockLevels>;

/** Home page rows and the like: a titled list of products and where the rest of them are. */
export const ProductRow = v.object({ id: v.string(), title: v.string(), href: v.string(), items: v.array(Product) });
export type ProductRow = v.InferOutput<typeof ProductRow>;
export const ProductRows = v.object({ rows: v.array(ProductRow) });

export interface CatalogueService {
  /** One page of a listing; a slug, group or page that does not exist is refused as not found. */
  listing(query: ListingQuery, signal?: AbortSignal): Promise<Listing>;
  product(sku: string, signal?: AbortSignal): Promise<ProductDetail>;
  departments(signal?: AbortSignal): Promise<readonly Department[]>;
  suggestions(search: string, signal?: AbortSignal): Promise<Suggestions>;
  stockLevels(sku: string, signal?: AbortSignal): Promise<StockLevels>;
  /** The carousels of a page by its name ("home", "product"). */
  rows(page: string, sku?: string, signal?: AbortSignal): Promise<readonly ProductRow[]>;
}
