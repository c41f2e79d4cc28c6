import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { SlipChoice } from '#ui/trolley-extras/packing.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { usePacking } from '../../-trolley-extras.tsx';

export default function ChangePackingslipPreferenceModal(): ReactNode {
  const { close } = useModalWays();
  const { slip } = usePacking();
  return (
    <Dialog title={texts.slipTitle.text} actions={<Button onClick={close}>{texts.done.text}</Button>}>
      <div className="trolley-extras-modal">
        <p>{texts.slipText.text}</p>
        <SlipChoice name="slip" {...slip} />
      </div>
    </Dialog>
  );
}
