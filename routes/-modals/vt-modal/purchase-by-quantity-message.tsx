import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { pieceTexts as texts } from '#ui/texts/pieces.texts.ts';
import { useModalWays } from '../../-close-modal.ts';

export default function PurchaseByQuantityMessageModal(): ReactNode {
  const { close } = useModalWays();
  const { storage } = useRouteContext({ from: '__root__' }).services;
  useEffect(() => storage.write('purchaseByQuantityAcknowledged', true), [storage]);
  return (
    <Dialog title={texts.quantityTitle.text} actions={<Button onClick={close}>{texts.quantityDone.text}</Button>}>
      <p>{texts.quantityText.text}</p>
    </Dialog>
  );
}
