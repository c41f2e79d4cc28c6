import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { endReasonIn } from '#machines/order-change/index.ts';
import { Button } from '#ui/button/button.tsx';
import { whyEnded } from '#ui/change-order/reason-words.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { changeOrderTexts as texts } from '#ui/texts/change-order.texts.ts';
import { modalTexts } from '#ui/texts/modals.texts.ts';
import { useOrderChange } from '../../-change-order.ts';

/** A change ended by itself: why, and back to the orders. */
export default function ChangeOrderCancelModal(): ReactNode {
  const navigate = useNavigate();
  const change = useOrderChange();
  const reason = useSelector(change, (now) => (now ? (endReasonIn(now)?.reason ?? null) : null));
  const read = () => {
    change?.send({ type: 'end.acknowledge' });
    void navigate({ to: '/account/orders', replace: true });
  };
  return (
    <Dialog title={texts.endedTitle.text} actions={<Button onClick={read}>{modalTexts.button.text}</Button>}>
      <p>{whyEnded(reason)}</p>
    </Dialog>
  );
}
