import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';

/** The pictures of the empty states are made with the shop. */
const picture = '/assets/art/empty-trolley.svg';

/** Nothing is in it, and the ways on. */
export const EmptyTrolley = (): ReactNode => (
  <EmptyState picture={picture} title={<h2 tabIndex={-1}>{texts.emptyTitle.text}</h2>} text={texts.emptyText.text}>
    <ButtonLink href={href.browse()}>{texts.startShopping.text}</ButtonLink>
    <ButtonLink look="outline" href={href.page('/myfavourites')}>
      {texts.seeUsuals.text}
    </ButtonLink>
  </EmptyState>
);

/** Nobody knows what is in it: that is never the same as nothing. */
export const UnknownTrolley = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <div role="alert">
    <EmptyState title={<h2>{texts.failedTitle.text}</h2>} text={texts.failedText.text}>
      <Button onClick={onRetry} data-needs-script>
        {texts.tryAgain.text}
      </Button>
      <ButtonLink look="outline" href={href.browse()}>
        {texts.keepShopping.text}
      </ButtonLink>
    </EmptyState>
  </div>
);
