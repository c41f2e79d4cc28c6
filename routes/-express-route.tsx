import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type expressMachine, expressShown } from '#machines/express/index.ts';
import { chartOf, flagsOf, fulfilmentOf, isOn, sessionOf, shellIn, shellOf } from '#machines/shop/index.ts';
import { expressLimitOf } from '#services/fulfilment/express-terms.rules.ts';
import { ExpressPage } from '#ui/pages/express/express-page.tsx';
import { followShelf } from './-shelf-switch.ts';

/**
 * Beginning an express shop: a time is held through the gate, as everything that only a shopper may. Looking at the
 * other way changes no terms, so nobody loses a time by it: the slot that is held says which way it is.
 */
export function ExpressRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const express = chartOf<typeof expressMachine>(shop, 'express');
  const shown = expressShown(useSelector(express, (now) => now));
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const settings = useSelector(shellOf(shop), shellIn).settings.expressFulfilmentSettings;
  const isRebranded = useSelector(flagsOf(shop), (flags) => isOn(flags, 'EnableRebrandToDeliveryNow'));
  const router = useRouter();
  useEffect(() => followShelf(shop, router), [shop, router]);
  const method = fulfilment?.method ?? 'Courier';
  useEffect(() => {
    if (shown.state === 'unasked') express?.send({ type: 'express.need', method });
  }, [express, shown.state, method]);

  return (
    <ExpressPage
      shown={shown}
      method={method}
      heldId={fulfilment?.expressFulfilment.isExpressSlot ? fulfilment.slotId : null}
      isRebranded={isRebranded}
      itemsLimit={expressLimitOf(shown.answer?.itemsLimit ?? fulfilment?.itemsLimit ?? null, settings)}
      onMethod={(way) => express?.send({ type: 'express.need', method: way })}
      onStart={(slotId, name) =>
        shop.send({ type: 'action.ask', action: { kind: 'startExpressFulfilmentShop', slotId, name } })
      }
      onReload={() => express?.send({ type: 'express.reload' })}
    />
  );
}
