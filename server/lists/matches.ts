import type * as v from 'valibot';
import { listLineOf } from '#services/lists/list-line.rules.ts';
import type { ListSearch } from '#services/lists/list-search.contract.ts';
import { mostMatches } from '#services/lists/lists.words.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { ShelfOf } from '../catalogue/shelf.ts';

type Result = v.InferInput<typeof ListSearch>['results'][number];

/** What the store has for one line of a list that somebody wrote. */
export function matchesOf(term: string, view: Pick<CatalogueView, 'matching'>, shelf: ShelfOf): Result {
  const { wanted, search } = listLineOf(term);
  const { corrected, products, totalItems } = view.matching(search, shelf, mostMatches);
  return { term, wanted, search: corrected ?? search, products: [...products], totalItems };
}
