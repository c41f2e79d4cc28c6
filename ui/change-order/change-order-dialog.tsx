import './change-order.css';
import type { OrderAsked } from '#machines/order-change/index.ts';
import type { OrderChangeContext } from '#services/orders/order-change.contract.ts';
import { AlertBox } from '../alert/alert.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { changeOrderTexts as texts } from '../texts/change-order.texts.ts';
import { cutOffWords } from './cut-off.ts';
import { whyUnchangeable } from './reason-words.ts';

type Props = {
  readonly asked: OrderAsked;
  readonly nowMs: number | null;
  readonly closeHref: string;
  readonly onBegin: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

function timeWords(
  { deliveryMethod, deliveryDate, deliveryTimeSpan, cutOffTime }: OrderChangeContext,
  nowMs: number | null,
) {
  const text = deliveryMethod === 'Courier' ? texts.timeDelivery.text : texts.timePickup.text;
  const time = text.replace('{time}', () => `${deliveryDate}, ${deliveryTimeSpan}`);
  const until = cutOffWords(cutOffTime, nowMs);
  return until === null ? time : `${time} ${texts.canUntil.text.replace('{until}', () => until)}`;
}

function itemWords({ products: { length } }: OrderChangeContext): string {
  return length === 1 ? texts.whatOne.text : texts.what.text.replace('{n}', String(length));
}

/** Says what changing an order means before it begins, or why it cannot be changed. */
export function ChangeOrderDialog({ asked, nowMs, closeHref, onBegin, onRetry, onClose }: Props) {
  const { state, order, fault } = asked;
  const title =
    order === null
      ? texts.titleUnknown.text
      : state === 'unchangeable'
        ? texts.cannot.text
        : texts.title.text.replace('{number}', () => order.orderNumber);
  const isOffered = state === 'changeable' || state === 'beginning';
  const actions = isOffered ? (
    <>
      <Button onClick={onBegin} disabled={state === 'beginning'} data-needs-script>
        {state === 'beginning' ? texts.starting.text : texts.start.text}
      </Button>
      <Button look="outline" onClick={onClose} data-needs-script>
        {texts.notNow.text}
      </Button>
    </>
  ) : state === 'unknown' ? (
    <Button onClick={onRetry} data-needs-script>
      {texts.tryAgain.text}
    </Button>
  ) : (
    <ButtonLink href={closeHref} look="outline" data-replace="">
      {texts.back.text}
    </ButtonLink>
  );
  return (
    <Dialog title={title} size="medium" actions={actions}>
      <div className="change-order" aria-busy={state === 'reading' || state === 'beginning'}>
        {state === 'reading' ? <p role="status">{texts.reading.text}</p> : null}
        {state === 'unknown' ? (
          <AlertBox role="alert" title={texts.unknown.text}>
            {fault?.message}
          </AlertBox>
        ) : null}
        {state === 'unchangeable' ? <p>{whyUnchangeable(order?.unchangeableOrderReason ?? null)}</p> : null}
        {isOffered && fault !== null ? (
          <AlertBox role="alert" title={texts.notStarted.text}>
            {fault.message}
          </AlertBox>
        ) : null}
        {isOffered && order !== null ? (
          <ul>
            <li>{itemWords(order)}</li>
            <li>{texts.kept.text}</li>
            <li>{timeWords(order, nowMs)}</li>
            <li>{texts.prices.text}</li>
            <li>{texts.stands.text}</li>
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}
