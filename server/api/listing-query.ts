import * as v from 'valibot';
import type { SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { listingTargets, pageSizes, sorts } from '#services/catalogue/catalogue.words.ts';
import { parseDasFilter, parseFilter } from '#services/catalogue/filter-entry.rules.ts';

const longestText = 200;
const mostFilters = 30;
const lastPage = 10_000;

/** Plain text from an address: one value, not too long, without half characters. */
export const queryText = v.pipe(
  v.string('is given once, as text'),
  v.maxLength(longestText, `has at most ${longestText} characters`),
  v.check((text) => text.isWellFormed(), 'is not proper text'),
);
export const slug = v.pipe(
  v.string(),
  v.maxLength(100, 'is a name in an address'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, 'is a name in an address'),
);
export const sku = v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits'));

const filters = (parse: (entry: string) => SearchFilter | null) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.array(v.string())]),
      v.transform((value) => (Array.isArray(value) ? value : [value])),
      v.maxLength(mostFilters, `are at most ${mostFilters}`),
      v.transform((entries) => entries.map(parse)),
      v.check(
        (parsed) => !parsed.includes(null),
        'are key;value;name;isBooleanValue[;group], at most 200 characters each',
      ),
      v.transform((parsed) => parsed.filter((filter) => filter !== null)),
    ),
    [],
  );

const page = v.pipe(
  v.string('is given once'),
  v.regex(/^[1-9]\d{0,4}$/, `is a whole number from 1 to ${lastPage}`),
  v.transform(Number),
  v.maxValue(lastPage, `is a whole number from 1 to ${lastPage}`),
);
const size = v.pipe(
  v.picklist(
    pageSizes.map((each) => `${each}` as const),
    `is one of ${pageSizes.join(', ')}`,
  ),
  v.transform((text) => Number(text) as (typeof pageSizes)[number]),
);

/** Whose favourites they are is said by no address. */
const targets = listingTargets.filter((target) => target !== 'favourites');

/** What a listing may be asked for in an address. Anything that is not understood is refused by name. */
export const ListingAsk = v.object({
  target: v.optional(v.picklist(targets, `is one of ${targets.join(', ')}`), 'browse'),
  department: v.exactOptional(slug),
  aisle: v.exactOptional(slug),
  shelf: v.exactOptional(slug),
  search: v.exactOptional(queryText),
  page: v.optional(page, '1'),
  size: v.optional(size, '24'),
  sort: v.exactOptional(v.picklist(sorts, `is one of ${sorts.join(', ')}`)),
  filters: filters(parseFilter),
  dasFilter: filters(parseDasFilter),
  inStockProductsOnly: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'is true or false'), 'true'),
    v.transform((text) => text === 'true'),
  ),
  discount: v.exactOptional(queryText),
  groupId: v.exactOptional(queryText),
  dynamicGroup: v.exactOptional(queryText),
  diet: v.exactOptional(v.picklist(['any'], 'is “any” or not there')),
});

/** What the favourites of a shopper may be asked for. */
export const FavouritesAsk = v.pick(ListingAsk, [
  'page',
  'size',
  'sort',
  'filters',
  'dasFilter',
  'inStockProductsOnly',
  'diet',
]);
