import './listing-tools.css';
import type { KeyboardEvent } from 'react';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { pageSizes, type Sort } from '#services/catalogue/catalogue.words.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { sortTexts, listingTexts as texts } from '../texts/listing.texts.ts';

type Props = {
  listing: Listing;
  path: string;
  /** What else the address says, kept through a change of sort or size. */
  kept: readonly (readonly [string, string])[];
  inStockHref: string;
  /** The orders that only this visitor is offered: those that need a trolley of theirs. */
  ownSorts?: readonly Sort[] | undefined;
};

/** The orders a shopper reaches for first; the unit price stands beside the price. */
const inOrder: readonly Sort[] = [
  'Relevance',
  'Special',
  'PriceAsc',
  'PriceDesc',
  'CUPAsc',
  'CUPDesc',
  'name',
  'AvailableDate',
  'Aisle',
];
/** What the store orders by where the address says nothing. */
const usualSorts: Readonly<Record<string, Sort>> = { [href.specials()]: 'Special', [href.favourites()]: 'Aisle' };
const none: readonly Sort[] = [];
const [defaultSize] = pageSizes;

const pressOnSpace = (event: KeyboardEvent<HTMLAnchorElement>) => {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
};

/** How the list is ordered, how much of it is shown, and whether it holds what is out of stock. Works as a plain form. */
export function ListingTools({ listing, path, kept, inStockHref, ownSorts = none }: Props) {
  const usual = usualSorts[path] ?? 'Relevance';
  const valueOf = (sort: Sort) => (sort === usual ? '' : sort);
  const valueOfSize = (size: number) => (size === defaultSize ? '' : size);
  const submit = (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form?.requestSubmit();
  return (
    <form className="listing-tools" action={path} method="get">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label>
        <span className="visually-hidden">{texts.sortBy.text}</span>
        <span className="select-box">
          <select
            key={listing.sort}
            className="select"
            name="sort"
            defaultValue={valueOf(listing.sort)}
            onChange={submit}
          >
            {[...inOrder, ...ownSorts].map((sort) => (
              <option key={sort} value={valueOf(sort)}>
                {sortTexts[sort].text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <label>
        <span className="visually-hidden">{texts.perPage.text}</span>
        <span className="select-box">
          <select
            key={listing.size}
            className="select"
            name="size"
            defaultValue={valueOfSize(listing.size)}
            onChange={submit}
          >
            {pageSizes.map((size) => (
              <option key={size} value={valueOfSize(size)}>
                {`${size} ${texts.aPage.text}`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <A
        className="switch"
        role="switch"
        aria-checked={listing.inStockProductsOnly}
        href={inStockHref}
        rel="nofollow"
        onKeyDown={pressOnSpace}
      >
        <span className="switch-track" />
        {texts.inStockOnly.text}
      </A>
      <span data-without-script>
        <Button type="submit" look="quiet" size="small">
          {texts.show.text}
        </Button>
      </span>
    </form>
  );
}
