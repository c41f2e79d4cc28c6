import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import { type subscriptionMachine, subscriptionsShown } from '#machines/subscription/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { SaverSuccessPage } from '#ui/pages/delivery-saver/success-page.tsx';
import { SubscriptionsPage } from '#ui/pages/subscriptions/subscriptions-page.tsx';
import { paymentModal, saverModal } from './-saver.ts';
import { useSaver } from './-saver-view.ts';

/** The passes of whoever is here, asked for where nobody has. */
export function useSubscriptions() {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof subscriptionMachine>(shop, 'subscription');
  const now = useSelector(chart, (state) => state);
  const subject = now?.context.subject ?? null;
  useEffect(() => chart?.send({ type: 'subscriptions.need' }), [chart, subject]);
  return {
    chart,
    now,
    shown: subscriptionsShown(now),
    reload: () => chart?.send({ type: 'subscriptions.reload' }),
  };
}

export function SubscriptionsRoute(): ReactNode {
  const { here, choosePlanHref } = useSaver();
  const { shown, reload } = useSubscriptions();
  return (
    <AccountFrame path="/account/subscriptions">
      <SubscriptionsPage
        shown={shown}
        cancelHref={saverModal(here, 'cancel-subscription')}
        changeHref={paymentModal(here, 'change-payment')}
        choosePlanHref={choosePlanHref}
        onRetry={reload}
      />
    </AccountFrame>
  );
}

export function SaverSuccessRoute(): ReactNode {
  const { shown, reload } = useSubscriptions();
  return <SaverSuccessPage shown={shown} onRetry={reload} />;
}
