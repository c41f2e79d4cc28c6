import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { giveUpFaultIn, isGivingUp } from '#machines/order-change/index.ts';
import { StopDialog } from '#ui/change-order/stop-dialog.tsx';
import { useAfterChange, useOrderChange } from '../../-change-order.ts';
import { useModalWays } from '../../-close-modal.ts';

/** Asks before a change is given up; the order it was about stands then as it did. */
export default function CancelChangeOrderModal(): ReactNode {
  const { close } = useModalWays();
  const change = useOrderChange();
  const isStopping = useSelector(change, (now) => now !== undefined && isGivingUp(now));
  const fault = useSelector(change, (now) => (now ? giveUpFaultIn(now) : null));
  useAfterChange('/account/orders', 'change.givenUp');
  const keep = () => {
    change?.send({ type: 'fault.dismiss' });
    close();
  };
  return (
    <StopDialog
      isStopping={isStopping}
      problem={fault?.message ?? null}
      onStop={() => change?.send({ type: 'change.giveUp' })}
      onKeep={keep}
    />
  );
}
