import './listing-results.css';
import { lazy, type ReactNode, Suspense } from 'react';
import type { ResultsState } from '#machines/listing/index.ts';
import type { SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Listing, Product } from '#services/catalogue/catalogue.contract.ts';
import type { Banner } from '#services/shell/shell.contract.ts';
import { ButtonLink } from '../../button/button.tsx';
import { useLive } from '../../chart/use-live.ts';
import { Chips } from '../../chip/chip.tsx';
import { href } from '../../link/href.ts';
import { Pagination } from '../../pagination/pagination.tsx';
import { ProductGrid } from '../../product-grid/product-grid.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import { useRename } from '../../words/rename.ts';
import { ListingBanner } from './listing-banner.tsx';
import type { BoostsOfVisitor } from './boosts-lead.tsx';
import type { ListingLinks } from './listing-links.ts';
import { ResultsNote } from './results-note.tsx';

export type Results = {
  /** How the products on show stand to those asked for. */
  readonly results?: ResultsState;
  /** Lists grow under the reader instead of being turned by pages. */
  readonly isGrowing?: boolean;
  readonly banners?: readonly Banner[];
  /** What stands in a card's sixth place; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
  /** In the list of boosts: who looks at it, and what of it is theirs. */
  readonly boosts?: BoostsOfVisitor;
};
type Props = Results & {
  readonly listing: Listing;
  readonly links: ListingLinks;
  readonly path: string;
  readonly search: string | undefined;
  readonly seenIn: SeenIn | undefined;
  /** This page itself. */
  readonly hereHref: string;
};

const none: readonly Banner[] = [];
const ofGuest: BoostsOfVisitor = { who: 'guest' };

/** Few lists have these: the server writes them at once, a page fetches them where they stand. */
const loadLead = async () => ({ default: (await import('./boosts-lead.tsx')).BoostsLead });
const BoostsLead = import.meta.env.SSR ? (await loadLead()).default : lazy(loadLead);
const loadDiet = async () => ({ default: (await import('./diet-line.tsx')).DietLine });
const DietLine = import.meta.env.SSR ? (await loadDiet()).default : lazy(loadDiet);
const loadNone = async () => ({ default: (await import('./no-results.tsx')).NoResults });
const loadNoFavourites = async () => ({ default: (await import('./no-favourites.tsx')).NoFavourites });
const NoFavourites = import.meta.env.SSR ? (await loadNoFavourites()).default : lazy(loadNoFavourites);
const NoResults = import.meta.env.SSR ? (await loadNone()).default : lazy(loadNone);

/** Only where lists grow; until it has come, and without script, the next page is a plain link. */
const GrowingEnds = lazy(() => import('./more-results.tsx'));

/** The products of a list with what they are narrowed to, the way to more of them, and what to do where there are none. */
export function ListingResults({
  listing,
  links,
  path,
  search,
  seenIn,
  hereHref,
  results = 'resting',
  isGrowing = false,
  banners = none,
  actionOf,
  boosts = ofGuest,
}: Props) {
  const rename = useRename();
  const { products, selectedFilters, page } = listing;
  const chips = selectedFilters.map((filter) => ({ ...links.chipOf(filter), text: rename(filter.name) }));
  const isPlain = page === 1 && chips.length === 0;
  return (
    <div className="listing-results">
      <ResultsNote results={results} hereHref={hereHref} />
      {listing.diet ? (
        <Suspense>
          <DietLine diet={listing.diet} links={links} />
        </Suspense>
      ) : null}
      <Chips chips={chips} removeAllHref={links.withoutFilters} />
      {listing.boostOfferTag !== null && isPlain ? (
        <Suspense>
          <BoostsLead products={products.items} path={path} boosts={boosts} />
        </Suspense>
      ) : null}
      {seenIn && isPlain ? <ListingBanner banners={banners} path={path} listName={seenIn.id} /> : null}
      {products.totalItems === 0 && path === href.favourites() && isBare(listing) ? (
        <Suspense>
          <NoFavourites />
        </Suspense>
      ) : products.totalItems === 0 ? (
        <Suspense>
          <NoResults
            listing={listing}
            search={search}
            withoutHref={(filter) => links.chipOf(filter).removeHref}
            withoutFiltersHref={links.withoutFilters}
            outOfStockHref={links.to({ inStockProductsOnly: false })}
          />
        </Suspense>
      ) : (
        <ProductGrid
          products={products.items}
          label={rename(listing.title)}
          seenIn={seenIn}
          {...(actionOf ? { actionOf } : {})}
        />
      )}
      {isGrowing ? (
        <Growing listing={listing} results={results} hrefOf={links.page} />
      ) : (
        <Pagination
          collectionSize={products.totalItems}
          pageSize={listing.size}
          currentPage={page}
          hrefOf={links.page}
        />
      )}
    </div>
  );
}

/** Nothing narrows it, and nothing is left out: it is empty. */
const isBare = ({ selectedFilters, waysOut }: Listing): boolean =>
  selectedFilters.length === 0 && !waysOut?.withOutOfStock && !waysOut?.withKeptOut;

type Grown = {
  readonly listing: Listing;
  readonly results: ResultsState;
  readonly hrefOf: (page: number) => string;
};

/** The first HTML has the plain link: React calls a part that the server could not wait for an error. */
function Growing(props: Grown) {
  const isLive = useLive();
  const plain = <NextPage {...props} />;
  return isLive ? (
    <Suspense fallback={plain}>
      <GrowingEnds {...props} />
    </Suspense>
  ) : (
    plain
  );
}

function NextPage({ listing: { page, size, products }, hrefOf }: Grown) {
  return page * size >= products.totalItems ? null : (
    <p className="listing-end">
      <ButtonLink href={hrefOf(page + 1)} look="outline">
        {texts.nextRun.text}
      </ButtonLink>
    </p>
  );
}
