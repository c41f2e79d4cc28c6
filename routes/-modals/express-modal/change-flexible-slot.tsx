import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FlexibleSlots } from '#ui/flexible-slots/flexible-slots.tsx';
import { flexibleSlotsTexts as texts } from '#ui/texts/flexible-slots.texts.ts';
import { useModalWays } from '../../-close-modal.ts';
import { useFlexibleSlots } from '../../-flexible-slots.ts';

export default function ChangeFlexibleSlotModal(): ReactNode {
  const { close } = useModalWays();
  return (
    <Dialog title={texts.title.text} size="medium">
      <FlexibleSlots {...useFlexibleSlots()} onClose={close} />
    </Dialog>
  );
}
