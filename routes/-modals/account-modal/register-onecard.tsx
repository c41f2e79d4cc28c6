import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { onecardFaultOf, type onecardMachine, onecardStateOf } from '#machines/onecard/index.ts';
import { chartOf, modalsOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { href } from '#ui/link/href.ts';
import { OnecardQuestion } from '#ui/onecard/onecard-question.tsx';
import { onecardTexts as texts } from '#ui/texts/onecard.texts.ts';

/** Whether to join the Onecard that came with a link; without one it says where a card can be added. */
export default function RegisterOnecardModal(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof onecardMachine>(shop, 'onecard');
  const card = useSelector(chart, (now) => now);
  const { hasOnecard } = useSelector(sessionOf(shop), shopperOf);
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  return (
    <Dialog title={texts.title.text}>
      <OnecardQuestion
        state={onecardStateOf(card)}
        fault={onecardFaultOf(card)}
        hasOnecard={hasOnecard}
        signInHref={href.signIn(here)}
        onRegister={() => chart?.send({ type: 'card.register' })}
        onClose={() => {
          chart?.send({ type: 'question.close' });
          modalsOf(shop).send({ type: 'modal.close' });
        }}
      />
    </Dialog>
  );
}
