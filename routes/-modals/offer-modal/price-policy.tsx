import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { settingsIn, settingsOf } from '#machines/shop/index.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PricePolicy } from '#ui/price-policy/price-policy.tsx';
import { pricePolicyTexts as texts } from '#ui/texts/price-policy.texts.ts';

export default function PricePolicyModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { priceNote, weightNote } = useSelector(settingsOf(shop), settingsIn)?.messages ?? {};
  return (
    <Dialog title={texts.title.text} size="medium">
      <PricePolicy messages={{ priceNote, weightNote }} />
    </Dialog>
  );
}
