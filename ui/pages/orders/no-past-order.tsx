import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

const orders = href.page('/account/orders');

/** For an order that is not this shopper's, or is none at all: which of the two is not said. */
export function MissingPastOrder(): ReactNode {
  return (
    <main id="main" className="page">
      <EmptyState
        picture="/assets/art/not-found.svg"
        title={<h1 tabIndex={-1}>{texts.missing.text}</h1>}
        text={texts.missingText.text}
      >
        <ButtonLink href={orders}>{texts.yourOrders.text}</ButtonLink>
      </EmptyState>
    </main>
  );
}

export function UnreadPastOrder({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  return (
    <main id="main" className="page">
      <EmptyState title={<h1 tabIndex={-1}>{texts.orderUnread.text}</h1>}>
        <Button onClick={onRetry}>{texts.tryAgain.text}</Button>
        <ButtonLink look="outline" href={orders}>
          {texts.yourOrders.text}
        </ButtonLink>
      </EmptyState>
    </main>
  );
}

export function ReadingPastOrder(): ReactNode {
  return (
    <main id="main" className="page" aria-busy>
      <p role="status">{texts.orderReading.text}</p>
    </main>
  );
}
