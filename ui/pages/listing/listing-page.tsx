import './listing-page.css';
import type { ReactNode } from 'react';
import type { Listing, Product } from '#services/catalogue/catalogue.contract.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { Breadcrumb, crumbsOf } from '../../breadcrumb/breadcrumb.tsx';
import { Chips } from '../../chip/chip.tsx';
import { countText } from '../../facets/count-text.ts';
import { ListingTools } from '../../listing-tools/listing-tools.tsx';
import { Pagination } from '../../pagination/pagination.tsx';
import { ProductGrid } from '../../product-grid/product-grid.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import type { FiltersHold } from './filters-hold.ts';
import { ListingFilters } from './listing-filters.tsx';
import { listingLinks } from './listing-links.ts';
import { NoResults } from './no-results.tsx';

export type ListingPageProps = {
  readonly listing: Listing;
  readonly path: string;
  readonly search: ListingSearch;
  /** Other results are on their way; the last ones stay on show. */
  readonly isBusy?: boolean;
  /** The chart of the filters; without it they work as without script. */
  readonly filters?: FiltersHold;
  /** What the route calls this list to those who count what was seen. */
  readonly listName?: string | undefined;
  /** What stands in a card's sixth place; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
};

/** Named by its place in the shop, never by its title, in which the words of a search may stand. */
function seenInOf(listName: string, { department, aisle, shelf }: Listing['breadcrumb']) {
  const place = shelf ?? aisle ?? department;
  return {
    id: listName,
    name: place?.name ?? listName,
    department: department?.name ?? null,
    aisle: aisle?.name ?? null,
    shelf: shelf?.name ?? null,
    carouselName: null,
  };
}

/** Every list of products: browse, search, specials and groups. The address says all there is to say. */
export function ListingPage({ listing, path, search, isBusy = false, filters, listName, actionOf }: ListingPageProps) {
  const links = listingLinks(path, search, listing);
  const { products, selectedFilters } = listing;
  const total = products.totalItems;
  const chips = selectedFilters.map(links.chipOf);
  const crumbs = crumbsOf(listing.breadcrumb);
  const seenIn = listName === undefined ? undefined : seenInOf(listName, listing.breadcrumb);
  return (
    <main id="main" className="page" data-state={isBusy ? 'busy' : 'resting'}>
      <Breadcrumb crumbs={crumbs.length > 0 ? crumbs : [{ text: listing.title }]} />
      <div className="listing">
        <div className="listing-head">
          <h1>{listing.title}</h1>
          {listing.correctedSearch ? (
            <p className="listing-note">{`${texts.corrected.text} “${listing.correctedSearch}”.`}</p>
          ) : null}
          <p className="listing-note" data-results="" tabIndex={-1}>
            {countText(total)}
          </p>
        </div>
        <aside className="listing-side" aria-label={texts.filters.text}>
          <ListingFilters listing={listing} links={links} hold={filters} allOf={search.allOf} isBusy={isBusy} />
        </aside>
        <ListingTools
          listing={listing}
          path={path}
          kept={links.kept}
          inStockHref={links.to({ inStockProductsOnly: listing.inStockProductsOnly ? false : undefined })}
        />
        <div className="listing-results">
          <Chips chips={chips} removeAllHref={links.withoutFilters} />
          {total === 0 ? (
            <NoResults search={search.search} chips={chips} allHref={links.withoutFilters} />
          ) : (
            <ProductGrid
              products={products.items}
              label={listing.title}
              seenIn={seenIn}
              {...(actionOf ? { actionOf } : {})}
            />
          )}
          <Pagination collectionSize={total} pageSize={listing.size} currentPage={listing.page} hrefOf={links.page} />
        </div>
      </div>
    </main>
  );
}
