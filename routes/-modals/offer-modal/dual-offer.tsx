import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DualOffer } from '#ui/dual-offer/dual-offer.tsx';
import { dualOfferTexts as texts } from '#ui/texts/dual-offer.texts.ts';
import { useProductOnPage } from '../../-product-route.tsx';

export default function DualOfferModal(): ReactNode {
  const { product } = useProductOnPage();
  return (
    <Dialog title={texts.title.text} size="medium">
      <DualOffer product={product} />
    </Dialog>
  );
}
