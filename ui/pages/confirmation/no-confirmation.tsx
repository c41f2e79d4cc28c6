import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { confirmationTexts as texts } from '#ui/texts/confirmation.texts.ts';

function Orders({ look }: { readonly look: 'primary' | 'outline' }) {
  return (
    <ButtonLink look={look} href={href.page('/account/orders')}>
      {texts.yourOrders.text}
    </ButtonLink>
  );
}

/** For an order that is not this shopper's, or is none at all: which of the two is not said. */
export function MissingOrder(): ReactNode {
  return (
    <main id="main" className="page">
      <EmptyState
        picture="/assets/art/not-found.svg"
        title={<h1 tabIndex={-1}>{texts.missing.text}</h1>}
        text={texts.missingText.text}
      >
        <Orders look="primary" />
        <ButtonLink look="outline" href={href.home()}>
          {texts.continue.text}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}

/** The store did not say how the order stands. */
export function UnreadOrder({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <main id="main" className="page">
      <EmptyState title={<h1 tabIndex={-1}>{texts.unread.text}</h1>} text={texts.unreadText.text}>
        <Button onClick={onRetry}>{texts.tryAgain.text}</Button>
        <Orders look="outline" />
      </EmptyState>
    </main>
  );
}
