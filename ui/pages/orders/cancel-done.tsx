import './cancel-question.css';
import type { ReactNode } from 'react';
import type { PastOrderShown } from '#machines/past-order/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { comesBackWords } from './cancelled-words.ts';
import { waysOf } from './order-words.ts';

type Props = {
  readonly shown: PastOrderShown;
  /** It is known to be cancelled, even where how it stands is still being read. */
  readonly isCancelled: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** An order that is cancelled: what comes back of it, and when. */
export function CancelDone({ shown, isCancelled, onRetry, onClose }: Props): ReactNode {
  const { order } = shown;
  const isDone = order?.state === 'cancelled';
  const named = (text: string) => text.replace('{number}', () => order?.orderNumber ?? '');
  return (
    <Dialog
      title={isDone || isCancelled ? texts.cancelled.text : order ? texts.notCancelled.text : texts.yourOrders.text}
      size="medium"
      actions={
        <>
          <Button onClick={onClose} data-needs-script>
            {texts.close.text}
          </Button>
          {order ? (
            <ButtonLink look="outline" href={waysOf(order).order}>
              {texts.see.text}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <div className="cancel-question">
        {order && isDone ? (
          <>
            <p>{named(texts.cancelledOf.text)}</p>
            <p>{comesBackWords(order)}</p>
          </>
        ) : order && !isCancelled ? (
          <p>{named(texts.notCancelledText.text)}</p>
        ) : shown.state === 'missing' ? (
          <p>{texts.missing.text}</p>
        ) : shown.state === 'failed' ? (
          <>
            <p role="status">{texts.orderUnread.text}</p>
            <Button look="outline" onClick={onRetry} data-needs-script>
              {texts.tryAgain.text}
            </Button>
          </>
        ) : (
          <p role="status">{texts.orderReading.text}</p>
        )}
      </div>
    </Dialog>
  );
}
