import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { OrderDifference } from '#ui/order-difference/order-difference.tsx';
import { changePaymentTexts as texts } from '#ui/texts/change-payment.texts.ts';
import type { DifferenceShown } from './-order-difference.tsx';

/** The difference on the page where the whole order is looked over, with the ways to undo it and to stop. */
export function ReviewedDifference({ shown }: { readonly shown: DifferenceShown }): ReactNode {
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  return (
    <OrderDifference {...shown}>
      <A href={href.modalOver(here, { outlet: 'account-modal', path: 'cancel-change-order' })}>{texts.stop.text}</A>
    </OrderDifference>
  );
}
