import * as v from 'valibot';
import {
  Departments,
  Listing,
  type ListingQuery,
  ProductDetail,
  ProductRows,
  Shelves,
  StockLevels,
  Suggestions,
} from '#services/catalogue/catalogue.contract.ts';
import { conflictsOf } from '#services/dietary/dietary.rules.ts';
import { type Against, againstOf } from '../catalogue/against-diet.ts';
import { rowPages } from '../catalogue/rows.ts';
import { ListingAsk, queryText, sku, slug } from './listing-query.ts';
import { type Ask, operation } from './operation.ts';
import { dietFor } from './own-diet.ts';
import { trolleySkusFor } from './own-skus.ts';
import { refusals } from './refusal.ts';
import { shelfOf } from './session.ts';

type RowWire = v.InferInput<typeof ProductRows>['rows'][number];

const tag = 'products';
const found = <T>(answer: T | null): T => {
  if (answer === null) throw refusals.notFound();
  return answer;
};
/** A row less what is against how somebody eats; none where nothing is left of it. */
const suited =
  (against: Against) =>
  (row: RowWire): readonly RowWire[] => {
    const items = row.items.filter((item) => against(item.sku).length === 0);
    return items.length === 0 ? [] : [{ ...row, items }];
  };

type ListingAsked = Ask<unknown, v.InferOutput<typeof ListingAsk>, unknown>;

async function list(ask: ListingAsked, target: ListingQuery['target']) {
  const { search = '', ...rest } = ask.query;
  const words = search.trim();
  if (target === 'search' && words === '') throw refusals.invalid({ search: 'says what to look for' });
  const query: ListingQuery = { ...rest, target, ...(words === '' ? {} : { search: words }) };
  const own = { ...(await trolleySkusFor(ask, query.sort)), diet: await dietFor(ask) };
  return found(ask.world.catalogue.view.listing(query, await shelfOf(ask), own));
}

export const productOperations = [
  operation({
    endpoint: 'products',
    tag,
    summary: 'One page of a listing: of a department, aisle or shelf, the specials, a group, the boosts.',
    query: ListingAsk,
    answer: Listing,
    handle: (ask) => list(ask, ask.query.target),
  }),
  operation({
    endpoint: 'productSearch',
    tag,
    summary: 'One page of what a search finds.',
    query: ListingAsk,
    answer: Listing,
    handle: (ask) => list(ask, 'search'),
  }),
  operation({
    endpoint: 'searchSuggestions',
    tag,
    summary: 'Words, departments and products for what has been typed so far.',
    query: v.object({ search: v.pipe(queryText, v.trim(), v.nonEmpty('says what to look for')) }),
    answer: Suggestions,
    handle: async (ask) => ask.world.catalogue.view.suggestions(ask.query.search, await shelfOf(ask)),
  }),
  operation({
    endpoint: 'departments',
    tag,
    summary: 'Every department with its aisles and shelves.',
    answer: Departments,
    handle: ({ world }) => ({ departments: [...world.catalogue.view.departments()] }),
  }),
  operation({
    endpoint: 'shelves',
    tag,
    summary: 'The shelves of one aisle.',
    query: v.object({ department: slug, aisle: slug }),
    answer: Shelves,
    handle: ({ world, query }) => found(world.catalogue.view.shelves(query)),
  }),
  operation({
    endpoint: 'stockLevels',
    tag,
    summary: 'Which stores have a product.',
    query: v.object({ sku }),
    answer: StockLevels,
    handle: ({ world, query }) => found(world.catalogue.view.stockLevels(query.sku)),
  }),
  operation({
    endpoint: 'productCarousels',
    tag,
    summary: 'The product rows of a page.',
    query: v.object({ page: v.picklist(rowPages, `is one of ${rowPages.join(', ')}`), sku: v.optional(sku) }),
    answer: ProductRows,
    handle: async (ask) => {
      const { view } = ask.world.catalogue;
      const told = found(view.rows(ask.query.page, await shelfOf(ask), ask.query.sku));
      const diet = await dietFor(ask);
      return diet ? { rows: told.rows.flatMap(suited(againstOf(view, diet))) } : told;
    },
  }),
  operation({
    endpoint: 'product',
    tag,
    summary: 'Everything a product page tells.',
    params: v.object({ sku }),
    answer: ProductDetail,
    handle: async (ask) => {
      const { view } = ask.world.catalogue;
      const detail = found(await view.product(ask.params.sku, await shelfOf(ask)));
      const diet = await dietFor(ask);
      const label = diet && view.label(ask.params.sku);
      return label ? { ...detail, againstDiet: [...conflictsOf(label, diet)] } : detail;
    },
  }),
];
