import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, Suspense, use, useState } from 'react';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ExpressStores } from '#ui/pages/express/express-stores.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { useFulfilment } from '../../-fulfilment.ts';

type Coming = Promise<readonly Store[] | null>;

function Stores({ coming, onRetry }: { readonly coming: Coming; readonly onRetry: () => void }): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { change, choose } = useFulfilment();
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const wished = change.wish?.type === 'pickup.choose' ? change.wish.addressId : null;
  return (
    <ExpressStores
      stores={use(coming)}
      chosenId={fulfilment?.method === 'Pickup' ? fulfilment.pickupAddressId : null}
      choosingId={change.state === 'changing' ? wished : null}
      hasFailed={change.state === 'failed' && wished !== null}
      onChoose={(storeId) => choose({ type: 'pickup.choose', addressId: storeId, pickupType: null })}
      onRetry={onRetry}
    />
  );
}

export default function ChangeExpressPickupStoreModal(): ReactNode {
  const { services } = useRouteContext({ from: '__root__' });
  const load = (): Coming =>
    services.fulfilment.stores().then(
      ({ stores }) => stores,
      () => null,
    );
  const [coming, setComing] = useState(load);
  return (
    <Dialog title={texts.storesTitle.text} size="medium">
      <Suspense fallback={<TextSkeleton lines={4} />}>
        <Stores coming={coming} onRetry={() => setComing(load())} />
      </Suspense>
    </Dialog>
  );
}
