import { isDeepStrictEqual } from 'node:util';
import { formatFilter, parseDasFilter, parseFilter } from '#services/catalogue/filter-entry.rules.ts';
import { listingQuery, validateListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { parseQuery, stringifyQuery } from '#services/navigation/query.rules.ts';
import { spoof } from './queries.ts';

const attempt = (what: () => string | null): string | null => {
  try {
    return what();
  } catch (error) {
    return `throws ${String(error)}`;
  }
};

/** What is wrong with how a page reads a query, or null: nothing throws, and what was read is read again as itself. */
export const faultOfPage = (text: string): string | null =>
  attempt(() => {
    const raw = parseQuery(text);
    const once = validateListingSearch(raw);
    if (!isDeepStrictEqual(validateListingSearch(once), once)) return 'an address is not left as it is';
    if (!isDeepStrictEqual(validateListingSearch(parseQuery(stringifyQuery(once))), once))
      return 'an address comes back as another';
    const query = listingQuery('search', raw);
    for (const [filters, parse] of [
      [query.filters, parseFilter],
      [query.dasFilter, parseDasFilter],
    ] as const) {
      if (filters.length > 30) return 'more filters than 30';
      for (const filter of filters)
        if (!isDeepStrictEqual(parse(formatFilter(filter)), filter))
          return `a filter comes back as another: ${formatFilter(filter)}`;
    }
    if ((query.search?.length ?? 0) > 200) return 'a search of more than 200 characters';
    return Object.hasOwn(Object.prototype, spoof) || ({} as Record<string, unknown>)['page'] !== undefined
      ? 'every object is changed'
      : null;
  });

const fields = new Set(
  ['target', 'department', 'aisle', 'shelf', 'search', 'page', 'size', 'sort', 'filters', 'dasFilter'].concat([
    'inStockProductsOnly',
    'discount',
    'groupId',
    'dynamicGroup',
    'query',
  ]),
);

/** What is wrong with an answer of the store to a query, or null: it is an answer, or names the field that is not right. */
export function faultOfAnswer(status: number, body: string): string | null {
  if (![200, 400, 404].includes(status)) return `answered ${status}`;
  if (body.includes(spoof) && status === 200 && !isOnlySearch(body)) return 'shows a name from the address';
  if (status !== 400) return null;
  const { fieldErrors } = JSON.parse(body) as { fieldErrors?: Record<string, string> };
  const named = Object.keys(fieldErrors ?? {});
  if (named.length === 0) return 'refuses without naming a field';
  const unknown = named.filter((name) => !fields.has(name.split('.')[0] ?? ''));
  return unknown.length > 0 ? `names ${unknown.join(', ')}` : null;
}

/** A search repeats its own words, which is right: nothing else does. */
function isOnlySearch(body: string): boolean {
  const own = new Set(['title', 'search']);
  const others = Object.entries(JSON.parse(body) as Record<string, unknown>).filter(([name]) => !own.has(name));
  return !JSON.stringify(others).includes(spoof);
}
