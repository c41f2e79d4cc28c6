/** The catalogue's fixed words: what a first page needs of the contract without its schemas. */

export const units = ['Each', 'Kg'] as const;
export const availabilityStatuses = ['In Stock', 'Low Stock', 'Out of Stock', 'Unavailable'] as const;
export const restrictions = ['None', 'Alcohol', 'Tobacco', 'Knife', 'Medicine'] as const;
/** How what does not keep by itself stands a drive; `delicate` does not survive a long one. */
export const freshnesses = ['fresh', 'delicate'] as const;
export type Freshness = (typeof freshnesses)[number];
/** Why a product cannot be brought to somebody: it is not taken to their area, or nothing is. */
export const keptOutReasons = ['goods', 'area'] as const;
export type KeptOutReason = (typeof keptOutReasons)[number];
export const tagTypes = [
  'None',
  'Special',
  'MultiBuy',
  'MemberPrice',
  'BoostOffer',
  'BonusPoints',
  'TargetedOffer',
  'New',
] as const;
/** How a product can be bought, the plainest way first. */
export const waysToBuy = ['plain', 'member', 'multibuy'] as const;

export const sorts = [
  'name',
  'PriceAsc',
  'PriceDesc',
  'CUPAsc',
  'CUPDesc',
  'Recency',
  'Relevance',
  'Special',
  'AvailableDate',
  'InTrolley',
  'Aisle',
] as const;
export type Sort = (typeof sorts)[number];
export const pageSizes = [24, 48, 120] as const;
export type PageSize = (typeof pageSizes)[number];

export const listingTargets = [
  'browse',
  'search',
  'specials',
  'group',
  'dynamic-group',
  'boosts',
  /** Of whoever asks: which products those are is known to the store alone. */
  'favourites',
] as const;
export type ListingTarget = (typeof listingTargets)[number];
