import './listing-tools.css';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { pageSizes, sorts } from '#services/catalogue/catalogue.words.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { sortTexts } from '../texts/listing.texts.ts';

type Props = {
  listing: Listing;
  path: string;
  /** What else the address says, kept through a change of sort or size. */
  kept: readonly (readonly [string, string])[];
  inStockHref: string;
};

/** How the list is ordered, how much of it is shown, and whether it holds what is out of stock. Works as a plain form. */
export function ListingTools({ listing, path, kept, inStockHref }: Props) {
  const submit = (event: { currentTarget: HTMLSelectElement }) => event.currentTarget.form?.requestSubmit();
  return (
    <form className="listing-tools" action={path} method="get">
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <A className="switch" role="switch" aria-checked={listing.inStockProductsOnly} href={inStockHref} rel="nofollow">
        <span className="switch-track" />
        In stock only
      </A>
      <label>
        <span className="visually-hidden">Sort by</span>
        <span className="select-box">
          <select key={listing.sort} className="select" name="sort" defaultValue={listing.sort} onChange={submit}>
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {sortTexts[sort].text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <label>
        <span className="visually-hidden">Products a page</span>
        <span className="select-box">
          <select key={listing.size} className="select" name="size" defaultValue={listing.size} onChange={submit}>
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {`${size} a page`}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      </label>
      <span className="listing-tools-go">
        <Button type="submit" look="quiet" size="small">
          Show
        </Button>
      </span>
    </form>
  );
}
