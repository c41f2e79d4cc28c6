import type { PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { pastItemsTexts as texts } from '#ui/texts/past-items.texts.ts';

type Props = {
  readonly asked: PastItemsAsked;
  /** There is something, but not on a page this far on. */
  readonly isBeyond: boolean;
};

/** Nothing to show, and the way on: to all that was bought, to the whole shop, or to the first order. */
export function NoPastItems({ asked: { search, sort }, isBeyond }: Props) {
  if (isBeyond)
    return (
      <EmptyState title={<h2>{texts.noPage.text}</h2>}>
        <ButtonLink href={href.listing('/pastorders', { search, sort })}>{texts.firstPage.text}</ButtonLink>
      </EmptyState>
    );
  if (search !== undefined)
    return (
      <EmptyState
        picture="/assets/art/empty-no-results.svg"
        title={<h2>{texts.notFound.text.replace('{search}', () => search)}</h2>}
        text={texts.notFoundWhy.text}
      >
        <ButtonLink href={href.listing('/pastorders', { sort })}>{texts.showAll.text}</ButtonLink>
        <ButtonLink href={href.search(search)} look="outline">
          {texts.searchShop.text}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState picture="/assets/art/empty-trolley.svg" title={<h2>{texts.none.text}</h2>} text={texts.noneWhy.text}>
      <ButtonLink href={href.departments()}>{texts.startShopping.text}</ButtonLink>
    </EmptyState>
  );
}
