import './cancel-question.css';
import type { ReactNode } from 'react';
import type { CancelShown, PastOrderShown } from '#machines/past-order/index.ts';
import { money } from '#services/display/money.rules.ts';
import { orderWhen } from '#services/orders/order-dates.rules.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { leftCents } from './cancelled-words.ts';

type Props = {
  readonly shown: PastOrderShown;
  readonly cancel: CancelShown;
  readonly onCancel: () => void;
  readonly onAskNow: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** What comes back, what is given up, and that it is for good: said before anything is done. */
function Consequence({ order }: { readonly order: PastOrder }) {
  const left = leftCents(order);
  return (
    <ul className="cancel-consequence">
      <li>{left > 0 ? texts.cancelPaid.text.replace('{total}', money(left)) : texts.cancelFree.text}</li>
      <li>{texts.cancelTime.text.replace('{when}', orderWhen(order))}</li>
      {order.isInChange ? <li>{texts.cancelInChange.text}</li> : null}
      <li>{texts.cancelGoods.text}</li>
    </ul>
  );
}

function Answer({ cancel }: { readonly cancel: CancelShown }) {
  if (cancel.state === 'refused')
    return (
      <Alert type="error" title={texts.refused.text}>
        {cancel.fault?.message}
      </Alert>
    );
  const words =
    cancel.state === 'cancelling' ? texts.cancelling.text : cancel.state === 'doubtful' ? texts.doubtful.text : '';
  return <p role="status">{words}</p>;
}

/** Asks before an order is cancelled, and says how that goes. */
export function CancelQuestion({ shown, cancel, onCancel, onAskNow, onRetry, onClose }: Props): ReactNode {
  const { order } = shown;
  const isOnItsWay = cancel.state === 'cancelling' || cancel.state === 'doubtful';
  const canCancel = order?.isCancellable === true;
  const keep = (
    <Button look="outline" onClick={onClose} data-needs-script>
      {canCancel && !isOnItsWay ? texts.keepOrder.text : texts.close.text}
    </Button>
  );
  const act =
    cancel.state === 'doubtful' ? (
      <Button onClick={onAskNow} data-needs-script>
        {texts.askNow.text}
      </Button>
    ) : canCancel ? (
      <Button onClick={onCancel} disabled={isOnItsWay} data-needs-script>
        {cancel.state === 'refused' ? texts.cancelAgain.text : texts.cancelYes.text}
      </Button>
    ) : shown.state === 'failed' ? (
      <Button onClick={onRetry} data-needs-script>
        {texts.tryAgain.text}
      </Button>
    ) : null;
  return (
    <Dialog
      title={texts.cancelTitle.text}
      size="medium"
      actions={
        <>
          {keep}
          {act}
        </>
      }
    >
      <div className="cancel-question">
        <p data-without-script="">{texts.needsScript.text}</p>
        {order ? (
          <>
            <p>
              <b>{texts.number.text.replace('{number}', () => order.orderNumber)}</b>
            </p>
            {canCancel ? <Consequence order={order} /> : null}
            {canCancel || cancel.state !== 'idle' ? null : <p>{texts.cannotCancel.text}</p>}
          </>
        ) : (
          <p role="status">
            {
              { reading: texts.orderReading, missing: texts.missing, failed: texts.orderUnread, shown: texts.title }[
                shown.state
              ].text
            }
          </p>
        )}
        <Answer cancel={cancel} />
      </div>
    </Dialog>
  );
}
