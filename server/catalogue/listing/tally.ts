import { canBeBought, offerKinds } from '../entry.ts';
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
export type Teller = (candidates: Uint32Array, selection: Selection, storePosition: number | null) => Tally;

/** A product's facets side by side in four numbers, so that counting touches one place of memory for each product. */
const width = 4;
const noPrice = 255;

function packed({ head, columns }: IndexData): Uint32Array {
  const rows = new Uint32Array(head.products * width);
  for (let doc = 0; doc < head.products; doc++) {
    const at = doc * width;
    rows[at] = ((columns.brand[doc] ?? 0) << 16) | (columns.offers[doc] ?? 0);
    rows[at + 1] = ((columns.aisle[doc] ?? 0) << 16) | (columns.shelf[doc] ?? 0);
    rows[at + 2] = ((columns.department[doc] ?? 0) << 8) | (columns.priceBand[doc] ?? noPrice);
    rows[at + 3] = columns.dietary[doc] ?? 0;
  }
  return rows;
}

const add = (array: Uint32Array, at: number): void => void (array[at] = (array[at] as number) + 1);
const addBits = (array: Uint32Array, bits: number): void => {
  for (let rest = bits; rest !== 0; rest &= rest - 1) add(array, 31 - Math.clz32(rest & -rest));
};
export const choosesNothing = ({ brands, offers, prices, dietary, departments, aisles, shelves }: Selection) =>
  !brands && !departments && !aisles && !shelves && offers === 0 && prices === 0 && dietary === 0;

/**
 * Counts the values of every facet in one pass. A product that fails only one "any" facet still counts in that facet,
 * because choosing another of its values would let the product in.
 */
export function createTeller(index: IndexData): Teller {
  const { head, columns } = index;
  const { places } = head;
  const rows = packed(index);

  const start = (candidates: number, isSame: boolean): Tally => {
    const counts = (values: number): Counts => {
      const here = new Uint32Array(values);
      return { here, left: isSame ? here : new Uint32Array(values) };
    };
    return {
      passed: new Uint32Array(candidates),
      brands: counts(head.brands.length),
      offers: counts(offerKinds.length),
      prices: counts(priceBands.length),
      dietary: counts(head.dietary.length),
      departments: counts(places.departments.length),
      aisles: counts(places.aisles.length),
      shelves: counts(places.shelves.length),
    };
  };

  return (candidates, selection, storePosition) => {
    const isAll = choosesNothing(selection);
    const found = start(candidates.length, isAll);
    const stockFrom = (storePosition ?? 0) * head.products;
    const stock = storePosition === null ? null : columns.stock.subarray(stockFrom, stockFrom + head.products);
    let passed = 0;
    for (let position = 0; position < candidates.length; position++) {
      const doc = candidates[position] as number;
      if (stock !== null && !canBeBought(stock[doc] as number)) continue;
      const at = doc * width;
      const brand = (rows[at] as number) >>> 16;
      const offers = (rows[at] as number) & 0xffff;
      const aisle = (rows[at + 1] as number) >>> 16;
      const shelf = (rows[at + 1] as number) & 0xffff;
      const department = (rows[at + 2] as number) >>> 8;
      const price = (rows[at + 2] as number) & 0xff;
      const dietary = rows[at + 3] as number;
      add(found.brands.here, brand);
      addBits(found.offers.here, offers);
      if (price !== noPrice) add(found.prices.here, price);
      addBits(found.dietary.here, dietary);
      add(found.departments.here, department);
      add(found.aisles.here, aisle);
      add(found.shelves.here, shelf);
      if (isAll) {
        found.passed[passed++] = position;
        continue;
      }
      if ((dietary & selection.dietary) !== selection.dietary) continue;
      const isBrand = selection.brands === null || selection.brands[brand] === 1;
      const isOffer = selection.offers === 0 || (offers & selection.offers) !== 0;
      const isPrice = selection.prices === 0 || (price !== noPrice && (selection.prices & (1 << price)) !== 0);
      const fails = (isBrand ? 0 : 1) + (isOffer ? 0 : 1) + (isPrice ? 0 : 1);
      if (fails > 1) continue;
      const inDepartment = selection.departments === null || selection.departments[department] === 1;
      const inAisle = selection.aisles === null || selection.aisles[aisle] === 1;
      const inShelf = selection.shelves === null || selection.shelves[shelf] === 1;
      if (fails === 0) {
        add(found.departments.left, department);
        if (inDepartment) add(found.aisles.left, aisle);
        if (inDepartment && inAisle) add(found.shelves.left, shelf);
      }
      if (!inDepartment || !inAisle || !inShelf) continue;
      if (fails === 0 || !isBrand) add(found.brands.left, brand);
      if (fails === 0 || !isOffer) addBits(found.offers.left, offers);
      if ((fails === 0 || !isPrice) && price !== noPrice) add(found.prices.left, price);
      if (fails === 0) {
        addBits(found.dietary.left, dietary);
        found.passed[passed++] = position;
      }
    }
    return { ...found, passed: found.passed.subarray(0, passed) };
  };
}
