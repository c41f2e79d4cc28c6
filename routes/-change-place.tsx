import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { differenceIn, inChangeIn, type orderChangeMachine } from '#machines/order-change/index.ts';
import { fulfilmentOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { ChangeBar } from '#ui/change-order/change-bar.tsx';

type Props = { readonly shop: ShopActor; readonly chart: ActorRefFrom<typeof orderChangeMachine> };

/** The bar of the order in change, at the top of every page. */
export function ChangePlace({ shop, chart }: Props): ReactNode {
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const inChange = useSelector(chart, inChangeIn);
  const difference = useSelector(chart, differenceIn);
  const terms = useSelector(sessionOf(shop), fulfilmentOf);
  const { clock } = useRouteContext({ from: '__root__' }).services;
  const [nowMs] = useState(() => clock.nowMs());
  const isChanging = inChange !== null;
  useEffect(() => {
    if (isChanging) chart.send({ type: 'difference.need' });
  }, [chart, isChanging]);
  if (!inChange) return null;
  return (
    <ChangeBar
      orderNumber={inChange.orderNumber}
      differenceCents={difference?.differenceCents ?? null}
      cutOffMs={terms?.cutOffTimeMs ?? null}
      nowMs={nowMs}
      here={here}
    />
  );
}
