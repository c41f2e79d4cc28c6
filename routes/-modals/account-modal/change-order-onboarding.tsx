import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { changeOrderTexts as texts } from '#ui/texts/change-order.texts.ts';
import { useModalWays } from '../../-close-modal.ts';

/** Tells once that an order can be changed; however it is closed, it has been read. */
export default function ChangeOrderOnboardingModal(): ReactNode {
  const { close } = useModalWays();
  const { storage } = useRouteContext({ from: '__root__' }).services;
  useEffect(() => () => storage.write('changeOrderModalAcknowledged', true), [storage]);
  return (
    <Dialog title={texts.onboardingTitle.text} actions={<Button onClick={close}>{texts.onboardingDone.text}</Button>}>
      <div className="change-order">
        <p>{texts.onboardingText.text}</p>
        <p>{texts.onboardingWhere.text}</p>
      </div>
    </Dialog>
  );
}
