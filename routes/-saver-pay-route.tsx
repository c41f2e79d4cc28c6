import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { isEligible } from '#machines/saver/index.ts';
import { type saverPurchaseMachine, saverOutcomeOf, saverStageOf } from '#machines/saver-purchase/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { href } from '#ui/link/href.ts';
import { SaverPayPage } from '#ui/pages/delivery-saver/pay-page.tsx';
import { useSaver, useSaverAsked } from './-saver-view.ts';
import { useSaverWays } from './-saver-ways.tsx';

/** Paying for a pass, joined to what is bought, what it is paid with, and the purchase on its way. */
export function SaverPayRoute(): ReactNode {
  const search = useSearch({ from: '/deliverysubscription/payment/' });
  const navigate = useNavigate();
  const isLive = useLive();
  const { shop, saver, plans, address, hasPass, checkHref, choosePlanHref, retry } = useSaver();
  useSaverAsked(search);
  const chart = chartOf<typeof saverPurchaseMachine>(shop, 'saverPurchase');
  const now = useSelector(chart, (state) => state);
  // Whether this tab kept a purchase is known to no server.
  const purchase = isLive ? now : undefined;
  const stage = saverStageOf(purchase);
  const plan = plans.plans?.find(({ planId }) => planId === search.plan) ?? null;
  const buy = (instrumentId: string) => {
    const addressId = saver?.getSnapshot().context.told?.addressId;
    if (!plan || addressId == null) return;
    chart?.send({
      type: 'pass.buy',
      wanted: { planId: plan.planId, priceCents: plan.priceCents, addressId, instrumentId },
      // As it is known at the press, and again when a card has been taken for it.
      isEligible: isEligible(saver?.getSnapshot()),
      hasPass: shopperOf(sessionOf(shop).getSnapshot()).hasActiveDeliverySubscription,
    });
  };
  const ways = useSaverWays({
    name: 'saverWays',
    isAtWork: stage !== 'open' && stage !== 'unknown',
    onReady: buy,
  });
  const isBought = stage === 'confirmed';
  useEffect(() => {
    if (!isBought) return;
    void navigate({ to: '/deliverysubscription/payment/success', replace: true }).then(
      () => chart?.send({ type: 'purchase.seen' }),
      () => undefined,
    );
  }, [isBought, navigate, chart]);
  return (
    <SaverPayPage
      stage={stage}
      isCapturing={ways.isCapturing}
      outcome={saverOutcomeOf(purchase)}
      plan={plan}
      plans={plans}
      address={address}
      hasPass={hasPass && !isBought}
      ways={ways.view}
      checkHref={checkHref}
      choosePlanHref={choosePlanHref}
      successHref={href.page('/deliverysubscription/payment/success')}
      onPay={() => plan && ways.press(plan.priceCents)}
      onDismiss={() => chart?.send({ type: 'outcome.dismiss' })}
      onAskNow={() => chart?.send({ type: 'purchase.askNow' })}
      onRetry={retry}
    />
  );
}
