import { canBeBought } from './entry.ts';
import type { IndexData } from './index-data.ts';
import { listOf } from './postings.ts';

/** As many products of an aisle at most stand beside what is in the trolley from there. */
const mostOfAnAisle = 3;

/**
 * What goes with some products: what is bought most of the other shelves of their aisles, one of a shelf, from aisle to
 * aisle in turn. Nothing of a shelf that they are from themselves, and nothing that is sold to adults alone.
 */
export function createGoesWith({ head, columns }: IndexData) {
  const { places } = head;
  const aisles = { from: columns.aisleFrom, docs: columns.aisleDocs };
  const isRestricted = places.departments.map((department) => department.isRestricted);

  const beside = (aisle: number, without: ReadonlySet<number>, storePosition: number): readonly number[] => {
    const taken = new Set<number>();
    const found: number[] = [];
    for (const doc of listOf(aisles, aisle)) {
      const shelf = columns.shelf[doc] ?? 0;
      const isHere = canBeBought(columns.stock[storePosition * head.products + doc] ?? 3);
      if (!isHere || without.has(shelf) || taken.has(shelf) || isRestricted[columns.department[doc] ?? -1]) continue;
      taken.add(shelf);
      found.push(doc);
      if (found.length === mostOfAnAisle) break;
    }
    return found;
  };

  return (docs: readonly number[], storePosition: number, most: number): readonly number[] => {
    const own = new Set(docs.map((doc) => columns.shelf[doc] ?? 0));
    const lists = [...new Set(docs.map((doc) => columns.aisle[doc] ?? 0))].map((aisle) =>
      beside(aisle, own, storePosition),
    );
    return Array.from({ length: mostOfAnAisle }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
      .flat()
      .slice(0, most);
  };
}
