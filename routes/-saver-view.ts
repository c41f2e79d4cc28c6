import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useReducer } from 'react';
import { addressShown, plansShown, type saverMachine } from '#machines/saver/index.ts';
import { chartOf, isShopper, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { LateChart } from './-context.ts';
import { askedOf, paymentModal, saverModal, versioned } from './-saver.ts';
import type { SaverSearch } from './-saver-search.ts';

/** Opens charts for the part that stands: a modal may stand over any page. */
export function useLate(...names: readonly LateChart[]): void {
  const { openLate } = useRouteContext({ from: '__root__' });
  const [, show] = useReducer((times: number) => times + 1, 0);
  const all = names.join(' ');
  useEffect(() => {
    void Promise.all(all.split(' ').map((name) => openLate(name as LateChart))).then(show, () => undefined);
  }, [openLate, all]);
}

/** The chart of the delivery pass, who looks at it, and where its questions stand. */
export function useSaver() {
  const { shop } = useRouteContext({ from: '__root__' });
  const session = useSelector(sessionOf(shop), (now) => now);
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const saver = chartOf<typeof saverMachine>(shop, 'saver');
  const now = useSelector(saver, (state) => state);
  const {
    hasActiveDeliverySubscription: hasPass,
    isWPayDeliverySubscription: isWPay,
    shopperScvId,
  } = shopperOf(session);
  return {
    shop,
    saver,
    here,
    isShopper: isShopper(session),
    subject: shopperScvId,
    hasPass,
    isWPay,
    plans: plansShown(now),
    address: addressShown(now),
    checkHref: paymentModal(here, versioned('subscription-address-checker', isWPay)),
    eligibilityHref: paymentModal(here, versioned('subscription-eligibility', isWPay)),
    choosePlanHref: saverModal(here, 'choose-plan'),
    aboutHref: saverModal(here, 'delivery-saver-popup'),
    retry: () => saver?.send({ type: 'saver.retry' }),
  };
}

/** Whoever comes to be here by signing in, or looks at another address, is asked about anew. */
export function useSaverAsked(search: SaverSearch): void {
  const { saver, subject } = useSaver();
  const { address, suburb } = search;
  useEffect(() => {
    saver?.send({ type: 'plans.need' });
    saver?.send({ type: 'savings.need' });
    saver?.send({
      type: 'address.ask',
      asked: askedOf({ ...(address && { address }), ...(suburb && { suburb }) }),
    });
  }, [saver, subject, address, suburb]);
}
