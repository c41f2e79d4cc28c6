import './listing-page.css';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import type { Sort } from '#services/catalogue/catalogue.words.ts';
import type { ListingSearch } from '#services/catalogue/listing-query.rules.ts';
import { Breadcrumb, crumbsOf } from '../../breadcrumb/breadcrumb.tsx';
import { countText } from '../../facets/count-text.ts';
import { href } from '../../link/href.ts';
import { A } from '../../link/link.tsx';
import { ListingTools } from '../../listing-tools/listing-tools.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import { useRename } from '../../words/rename.ts';
import type { FiltersHold } from './filters-hold.ts';
import { ListingFilters } from './listing-filters.tsx';
import { listingLinks } from './listing-links.ts';
import { ListingResults, type Results } from './listing-results.tsx';

export type ListingPageProps = Results & {
  readonly listing: Listing;
  readonly path: string;
  readonly search: ListingSearch;
  /** The chart of the filters; without it they work as without script. */
  readonly filters?: FiltersHold;
  /** What the route calls this list to those who count what was seen. */
  readonly listName?: string | undefined;
  /** The orders that only this visitor is offered. */
  readonly ownSorts?: readonly Sort[];
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
export function ListingPage({ listing, path, search, filters, listName, ownSorts, ...shown }: ListingPageProps) {
  const rename = useRename();
  const links = listingLinks(path, search, listing);
  const title = rename(listing.title);
  const crumbs = crumbsOf(listing.breadcrumb).map((crumb) => ({ ...crumb, text: rename(crumb.text) }));
  const seenIn = listName === undefined ? undefined : seenInOf(listName, listing.breadcrumb);
  const { results = 'resting' } = shown;
  return (
    <main id="main" className="page" data-state={results}>
      <Breadcrumb crumbs={crumbs.length > 0 ? crumbs : [{ text: search.search ? texts.searchResults.text : title }]} />
      <div className="listing">
        <div className="listing-head">
          <h1>{title}</h1>
          {listing.correctedSearch ? (
            <p className="listing-note">{`${texts.corrected.text} “${listing.correctedSearch}”.`}</p>
          ) : null}
          <p className="listing-note" data-results="" tabIndex={-1}>
            {countText(listing.products.totalItems)}
          </p>
          {search.search ? (
            <p className="listing-note">
              <A href={href.page('/shop/editsearchlist')}>{texts.wholeList.text}</A>
            </p>
          ) : null}
        </div>
        <aside className="listing-side" aria-label={texts.filters.text}>
          <ListingFilters listing={listing} links={links} hold={filters} allOf={search.allOf} />
        </aside>
        <ListingTools
          listing={listing}
          path={path}
          kept={links.kept}
          ownSorts={ownSorts}
          inStockHref={links.to({ inStockProductsOnly: listing.inStockProductsOnly ? false : undefined })}
        />
        <ListingResults
          listing={listing}
          links={links}
          path={path}
          search={search.search}
          seenIn={seenIn}
          hereHref={href.listing(path, search)}
          {...shown}
        />
      </div>
    </main>
  );
}
