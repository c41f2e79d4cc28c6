import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FlexibleFeeTable } from '#ui/pages/express/express-fees.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { useExpressTerms } from '../../-express-terms.ts';

export default function FlexibleDeliveryFeesModal(): ReactNode {
  const { flexibleDeliveryFeeCents } = useExpressTerms().fees;
  return (
    <Dialog title={texts.flexibleTitle.text} size="medium">
      <FlexibleFeeTable cents={flexibleDeliveryFeeCents} />
    </Dialog>
  );
}
