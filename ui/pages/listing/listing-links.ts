import type { DasFacet, Facet, Listing, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { formatFilter } from '#services/catalogue/filter-entry.rules.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import type { ChipFact } from '../../chip/chip.tsx';
import type { FacetChoice } from '../../facets/facets.tsx';
import { href } from '../../link/href.ts';

/** The level below a place: what its own page is divided into. */
const levelBelow = ({ department, aisle, shelf }: Listing['breadcrumb']): DasFacet['group'] | null =>
  shelf ? null : aisle ? 'Shelf' : department ? 'Aisle' : 'Department';

/** The addresses a listing leads to. Whatever narrows it goes back to the first page. */
export function listingLinks(path: string, search: ListingSearch, { breadcrumb, siblings }: Listing) {
  const to = (change: Readonly<Record<string, unknown>>) =>
    href.listing(path, { ...search, page: undefined, ...change });
  const filters = search.filters ?? [];
  const dasFilter = search.dasFilter ?? [];
  const sameAs = (filter: SearchFilter) => {
    const [wantedKey, wantedValue] = formatFilter(filter).split(';');
    return (entry: string) => {
      const [key, value] = entry.split(';');
      return key === wantedKey && value === wantedValue;
    };
  };
  const without = (entries: readonly string[], filter: SearchFilter) => {
    const isSame = sameAs(filter);
    return entries.filter((entry) => !isSame(entry));
  };
  const isBrowsing = path.startsWith('/shop/browse');
  const below = levelBelow(breadcrumb);
  const trail = [breadcrumb.department, breadcrumb.aisle, breadcrumb.shelf].filter((one) => one !== null);
  /** The page of a place in the shop, narrowed as this one is. */
  const place = (...slugs: readonly string[]) =>
    href.listing(href.browse(...slugs), { ...search, page: undefined, dasFilter: undefined, allOf: undefined });

  // An address is written when it is shown: of sixty brands most are not.
  const facetChoices = ({ key, isBooleanValue, values }: Facet): readonly FacetChoice[] =>
    values.map(({ value, name, count, selected }) => ({
      name,
      count,
      isSelected: selected,
      get href() {
        const filter = { key, value, name, isBooleanValue };
        return to({ filters: selected ? without(filters, filter) : [...filters, formatFilter(filter)] });
      },
    }));

  const placeChoice = ({ key, value, name, slug, group, productCount }: DasFacet): FacetChoice => {
    const filter = { key, value, name, isBooleanValue: false, group };
    const isSelected = dasFilter.some(sameAs(filter));
    const isPage = isBrowsing && !isSelected && group === below;
    return {
      name,
      count: productCount,
      isSelected,
      isPage,
      get href() {
        if (isPage) return place(...trail.map((one) => one.slug), slug);
        return to({ dasFilter: isSelected ? without(dasFilter, filter) : [...dasFilter, formatFilter(filter)] });
      },
    };
  };

  const chipOf = (filter: SearchFilter): ChipFact => ({
    text: filter.name,
    removeHref: to(filter.group ? { dasFilter: without(dasFilter, filter) } : { filters: without(filters, filter) }),
  });

  return {
    to,
    page: (page: number) => href.listing(path, { ...search, page: page === 1 ? undefined : page }),
    facetChoices,
    placeChoice,
    chipOf,
    /** Where one is in the shop, from all departments down; null on a list that is not a place in it. */
    path: isBrowsing
      ? [null, ...trail].map((one, depth) => ({
          name: one?.name ?? null,
          href: place(...trail.slice(0, depth).map(({ slug }) => slug)),
        }))
      : null,
    /** The places beside this one. */
    beside: isBrowsing
      ? siblings.map(({ name, slug }) => ({ name, href: place(...trail.slice(0, -1).map((one) => one.slug), slug) }))
      : [],
    /** The level that the choices of a place's page are of. */
    below: isBrowsing ? below : null,
    /** The same list with nothing narrowed. */
    withoutFilters: to({ filters: undefined, dasFilter: undefined }),
    /** This page with all the choices of one filter. */
    allOf: (key: string) => href.listing(path, { ...search, allOf: key }),
    /** The rest of the address, for a form that changes one part of it. */
    kept: Object.entries(search)
      .filter(([name]) => name !== 'page' && name !== 'sort' && name !== 'size')
      .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const)),
  };
}
export type ListingLinks = ReturnType<typeof listingLinks>;
