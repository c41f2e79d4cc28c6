import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { PackingOptions } from '#ui/trolley-extras/packing.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { usePacking } from '../../-trolley-extras.tsx';

export default function PackagingInformationModal(): ReactNode {
  const { close } = useModalWays();
  const { packing } = usePacking();
  return (
    <Dialog
      title={texts.packingModalTitle.text}
      size="medium"
      actions={<Button onClick={close}>{texts.done.text}</Button>}
    >
      <div className="trolley-extras-modal">
        <PackingOptions name="packing-modal" {...packing} />
      </div>
    </Dialog>
  );
}
