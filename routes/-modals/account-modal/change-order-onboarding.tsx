import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { changeOrderTexts as texts } from '#ui/texts/change-order.texts.ts';
import { useOnboarding } from '../../-onboarding.ts';
import { changeOrderOnboarding } from '../../-onboarding-due.ts';

/** Tells once that an order can be changed. */
export default function ChangeOrderOnboardingModal(): ReactNode {
  const { isShown, close } = useOnboarding(changeOrderOnboarding);
  if (!isShown) return null;
  return (
    <Dialog title={texts.onboardingTitle.text} actions={<Button onClick={close}>{texts.onboardingDone.text}</Button>}>
      <div className="change-order">
        <p>{texts.onboardingText.text}</p>
        <p>{texts.onboardingWhere.text}</p>
      </div>
    </Dialog>
  );
}
