import { offerKinds } from '../entry.ts';
import type { IndexData } from '../index-data.ts';
import { priceBands } from '../price-bands.ts';
import type { Selection } from './selection.ts';

/** For each value: how many products have it at all in this listing, and how many if it were chosen beside the rest. */
export type Counts = { readonly here: Uint32Array; readonly left: Uint32Array };
export type Tally = {
  /** Positions in the list of candidates of those that pass everything. */
  readonly passed: Uint32Array;
  readonly brands: Counts;
  readonly offers: Counts;
  readonly prices: Counts;
  readonly dietary: Counts;
  readonly departments: Counts;
  readonly aisles: Counts;
  readonly shelves: Counts;
};

const counts = (values: number): Counts => ({ here: new Uint32Array(values), left: new Uint32Array(values) });
const add = (array: Uint32Array, at: number): void => void (array[at] = (array[at] as number) + 1);
const addBits = (array: Uint32Array, bits: number): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(array, 31 - Math.clz32(rest & -rest));
};

/**
 * Counts the values of every facet in one pass. A product that fails only one "any" facet still counts in that facet,
 * because choosing another of its values would let the product in.
 */
export function tally(
  index: IndexData,
  candidates: Uint32Array,
  selection: Selection,
  storePosition: number | null,
): Tally {
  const { head, columns } = index;
  const { brand, offers, priceBand, dietary, department, aisle, shelf, stock } = columns;
  const stockAt = storePosition === null ? -1 : storePosition * head.products;
  const found: Tally = {
    passed: new Uint32Array(candidates.length),
    brands: counts(head.brands.length),
    offers: counts(offerKinds.length),
    prices: counts(priceBands.length),
    dietary: counts(head.dietary.length),
    departments: counts(head.places.departments.length),
    aisles: counts(head.places.aisles.length),
    shelves: counts(head.places.shelves.length),
  };
  let passed = 0;
  for (let position = 0; position < candidates.length; position++) {
    const doc = candidates[position] as number;
    if (stockAt >= 0 && (stock[stockAt + doc] as number) > 1) continue;
    const itsBrand = brand[doc] as number;
    const itsOffers = offers[doc] as number;
    const itsPrice = priceBand[doc] as number;
    const itsDietary = dietary[doc] as number;
    const itsDepartment = department[doc] as number;
    const itsAisle = aisle[doc] as number;
    const itsShelf = shelf[doc] as number;
    add(found.brands.here, itsBrand);
    addBits(found.offers.here, itsOffers);
    if (itsPrice < 32) add(found.prices.here, itsPrice);
    addBits(found.dietary.here, itsDietary);
    add(found.departments.here, itsDepartment);
    add(found.aisles.here, itsAisle);
    add(found.shelves.here, itsShelf);
    if ((itsDietary & selection.dietary) !== selection.dietary) continue;

    const isBrand = selection.brands === null || selection.brands[itsBrand] === 1;
    const isOffer = selection.offers === 0 || (itsOffers & selection.offers) !== 0;
    const isPrice = selection.prices === 0 || (itsPrice < 32 && (selection.prices & (1 << itsPrice)) !== 0);
    const fails = (isBrand ? 0 : 1) + (isOffer ? 0 : 1) + (isPrice ? 0 : 1);
    if (fails > 1) continue;
    const inDepartment = selection.departments === null || selection.departments[itsDepartment] === 1;
    const inAisle = selection.aisles === null || selection.aisles[itsAisle] === 1;
    const inShelf = selection.shelves === null || selection.shelves[itsShelf] === 1;
    if (fails === 0) {
      add(found.departments.left, itsDepartment);
      if (inDepartment) add(found.aisles.left, itsAisle);
      if (inDepartment && inAisle) add(found.shelves.left, itsShelf);
    }
    if (!inDepartment || !inAisle || !inShelf) continue;
    if (fails === 0 || !isBrand) add(found.brands.left, itsBrand);
    if (fails === 0 || !isOffer) addBits(found.offers.left, itsOffers);
    if ((fails === 0 || !isPrice) && itsPrice < 32) add(found.prices.left, itsPrice);
    if (fails === 0) {
      addBits(found.dietary.left, itsDietary);
      found.passed[passed++] = position;
    }
  }
  return { ...found, passed: found.passed.subarray(0, passed) };
}
