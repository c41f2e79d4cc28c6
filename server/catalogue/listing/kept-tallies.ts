import type { ListingQuery } from '#services/catalogue/catalogue.contract.ts';
import type { Scope } from './scope.ts';
import type { Selection } from './selection.ts';
import { choosesNothing, type Tally, type Teller } from './tally.ts';

const mostKept = 64;

/** Keeps the counts of listings that nobody has filtered: they are asked for most, and the widest take longest to count. */
export function keepTallies(tell: Teller) {
  const kept = new Map<string, Tally>();

  return (query: ListingQuery, scope: Scope, selection: Selection, storePosition: number | null): Tally => {
    const isKept = query.target !== 'search' && query.target !== 'favourites' && choosesNothing(selection);
    if (!isKept) return tell(scope.docs, selection, storePosition);
    const { department, aisle, shelf } = scope.where;
    const { target, groupId = '', dynamicGroup = '', discount = '' } = query;
    const key = JSON.stringify([target, department, aisle, shelf, groupId, dynamicGroup, discount, storePosition]);
    const tally = kept.get(key) ?? tell(scope.docs, selection, storePosition);
    kept.delete(key);
    kept.set(key, tally);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
    return tally;
  };
}
