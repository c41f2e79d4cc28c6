import { ButtonLink } from '../../button/button.tsx';
import { EmptyState } from '../../empty-state/empty-state.tsx';
import { href } from '../../link/href.ts';
import { favouritesTexts as texts } from '../../texts/favourites.texts.ts';

/** Nothing was marked yet: how it is done, and where. */
export function NoFavourites() {
  return (
    <EmptyState picture="/assets/art/empty-no-results.svg" title={<h2>{texts.none.text}</h2>} text={texts.noneWhy.text}>
      <ButtonLink href={href.departments()}>{texts.findSome.text}</ButtonLink>
      <ButtonLink href={href.specials()} look="outline">
        {texts.specials.text}
      </ButtonLink>
    </EmptyState>
  );
}
