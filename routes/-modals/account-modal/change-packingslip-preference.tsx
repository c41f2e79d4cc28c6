import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { UsualSlipQuestion } from '#ui/pages/preferences/usual-slip-question.tsx';
import { preferencesTexts as texts } from '#ui/texts/preferences.texts.ts';
import { useModalWays } from '../../-close-modal.ts';
import { usePreferences } from '../../-preferences.ts';
import { usePacking } from '../../-trolley-extras.tsx';

/** Whether a slip on paper lies in every order, and in the one in the trolley with them. */
export default function ChangePackingslipPreferenceModal(): ReactNode {
  const { close } = useModalWays();
  const { shown, send } = usePreferences();
  const { trolley, slip } = usePacking();
  const hasOrder = trolley !== null && trolley.items.length > 0;
  return (
    <Dialog title={texts.slip.text} actions={<Button onClick={close}>{texts.done.text}</Button>}>
      <UsualSlipQuestion
        shown={shown}
        onSend={send}
        ofTrolley={hasOrder ? { isOnPaper: slip.isOnPaper, onChange: slip.onChange } : null}
      />
    </Dialog>
  );
}
