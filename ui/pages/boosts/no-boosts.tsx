import type { ReactNode } from 'react';
import type { OfferState } from '#services/loyalty/loyalty.words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

const words = { available: texts.isAvailable, boosted: texts.isBoosted, used: texts.isUsed };

/** Nothing of that state, or nothing at all; the way on is to all of them, or to the products with boosts. */
export function NoBoosts({ show }: { readonly show: OfferState | 'all' }): ReactNode {
  if (show === 'all')
    return (
      <EmptyState
        picture="/assets/art/empty-no-results.svg"
        title={<h2>{texts.none.text}</h2>}
        text={texts.noneText.text}
      >
        <ButtonLink href={href.page('/shop/everyday-rewards-boosts')}>{texts.shop.text}</ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState title={<h2>{texts.noneSuch.text.replace('{state}', words[show].text)}</h2>}>
      <ButtonLink href={href.page('/everyday-rewards/boosts')}>{texts.showAll.text}</ButtonLink>
    </EmptyState>
  );
}
