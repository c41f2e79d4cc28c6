import { useLoaderData, useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { fulfilmentOf } from '#machines/session/index.ts';
import { chartOf, navigationOf, sessionOf } from '#machines/shop/index.ts';
import { choiceOf, type storeChoiceMachine } from '#machines/store-choice/index.ts';
import { storeFinderOf } from '#machines/store-finder/index.ts';
import { foundOf } from '#services/fulfilment/stores.rules.ts';
import { pageOf } from '#services/navigation/history.rules.ts';
import { StoreFinderPage } from '#ui/pages/store-finder/store-finder-page.tsx';
import { followStore } from './-store-switch.ts';

export function StoreFinderRoute(): ReactNode {
  const { stores, found, nowMs } = useLoaderData({ from: '/store-finder' });
  const { shop, services } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  useEffect(() => followStore(shop, router), [shop, router]);

  const machine = useMemo(
    () => storeFinderOf((search, signal) => services.fulfilment.stores(search, signal).then(foundOf)),
    [services],
  );
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const chooser = chartOf<typeof storeChoiceMachine>(shop, 'storeChoice');
  const choice = useSelector(chooser, (state) => state);
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
      choice={choice ? choiceOf(choice) : { state: 'resting', storeId: null }}
      backHref={backHref ?? null}
      onChoose={(storeId) => chooser?.send({ type: 'store.choose', storeId })}
      onRetry={() => chooser?.send({ type: 'choice.retry' })}
    />
  );
}

const storesPath = '/store-finder';
