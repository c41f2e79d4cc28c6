import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { feesIn, shellOf } from '#machines/shop/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DeliveryFees } from '#ui/pages/delivery-fees/delivery-fees.tsx';
import type { ModalProps } from './-modal-table.ts';

export function DeliveryFeesModal({ closeHref }: ModalProps): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const fees = useSelector(shellOf(shop), feesIn);
  const close = () =>
    void router.navigate({ ...fromPublicHref(closeHref), replace: true, resetScroll: false } as never);
  return (
    <Dialog title="Delivery fees" closeHref={closeHref} size="medium" onClose={close}>
      <DeliveryFees fees={fees} />
    </Dialog>
  );
}
