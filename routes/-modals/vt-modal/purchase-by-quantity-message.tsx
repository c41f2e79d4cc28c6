import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { pieceTexts as texts } from '#ui/texts/pieces.texts.ts';
import { useOnboarding } from '../../-onboarding.ts';
import { purchaseByQuantity } from '../../-onboarding-due.ts';

/** Tells once what it means to buy by the piece what is weighed. */
export default function PurchaseByQuantityMessageModal(): ReactNode {
  const { isShown, close } = useOnboarding(purchaseByQuantity);
  if (!isShown) return null;
  return (
    <Dialog title={texts.quantityTitle.text} actions={<Button onClick={close}>{texts.quantityDone.text}</Button>}>
      <p>{texts.quantityText.text}</p>
    </Dialog>
  );
}
