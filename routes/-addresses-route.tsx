import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type addressesMachine, addressesShown } from '#machines/addresses/index.ts';
import { chartOf, fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { AddressesPage } from '#ui/pages/addresses/addresses-page.tsx';
import { useFulfilment } from './-fulfilment.ts';
import { useWhere } from './-where.ts';

/** A shopper's addresses, joined to their chart and to the one that says where orders go. */
export function AddressesRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof addressesMachine>(shop, 'addresses');
  const shown = addressesShown(useSelector(chart, (now) => now));
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const { chart: choosing, change, choose, retry, leave } = useFulfilment();
  const { findSuburbs, findAddresses } = useWhere();
  // The main address is another one once it has been chosen.
  useEffect(() => {
    const listening = choosing?.on('change.done', () => chart?.send({ type: 'addresses.refresh' }));
    return () => listening?.unsubscribe();
  }, [choosing, chart]);
  useEffect(() => {
    if (chart?.getSnapshot().hasTag('unread')) chart.send({ type: 'addresses.refresh' });
    return () => chart?.send({ type: 'form.close' });
  }, [chart]);
  return (
    <AccountFrame path="/account/delivery-addresses">
      <AddressesPage
        shown={shown}
        next={{
          isDelivered: fulfilment?.method === 'Courier',
          addressId: fulfilment?.addressId ?? null,
          suburb: fulfilment?.suburb ?? null,
          isTimeHeld: fulfilment?.reservation != null,
        }}
        change={change}
        findSuburbs={findSuburbs}
        findAddresses={findAddresses}
        onSend={(event) => chart?.send(event)}
        onMakePrimary={(addressId) => choose({ type: 'address.choose', addressId })}
        onRetryChange={retry}
        onLeaveChange={leave}
      />
    </AccountFrame>
  );
}
