import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type cardRemovalMachine, cardRemovalShown } from '#machines/card-removal/index.ts';
import { instrumentsIn, type payWaysMachine } from '#machines/pay-ways/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { cancelPassShown, changeCardShown, goesOn } from '#machines/subscription/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { CancelPass } from '#ui/pages/subscriptions/cancel-pass.tsx';
import { ChangeInstrument, ChangePayment } from '#ui/pages/subscriptions/change-payment.tsx';
import { DeleteCard } from '#ui/pages/subscriptions/delete-card.tsx';
import { useModalWays } from './-close-modal.ts';
import { paymentModal, versioned } from './-saver.ts';
import { useLate, useSaver } from './-saver-view.ts';
import { useSaverWays } from './-saver-ways.tsx';
import { useSubscriptions } from './-subscriptions-route.tsx';

/** The saved cards, for a part that only lists them. */
function useSavedCards() {
  const { shop } = useRouteContext({ from: '__root__' });
  const cards = chartOf<typeof payWaysMachine>(shop, 'saverCard');
  const now = useSelector(cards, (state) => state);
  useEffect(() => cards?.send({ type: 'ways.need' }), [cards]);
  return instrumentsIn(now);
}

/** Asks before the pass is given up. */
export function CancelSubscription(): ReactNode {
  useLate('subscription', 'saver');
  const { close } = useModalWays();
  const { chart, now, shown, reload } = useSubscriptions();
  const canAsk = goesOn(shown.current);
  useEffect(() => {
    if (canAsk) chart?.send({ type: 'cancel.ask' });
  }, [chart, canAsk]);
  useEffect(() => () => chart?.send({ type: 'cancel.dismiss' }), [chart]);
  return (
    <CancelPass
      shown={shown}
      cancel={cancelPassShown(now)}
      onCancel={() => chart?.send({ type: 'cancel.confirm' })}
      onAskNow={() => chart?.send({ type: 'cancel.retry' })}
      onRetry={reload}
      onClose={close}
    />
  );
}

/** The card that is charged, and the ways to another one. */
export function ChangePaymentWays(): ReactNode {
  useLate('subscription', 'saver', 'saverCard');
  const { close, here } = useModalWays();
  const { isWPay } = useSaver();
  const { shown, reload } = useSubscriptions();
  const cards = useSavedCards();
  return (
    <ChangePayment
      shown={shown}
      changeHref={paymentModal(here, versioned('change-payment-instrument', isWPay))}
      cards={isWPay ? cards : null}
      deleteHrefOf={(id) => paymentModal(here, `${versioned('credit-card-delete', isWPay)}/${id}`)}
      onRetry={reload}
      onClose={close}
    />
  );
}

/** Another card for the pass: in the older screens a new one takes the place of the one before. */
export function ChangeCard({ isV2 }: { readonly isV2: boolean }): ReactNode {
  useLate('subscription', 'saver', 'saverCard');
  const { services } = useRouteContext({ from: '__root__' });
  const { close } = useModalWays();
  const { chart, now, shown } = useSubscriptions();
  const change = changeCardShown(now);
  const ways = useSaverWays({
    name: 'saverCard',
    isAtWork: change.state === 'changing' || change.state === 'doubtful',
    isNewOnly: !isV2,
    onReady: (instrumentId) => chart?.send({ type: 'card.change', instrumentId, key: services.newKey() }),
  });
  useEffect(() => () => chart?.send({ type: 'card.dismiss' }), [chart]);
  return (
    <ChangeInstrument
      shown={shown}
      change={change}
      isV2={isV2}
      ways={ways.view}
      isCapturing={ways.isCapturing}
      onUse={() => ways.press(shown.current?.nextChargeCents || shown.current?.plan.priceCents || 1)}
      onAskNow={() => chart?.send({ type: 'card.retry' })}
      onClose={close}
    />
  );
}

/** Asks before a saved card is forgotten. */
export function ForgetCard({ instrumentId }: { readonly instrumentId: string | undefined }): ReactNode {
  useLate('subscription', 'saver', 'saverCard', 'cardRemoval');
  const { shop, isWPay } = useSaver();
  const { close, here } = useModalWays();
  const { shown } = useSubscriptions();
  const cards = useSavedCards();
  const removal = chartOf<typeof cardRemovalMachine>(shop, 'cardRemoval');
  const state = cardRemovalShown(useSelector(removal, (now) => now));
  useEffect(() => {
    if (instrumentId !== undefined) removal?.send({ type: 'removal.ask', instrumentId });
    return () => removal?.send({ type: 'removal.dismiss' });
  }, [removal, instrumentId]);
  const card = cards === null ? undefined : (cards.find((one) => one.instrumentId === instrumentId) ?? null);
  const paidWith = shown.current?.instrument;
  const isPass =
    goesOn(shown.current) &&
    card &&
    paidWith?.cardSuffix === card.cardSuffix &&
    paidWith.cardScheme === card.cardScheme &&
    paidWith.expiryYear === card.expiryYear &&
    paidWith.expiryMonth === card.expiryMonth;
  return (
    <DeleteCard
      card={card}
      pass={isPass ? shown.current : null}
      shown={state}
      changeHref={paymentModal(here, versioned('change-payment-instrument', isWPay))}
      onDelete={(password) => removal?.send({ type: 'removal.confirm', password })}
      onClose={close}
    />
  );
}

/** In the place of a modal another page, or another modal over it. */
export function useTurnTo(): (publicHref: string) => void {
  const navigate = useNavigate();
  return (publicHref) => void navigate({ ...fromPublicHref(publicHref), replace: true } as never);
}
