import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { FacetGroup } from '../../facets/facets.tsx';
import { filtersTexts as texts } from '../../texts/filters.texts.ts';
import type { FiltersHold } from './filters-hold.ts';
import type { ListingLinks } from './listing-links.ts';
import { PlacePath, PlacesBeside, placeHeadings } from './side-nav.tsx';

export type FilterGroupsProps = {
  readonly listing: Listing;
  readonly links: ListingLinks;
  readonly hold?: FiltersHold | undefined;
  /** The filter that the address asks to be shown whole. */
  readonly allOf?: string | undefined;
  readonly keepsPlace?: boolean;
};

const levels = ['Department', 'Aisle', 'Shelf'] as const;
/** Of the questions about products, the first few stand open; one that is in use does too. */
const openAtFirst = 3;

/** Where to go from here, then what to narrow to: what a product must be (vegan) before what it may be (of these brands). */
export function FilterGroups({ listing, links, hold, allOf, keepsPlace = false }: FilterGroupsProps) {
  const { dasFacets, products } = listing;
  const facets = [...listing.facets].sort((a, b) => Number(b.isBooleanValue) - Number(a.isBooleanValue));
  const shared = (key: string) =>
    ({
      facetKey: key,
      show: hold?.unfolded.includes(key) ? 'search' : key === allOf ? 'all' : 'first',
      allHref: links.allOf(key),
      onUnfold: hold && (() => hold.onUnfold(key)),
      keepsPlace,
    }) as const;
  const placesOf = (level: (typeof levels)[number]) =>
    dasFacets.filter(({ group }) => group === level).map(links.placeChoice);
  const below = links.below;
  return (
    <>
      {links.path ? (
        <nav aria-label={texts.categories.text}>
          <FacetGroup
            {...shared(below ?? 'Shelf')}
            heading={texts.categories.text}
            label={placeHeadings[below ?? 'Shelf']}
            above={<PlacePath path={links.path} total={products.totalItems} />}
            choices={below ? placesOf(below) : []}
          />
          <PlacesBeside links={links} breadcrumb={listing.breadcrumb} />
        </nav>
      ) : null}
      {levels.map((level) => {
        const places = level === below ? [] : placesOf(level);
        return places.length > 0 ? (
          <FacetGroup key={level} {...shared(level)} heading={placeHeadings[level]} choices={places} />
        ) : null;
      })}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.key}
          {...shared(facet.key)}
          heading={facet.name}
          choices={links.facetChoices(facet)}
          isOpen={index < openAtFirst || facet.values.some(({ selected }) => selected)}
        />
      ))}
    </>
  );
}
