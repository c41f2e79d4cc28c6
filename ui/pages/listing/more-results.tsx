import { useLayoutEffect, useRef } from 'react';
import type { ResultsState } from '#machines/listing/index.ts';
import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { runOf } from '#services/catalogue/growing-list.rules.ts';
import { ButtonLink } from '../../button/button.tsx';
import { countText } from '../../facets/count-text.ts';
import { LoadMore } from '../../load-more/load-more.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';

type Props = {
  readonly listing: Listing;
  readonly results: ResultsState;
  readonly hrefOf: (page: number) => string;
};

const controls = { growing: 'busy', stalled: 'failed' } as const;
const stateOf = (results: ResultsState) =>
  results in controls ? controls[results as keyof typeof controls] : undefined;

/** The way to more of a list that grows, and back to what stands before this run of it. */
export default function GrowingEnds(props: Props) {
  return (
    <>
      <MoreResults {...props} />
      <ResultsBefore {...props} />
    </>
  );
}

/** When its last products came, the focus stays at their end. */
function MoreResults({ listing: { page, size, products }, results, hrefOf }: Props) {
  const end = useRef<HTMLParagraphElement>(null);
  const hadMore = useRef(false);
  const shown = Math.min(page * size, products.totalItems);
  const isOver = shown === products.totalItems;
  useLayoutEffect(() => {
    if (isOver && hadMore.current && document.activeElement === document.body)
      end.current?.focus({ preventScroll: true });
    hadMore.current = !isOver;
  }, [isOver]);
  if (isOver)
    return page === 1 ? null : (
      <p className="listing-end" ref={end} tabIndex={-1}>
        {`${texts.thatIsAll.text} ${countText(products.totalItems)}.`}
      </p>
    );
  if (page === runOf(page, size).last)
    return (
      <p className="listing-end">
        <ButtonLink href={hrefOf(page + 1)} look="outline">
          {texts.nextRun.text}
        </ButtonLink>
      </p>
    );
  return <LoadMore shown={shown} total={products.totalItems} href={hrefOf(page + 1)} state={stateOf(results)} />;
}

function ResultsBefore({
  listing: { page, size },
  hrefOf,
}: Pick<Props, 'hrefOf'> & { readonly listing: Pick<Listing, 'page' | 'size'> }) {
  const [first = 1] = runOf(page, size).pages;
  return first === 1 ? null : (
    <p className="listing-end">
      <ButtonLink href={hrefOf(first - 1)} look="outline">
        {texts.runBefore.text}
      </ButtonLink>
    </p>
  );
}
