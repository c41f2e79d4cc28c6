import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isGoing, isOrderBusy, missingIn, orderFaultIn } from '#machines/order/index.ts';
import type { placingMachine } from '#machines/placing/index.ts';
import { type samplesMachine, samplesIn } from '#machines/samples/index.ts';
import { chartOf, shellIn, shellOf, type ShopActor } from '#machines/shop/index.ts';
import { allowsSubstitutes, areAllSubstituted } from '#machines/trolley-choices/index.ts';
import type { OrderDifference } from '#services/orders/order-change.contract.ts';
import { asksForPayment } from '#services/orders/difference.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';
import { ReviewOrderPage } from '#ui/pages/review-order/review-order-page.tsx';
import { Samples } from '#ui/trolley-extras/samples.tsx';
import { Substitutes } from '#ui/trolley-extras/substitutes.tsx';
import { reviewedChangeOf, useDifference } from './-order-difference.tsx';
import { ReviewedDifference } from './-reviewed-difference.tsx';
import { HoldCard } from './-hold-card.tsx';
import { saidTo, useReviewShown } from './-review-order-view.ts';
import { useLate, useTrolleyChoices } from './-trolley-choices.ts';

/** What is done when something runs out, chosen for everything at once. */
function SubstitutesOfOrder(): ReactNode {
  const { choices, trolley, make, waysOf } = useTrolleyChoices();
  const items = trolley?.items ?? [];
  return (
    <Substitutes
      items={items}
      isAll={areAllSubstituted(choices, items)}
      allows={(sku) => items.some((item) => item.sku === sku && allowsSubstitutes(choices, item))}
      onAll={(isAllowed) => make({ kind: 'substitutes', sku: null, isAllowed })}
      onOne={(sku, isAllowed) => make({ kind: 'substitutes', sku, isAllowed })}
      {...waysOf({ kind: 'substitutes', sku: null, isAllowed: true })}
    />
  );
}

/** The samples to be taken or left; null until that can be answered. */
function useSampleAnswers(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const isOpen = useLate('samples');
  const chart = isOpen ? chartOf<typeof samplesMachine>(shop, 'samples') : undefined;
  const now = useSelector(chart, (state) => state);
  const samples = samplesIn(now);
  if (!chart || samples.length === 0) return null;
  return (
    <Samples
      samples={samples}
      hasError={now?.context.hasConfirmationError ?? false}
      isUnknown={now?.hasTag('failed') ?? false}
      onRespond={(id, actionTaken) => chart.send({ type: 'samples.respond', responses: [{ id, actionTaken }] })}
      onRetry={() => chart.send({ type: 'samples.retry' })}
      onDismiss={() => chart.send({ type: 'confirmation.dismiss' })}
    />
  );
}

const paymentHref = href.page('/checkout/payment');
const changePaymentHref = href.page('/changeorder/payment');

/** Nothing is to be paid: it is said once, under a key as a payment is. */
function save(shop: ShopActor, { orderId, differenceCents }: OrderDifference): void {
  const placement = { orderId, expectedDifferenceCents: differenceCents, instrumentId: null, isOfAge: false };
  chartOf<typeof placingMachine>(shop, 'placing')?.send({ type: 'order.place', placement });
}

/** The last look at an order; whoever goes on is led to paying once nothing is missing. */
export function ReviewOrderRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { chart, now, shown } = useReviewShown();
  const { settings } = useSelector(shellOf(shop), shellIn);
  const [blocked, countBlocked] = useState(0);
  const said = useMemo(() => saidTo(chart), [chart]);
  const changed = useDifference();
  const difference = changed?.difference ?? null;
  const isChanging = changed !== null;
  useEffect(() => {
    /** What asks for nothing is saved at once, but on the page where it is seen what becomes of it. */
    const goOn = () => {
      const arrived = router.navigate(fromPublicHref(isChanging ? changePaymentHref : paymentHref) as never);
      if (difference && !asksForPayment(difference)) void arrived.then(() => save(shop, difference));
    };
    const heard = [
      chart?.on('payment.due', goOn),
      chart?.on('payment.blocked', () => countBlocked((count) => count + 1)),
    ];
    return () => {
      for (const one of heard) one?.unsubscribe();
    };
  }, [chart, router, shop, difference, isChanging]);
  const fault = orderFaultIn(now);
  return (
    <ReviewOrderPage
      state={shown ? 'shown' : fault ? 'unknown' : 'loading'}
      shown={shown}
      isUpdating={isOrderBusy(now)}
      isOutdated={shown !== null && fault !== null}
      isGoing={isGoing(now)}
      missing={missingIn(now)}
      blocked={blocked}
      forgottenHref={settings.deliverySubscriptionSettings.showHaveYouForgotten ? href.page('/haveyouforgotten') : null}
      change={changed && reviewedChangeOf(changed, <ReviewedDifference shown={changed} />)}
      holdCard={<HoldCard />}
      substitutes={<SubstitutesOfOrder />}
      sampleAnswers={useSampleAnswers()}
      said={said}
    />
  );
}
