import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { changeOrderTexts as texts } from '#ui/texts/change-order.texts.ts';

/** Leads from a letter or another site to the order that is to be changed, or to the last one. */
export function ChangeLandingRoute(): ReactNode {
  const { orderId, source } = useSearch({ from: '/changeorder/landing' });
  const query = new URLSearchParams({ ...(orderId && { orderId }), ...(source && { source }) }).toString();
  const orders = href.page(query === '' ? '/account/orders' : `/account/orders?${query}`);
  return (
    <main id="main" className="page">
      <h1>{texts.landing.text}</h1>
      <p>{texts.landingText.text}</p>
      <ButtonLink href={href.modalOver(orders, { outlet: 'account-modal', path: 'change-order' })}>
        {texts.landingGo.text}
      </ButtonLink>
      <ButtonLink href={href.page('/account/orders')} look="quiet">
        {texts.back.text}
      </ButtonLink>
    </main>
  );
}
