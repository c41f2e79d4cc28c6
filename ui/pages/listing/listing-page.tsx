import './listing-page.css';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Breadcrumb, crumbsOf } from '../../breadcrumb/breadcrumb.tsx';
import { ButtonLink } from '../../button/button.tsx';
import { Chips } from '../../chip/chip.tsx';
import { FacetGroup } from '../../facets/facets.tsx';
import { Icon } from '../../icon/icon.tsx';
import { ListingTools } from '../../listing-tools/listing-tools.tsx';
import { Pagination } from '../../pagination/pagination.tsx';
import { ProductGrid } from '../../product-grid/product-grid.tsx';
import { listingLinks } from './listing-links.ts';
import { NoResults } from './no-results.tsx';

export type ListingPageProps = {
  readonly listing: Listing;
  readonly path: string;
  readonly search: ListingSearch;
  /** What stands above the crumbs of the catalogue: the name of a page that is not a department. */
  readonly isBusy?: boolean;
};

const groups = { Department: 'Departments', Aisle: 'Aisles', Shelf: 'Shelves' } as const;

/** Every list of products: browse, search, specials and groups. The address says all there is to say. */
export function ListingPage({ listing, path, search, isBusy = false }: ListingPageProps) {
  const links = listingLinks(path, search, listing);
  const { products, facets, dasFacets, selectedFilters } = listing;
  const total = products.totalItems;
  const count = `${wholeNumber(total)} ${total === 1 ? 'product' : 'products'}`;
  const crumbs = crumbsOf(listing.breadcrumb);
  return (
    <main id="main" className="page" data-state={isBusy ? 'busy' : 'resting'}>
      <Breadcrumb crumbs={crumbs.length > 0 ? crumbs : [{ text: listing.title }]} />
      <div className="listing">
        <aside className="listing-side" aria-label="Filters">
          <details className="listing-filters">
            <summary>
              <Icon name="filter" size="small" />
              {selectedFilters.length > 0 ? `Filters (${selectedFilters.length})` : 'Filters'}
            </summary>
            <div className="listing-filters-body">
              {(['Department', 'Aisle', 'Shelf'] as const).map((group) => {
                const places = dasFacets.filter((facet) => facet.group === group);
                return places.length > 0 ? (
                  <FacetGroup key={group} heading={groups[group]} choices={places.map(links.placeChoice)} />
                ) : null;
              })}
              {facets.map((facet, index) => (
                <FacetGroup
                  key={facet.key}
                  heading={facet.name}
                  choices={links.facetChoices(facet)}
                  isOpen={index < 3}
                />
              ))}
              <div className="listing-filters-done">
                <ButtonLink href={links.to({})}>{`Show ${count}`}</ButtonLink>
              </div>
            </div>
          </details>
        </aside>
        <div>
          <div className="listing-head">
            <h1>{listing.title}</h1>
            {listing.correctedSearch ? (
              <p className="listing-corrected">{`Showing results for “${listing.correctedSearch}”.`}</p>
            ) : null}
            <p className="listing-count" data-results="" tabIndex={-1}>
              {count}
            </p>
            <ListingTools
              listing={listing}
              path={path}
              kept={links.kept}
              inStockHref={links.to({ inStockProductsOnly: listing.inStockProductsOnly ? false : undefined })}
            />
            <Chips chips={selectedFilters.map(links.chipOf)} />
          </div>
          {total === 0 ? (
            <NoResults search={search.search} chips={selectedFilters.map(links.chipOf)} allHref={path} />
          ) : (
            <ProductGrid products={products.items} label={listing.title} />
          )}
          <Pagination collectionSize={total} pageSize={listing.size} currentPage={listing.page} hrefOf={links.page} />
        </div>
      </div>
    </main>
  );
}
