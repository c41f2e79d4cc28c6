import type * as v from 'valibot';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { listLineOf } from '#services/lists/list-line.rules.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import { mostMatches } from '#services/lists/lists.words.ts';
import { type Against, nothingAgainst } from '../catalogue/against-diet.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { ShelfOf } from '../catalogue/shelf.ts';
import { isToBeHad } from '../fulfilment/held-lines.ts';

type Result = v.InferInput<typeof ListSearch>['results'][number];

/** So many of the best are looked at for what suits: further down stands what only shares a word with what was written. */
const lookedAt = 2 * mostMatches;

/**
 * What the store has for one line of a list that somebody wrote; of the best, what they can have and suits how they eat
 * stands first.
 */
export function matchesOf(
  term: string,
  view: Pick<CatalogueView, 'matching'>,
  shelf: ShelfOf,
  against: Against = nothingAgainst,
): Result {
  const { wanted, search } = listLineOf(term);
  const isBound = against !== nothingAgainst;
  const { corrected, products, totalItems } = view.matching(search, shelf, isBound ? lookedAt : mostMatches);
  const rank = (product: ProductWire) => (isToBeHad(product) ? 0 : 2) + (against(product.sku).length === 0 ? 0 : 1);
  const inOrder = isBound ? products.toSorted((one, other) => rank(one) - rank(other)) : products;
  return { term, wanted, search: corrected ?? search, products: inOrder.slice(0, mostMatches), totalItems };
}
