import * as v from 'valibot';

export const Crumb = v.object({ name: v.string(), slug: v.string() });

/** key;value;name;isBooleanValue[;group] in a URL. The name shown is always the server's. */
export const SearchFilter = v.object({
  key: v.string(),
  value: v.string(),
  name: v.string(),
  isBooleanValue: v.boolean(),
  group: v.optional(v.string()),
});
export type SearchFilter = v.InferOutput<typeof SearchFilter>;

export const Facet = v.object({
  key: v.string(),
  name: v.string(),
  isBooleanValue: v.boolean(),
  values: v.array(v.object({ value: v.string(), name: v.string(), count: v.number(), selected: v.boolean() })),
});
export type Facet = v.InferOutput<typeof Facet>;

export const DasFacet = v.object({
  key: v.string(),
  value: v.string(),
  name: v.string(),
  /** The last segment of its own page's address. */
  slug: v.string(),
  group: v.picklist(['Department', 'Aisle', 'Shelf']),
  productCount: v.number(),
});
export type DasFacet = v.InferOutput<typeof DasFacet>;

/** What would let products into a listing that has none. */
export const WaysOut = v.object({
  /** The filters that stand in the way alone, with how many products there are without each, the most first. */
  withoutEach: v.array(v.object({ filter: SearchFilter, totalItems: v.number() })),
  withoutFilters: v.number(),
  /** How many there are with what is out of stock; 0 when that is shown already. */
  withOutOfStock: v.number(),
  /** How many of those the store has, and does not bring to where this visitor has their groceries delivered. */
  withKeptOut: v.optional(v.number()),
  departments: v.array(Crumb),
});
export type WaysOut = v.InferOutput<typeof WaysOut>;
