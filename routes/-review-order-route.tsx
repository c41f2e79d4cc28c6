import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { isGoing, isOrderBusy, missingIn, orderFaultIn } from '#machines/order/index.ts';
import { type samplesMachine, samplesIn } from '#machines/samples/index.ts';
import { chartOf, shellIn, shellOf } from '#machines/shop/index.ts';
import { allowsSubstitutes, areAllSubstituted } from '#machines/trolley-choices/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';
import { ReviewOrderPage } from '#ui/pages/review-order/review-order-page.tsx';
import { Samples } from '#ui/trolley-extras/samples.tsx';
import { Substitutes } from '#ui/trolley-extras/substitutes.tsx';
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

/** The last look at an order; whoever goes on is led to paying once nothing is missing. */
export function ReviewOrderRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const { chart, now, shown } = useReviewShown();
  const { settings } = useSelector(shellOf(shop), shellIn);
  const [blocked, countBlocked] = useState(0);
  const said = useMemo(() => saidTo(chart), [chart]);
  useEffect(() => {
    const heard = [
      chart?.on('payment.due', () => void router.navigate(fromPublicHref(paymentHref) as never)),
      chart?.on('payment.blocked', () => countBlocked((count) => count + 1)),
    ];
    return () => {
      for (const one of heard) one?.unsubscribe();
    };
  }, [chart, router]);
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
      holdCard={<HoldCard />}
      substitutes={<SubstitutesOfOrder />}
      sampleAnswers={useSampleAnswers()}
      said={said}
    />
  );
}
