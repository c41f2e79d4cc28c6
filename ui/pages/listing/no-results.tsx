import type { Listing, SearchFilter } from '#services/catalogue/catalogue.contract.ts';
import { ButtonLink } from '../../button/button.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { countText } from '../../facets/count-text.ts';
import { href } from '../../link/href.ts';
import { A } from '../../link/link.tsx';
import { keptOutTexts } from '../../texts/kept-out.texts.ts';
import { listingTexts as texts } from '../../texts/listing.texts.ts';
import { useRename } from '../../words/rename.ts';

type Props = {
  readonly listing: Pick<Listing, 'selectedFilters' | 'waysOut'>;
  readonly search: string | undefined;
  readonly withoutHref: (filter: SearchFilter) => string;
  readonly withoutFiltersHref: string;
  readonly outOfStockHref: string;
};
type Way = { readonly text: string; readonly href: string };

/** Nothing was found: what stands in the way, and where each way out leads. */
export function NoResults({ listing, search, withoutHref, withoutFiltersHref, outOfStockHref }: Props) {
  const rename = useRename();
  const { selectedFilters, waysOut } = listing;
  const isNarrowed = selectedFilters.length > 0;
  const counted = (text: string, count: number | undefined) => (count ? `${text}: ${countText(count)}` : text);
  const showText = waysOut?.withKeptOut ? keptOutTexts.showKeptOut.text : texts.showOutOfStock.text;
  const ways: readonly Way[] = [
    ...(waysOut?.withOutOfStock ? [{ text: counted(showText, waysOut.withOutOfStock), href: outOfStockHref }] : []),
    ...(waysOut?.withoutEach ?? []).map(({ filter, totalItems }) => ({
      text: counted(`${texts.without.text} ${rename(filter.name)}`, totalItems),
      href: withoutHref(filter),
    })),
    ...(isNarrowed ? [{ text: counted(texts.removeAll.text, waysOut?.withoutFilters), href: withoutFiltersHref }] : []),
  ];
  const others: readonly Way[] = [
    ...(search || isNarrowed ? [] : [{ text: texts.seeSpecials.text, href: href.specials() }]),
    ...(isNarrowed ? [] : [{ text: texts.seeDepartments.text, href: href.departments() }]),
  ];
  const title = search && !isNarrowed ? `${texts.foundNothing.text} “${search}”` : texts.nothingMatches.text;
  return (
    <>
      <EmptyState
        picture="/assets/art/empty-no-results.svg"
        title={<h2>{search || isNarrowed ? title : texts.nothingToday.text}</h2>}
        text={reasonOf({ search, isNarrowed, waysOut })}
      >
        {[...ways, ...others].map((way, index) => (
          <ButtonLink key={way.href} href={way.href} look={index === 0 ? 'primary' : 'outline'} rel="nofollow">
            {way.text}
          </ButtonLink>
        ))}
      </EmptyState>
      {search && waysOut && waysOut.departments.length > 0 ? (
        <nav className="listing-elsewhere" aria-labelledby="listing-elsewhere">
          <h3 id="listing-elsewhere">{texts.lookIn.text}</h3>
          <ul className="chips">
            {waysOut.departments.map(({ name, slug }) => (
              <li key={slug}>
                <A className="chip" href={href.browse(slug)}>
                  {name}
                </A>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  );
}

/** Why there is nothing, in one sentence: what the area and the stock say before the filters, the filters before the spelling. */
function reasonOf({
  search,
  isNarrowed,
  waysOut,
}: Pick<Listing, 'waysOut'> & { search: string | undefined; isNarrowed: boolean }) {
  if (waysOut?.withKeptOut) return keptOutTexts.allKeptOut.text;
  if (waysOut?.withOutOfStock) return texts.allOutOfStock.text;
  if (isNarrowed) return texts.tryWithoutOne.text;
  return (search ? texts.checkSpelling : texts.lookAround).text;
}
