import type { ReactNode } from 'react';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ExpressFeesTable } from '#ui/pages/express/express-fees.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { useExpressTerms } from '../../-express-terms.ts';

export default function ExpressDeliveryFeesModal(): ReactNode {
  const { name, fees } = useExpressTerms();
  return (
    <Dialog title={texts.feesTitle.text.replace('{name}', name)} size="medium">
      <ExpressFeesTable fees={fees} />
    </Dialog>
  );
}
