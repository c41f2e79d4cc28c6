import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { PerishableCode } from '#services/fulfilment/fulfilment.words.ts';
import { freshnessOf, isFreshnessKeptOut } from '../fulfilment/goods.ts';
import type { IndexData } from './index-data.ts';

/** What somebody shops from: a store, less of what cannot be brought to them. */
export type Shelf = {
  readonly storeId: number;
  readonly goods: PerishableCode;
  /** False where nothing at all can be brought: what the store has is still looked at. */
  readonly isServed: boolean;
};
/** A number is a store with everything it has. */
export type ShelfOf = Shelf | number;

/**
 * A status that says besides that the product is not brought there: for what its goods keep out the highest, which can
 * never be bought; where nothing is brought the status of the store with this on top, so that its shelves look as they are.
 */
const notBrought = 4;
const keptOutByGoods = 7;
const withdrawn = 3;
export const statusCodes = 8;

export const keptOutOf = (code: number): ProductWire['keptOut'] =>
  code < notBrought ? undefined : code === keptOutByGoods ? 'goods' : 'area';

const kinds = 4;
const kindOf = ({ goods, isServed }: Shelf): number => (isServed ? ['P', 'L', 'N'].indexOf(goods) : 3);

/**
 * Gives each store a shelf for every kind of area: to all that asks the index it is one more store with a stock of its
 * own, so nothing has to know. A shelf is filled when somebody first shops from it.
 */
export function createShelves(index: IndexData) {
  const { head, columns } = index;
  const { products, places, stores } = head;
  const stock = new Uint8Array(products * stores.length * kinds);
  stock.set(columns.stock);
  const positions = new Map(stores.map((store, position) => [store.id, position]));
  const filled = new Set<number>();

  const freshness = places.shelves.map((shelf) => {
    const aisle = places.aisles[shelf.parent];
    const department = places.departments[aisle?.parent ?? -1];
    return freshnessOf(department?.slug ?? '', aisle?.slug ?? '', shelf.slug);
  });

  function fill(position: number, storePosition: number, { goods, isServed }: Shelf): void {
    const isKeptOut = freshness.map((one) => isFreshnessKeptOut(one, goods));
    for (let doc = 0; doc < products; doc++) {
      const code = columns.stock[storePosition * products + doc] ?? withdrawn;
      const here = isServed ? (isKeptOut[columns.shelf[doc] ?? -1] ? keptOutByGoods : code) : code | notBrought;
      stock[position * products + doc] = code === withdrawn ? withdrawn : here;
    }
    filled.add(position);
  }

  const storeAt = (shelf: ShelfOf): number => positions.get(typeof shelf === 'number' ? shelf : shelf.storeId) ?? 0;

  return {
    index: { ...index, columns: { ...columns, stock } },
    /** How things of a shelf of the shop keep. */
    freshness,
    /** Where the store stands among the stores; one that nobody knows is the first one. */
    storeAt,
    /** Where its stock stands. */
    at(shelf: ShelfOf): number {
      const storePosition = storeAt(shelf);
      if (typeof shelf === 'number') return storePosition;
      const kind = kindOf(shelf);
      if (kind === 0) return storePosition;
      const position = kind * stores.length + storePosition;
      if (!filled.has(position)) fill(position, storePosition, shelf);
      return position;
    },
  };
}
