import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { feesIn, shellOf } from '#machines/shop/index.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DeliveryFees } from '#ui/pages/delivery-fees/delivery-fees.tsx';
import { deliveryFeesTexts as texts } from '#ui/texts/delivery-fees.texts.ts';

export default function DeliveryFeesModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  return (
    <Dialog title={texts.title.text} size="medium">
      <DeliveryFees fees={useSelector(shellOf(shop), feesIn)} />
    </Dialog>
  );
}
