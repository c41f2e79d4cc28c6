import { type MouseEvent, useRef } from 'react';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { Button } from '../../button/button.tsx';
import { FacetGroup } from '../../facets/facets.tsx';
import { Icon } from '../../icon/icon.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import type { listingLinks } from './listing-links.ts';

type Props = {
  readonly listing: Listing;
  readonly links: ReturnType<typeof listingLinks>;
  /** "1,204 products" */
  readonly count: string;
};

const groups = [
  ['Department', texts.departments.text],
  ['Aisle', texts.aisles.text],
  ['Shelf', texts.shelves.text],
] as const;
const shortList = 3;

/** Where to go from here and what to narrow to: beside the results, or a sheet over them on small screens. */
export function ListingFilters({ listing, links, count }: Props) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = (event: MouseEvent) => {
    event.preventDefault();
    sheet.current?.removeAttribute('open');
    sheet.current?.querySelector('summary')?.focus();
  };
  const { facets, dasFacets, selectedFilters } = listing;
  const chosen = selectedFilters.length;
  return (
    <details className="listing-filters" ref={sheet}>
      <summary>
        <Icon name="filter" size="small" />
        {chosen > 0 ? `${texts.filters.text} (${chosen})` : texts.filters.text}
      </summary>
      <div className="listing-filters-body">
        {groups.map(([group, heading]) => {
          const places = dasFacets.filter((facet) => facet.group === group);
          return places.length > 0 ? (
            <FacetGroup key={group} heading={heading} choices={places.map(links.placeChoice)} />
          ) : null;
        })}
        {facets.map((facet, index) => (
          <FacetGroup
            key={facet.key}
            heading={facet.name}
            choices={links.facetChoices(facet)}
            isOpen={index < shortList}
          />
        ))}
        <div className="listing-filters-done" data-needs-script>
          <Button onClick={close}>{`${texts.show.text} ${count}`}</Button>
        </div>
      </div>
    </details>
  );
}
