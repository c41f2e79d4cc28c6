import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type forgottenMachine, forgottenShown } from '#machines/forgotten/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { href } from '#ui/link/href.ts';
import { HaveYouForgottenPage } from '#ui/pages/have-you-forgotten/have-you-forgotten-page.tsx';

/** What may have been forgotten, joined to its chart; another shopper on the same page is asked for anew. */
export function ForgottenRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof forgottenMachine>(shop, 'forgotten');
  const state = useSelector(chart, (now) => now);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  useEffect(() => {
    if (subject !== null) chart?.send({ type: 'rows.need' });
  }, [chart, subject]);
  return (
    <HaveYouForgottenPage
      shown={forgottenShown(state)}
      checkoutHref={href.page('/checkout')}
      onReload={() => chart?.send({ type: 'rows.reload' })}
    />
  );
}
