import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { fulfilmentOf } from '#machines/session/index.ts';
import { navigationOf, sessionOf } from '#machines/shop/index.ts';
import { storeFinderOf } from '#machines/store-finder/index.ts';
import { foundOf } from '#services/fulfilment/stores.rules.ts';
import { pageOf } from '#services/navigation/history.rules.ts';
import { StoreFinderPage } from '#ui/pages/store-finder/store-finder-page.tsx';
import { useFulfilment } from './-fulfilment.ts';

export function StoreFinderRoute(): ReactNode {
  const { stores, found, nowMs } = useLoaderData({ from: '/store-finder' });
  const { shop, services } = useRouteContext({ from: '__root__' });

  const machine = useMemo(
    () => storeFinderOf((search, signal) => services.fulfilment.stores(search, signal).then(foundOf)),
    [services],
  );
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const { change, choose, retry } = useFulfilment();
  const { state, wish } = change;
  const backHref = useSelector(navigationOf(shop), ({ context: { visits } }) =>
    visits.hrefs.slice(0, visits.at).findLast((href) => pageOf(href) !== storesPath),
  );
  return (
    <StoreFinderPage
      key={found?.search ?? ''}
      stores={stores}
      found={found}
      nowMs={nowMs}
      machine={machine}
      shown={{
        storeId: fulfilment?.fulfilmentStoreId ?? null,
        isChosen: fulfilment !== null && fulfilment.pickupAddressId !== null,
      }}
      choice={{ state, storeId: wish?.type === 'pickup.choose' ? wish.addressId : null }}
      backHref={backHref ?? null}
      onChoose={(storeId) => choose({ type: 'pickup.choose', addressId: storeId, pickupType: null })}
      onRetry={retry}
    />
  );
}

const storesPath = '/store-finder';
