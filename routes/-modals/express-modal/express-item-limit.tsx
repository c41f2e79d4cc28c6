import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { excessOf, expressCountOf } from '#services/trolley/express.rules.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { ExpressLimit } from '#ui/pages/express/express-limit.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { useExpressTerms } from '../../-express-terms.ts';

export default function ExpressItemLimitModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const { limit } = useExpressTerms();
  const items = useSelector(chartOf<typeof trolleyMachine>(shop, 'trolley'), (now) => now?.context.trolley?.items);
  const lines = (items ?? []).map(({ unit, amount, priceCents, keptOut, availabilityStatus }) => ({
    unit,
    amount,
    isBuyable: priceCents !== null && keptOut === undefined && /^(?:In|Low) Stock$/.test(availabilityStatus),
  }));
  return (
    <Dialog
      title={texts.limitTitle.text}
      size="medium"
      actions={
        <>
          <ButtonLink href={href.page('/trolley')}>{texts.seeTrolley.text}</ButtonLink>
          <ButtonLink look="outline" href={href.page('/bookatimeslot')}>
            {texts.standard.text}
          </ButtonLink>
        </>
      }
    >
      <ExpressLimit limit={limit} excess={excessOf(expressCountOf(lines), limit)} />
    </Dialog>
  );
}
