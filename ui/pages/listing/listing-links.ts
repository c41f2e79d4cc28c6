import type { DasFacet, Facet, Listing, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { formatFilter } from '#services/catalogue/filter-entry.rules.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import type { ChipFact } from '../../chip/chip.tsx';
import type { FacetChoice } from '../../facets/facets.tsx';
import { href } from '../../link/href.ts';

/** The addresses a listing leads to. Whatever narrows it goes back to the first page. */
export function listingLinks(path: string, search: ListingSearch, { breadcrumb }: Listing) {
  const to = (change: Readonly<Record<string, unknown>>) =>
    href.listing(path, { ...search, page: undefined, ...change });
  const filters = search.filters ?? [];
  const dasFilter = search.dasFilter ?? [];
  const sameAs = (filter: SearchFilter) => (entry: string) => {
    const [key, value] = entry.split(';');
    const [wantedKey, wantedValue] = formatFilter(filter).split(';');
    return key === wantedKey && value === wantedValue;
  };
  const without = (entries: readonly string[], filter: SearchFilter) =>
    entries.filter((entry) => !sameAs(filter)(entry));

  const facetChoices = ({ key, isBooleanValue, values }: Facet): readonly FacetChoice[] =>
    values.map(({ value, name, count, selected }) => {
      const filter = { key, value, name, isBooleanValue };
      return {
        name,
        count,
        isSelected: selected,
        href: to({ filters: selected ? without(filters, filter) : [...filters, formatFilter(filter)] }),
      };
    });

  const placeChoice = ({ key, value, name, slug, group, productCount }: DasFacet): FacetChoice => {
    const filter = { key, value, name, isBooleanValue: false, group };
    const isSelected = dasFilter.some(sameAs(filter));
    const above = [breadcrumb.department?.slug, breadcrumb.aisle?.slug].filter((one) => one !== undefined);
    const narrowed = { dasFilter: isSelected ? without(dasFilter, filter) : [...dasFilter, formatFilter(filter)] };
    const isOwnPage = path.startsWith('/shop/browse') && !isSelected && (group === 'Department' || above.length > 0);
    return {
      name,
      count: productCount,
      isSelected,
      href: isOwnPage
        ? href.listing(href.browse(...above, slug), { ...search, page: undefined, dasFilter: undefined })
        : to(narrowed),
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
    /** The rest of the address, for a form that changes one part of it. */
    kept: Object.entries(search)
      .filter(([name]) => name !== 'page' && name !== 'sort' && name !== 'size')
      .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)] as const)),
  };
}
