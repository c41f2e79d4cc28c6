import './subscription-modals.css';
import type { ReactNode } from 'react';
import { type CancelPassShown, goesOn, type SubscriptionsShown } from '#machines/subscription/index.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { filled } from '../delivery-saver/saver-words.ts';

type Props = {
  readonly shown: SubscriptionsShown;
  readonly cancel: CancelPassShown;
  readonly onCancel: () => void;
  readonly onAskNow: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Until when it stays good, what is not charged, what is not given back: said before anything is done. */
function Consequence({ of }: { readonly of: NonNullable<SubscriptionsShown['current']> }): ReactNode {
  const { paidUntil, renewsOn, nextChargeCents, plan, state } = of;
  if (state === 'unpaid') return <p>{filled(texts.cancelUnpaid.text, { price: money(plan.priceCents) })}</p>;
  return (
    <ul>
      <li>{filled(texts.cancelUntil.text, { day: saverDay(paidUntil) })}</li>
      {renewsOn !== null && nextChargeCents !== null ? (
        <li>{filled(texts.cancelNoMore.text, { price: money(nextChargeCents), day: saverDay(renewsOn) })}</li>
      ) : null}
      <li>{texts.cancelFees.text}</li>
      <li>{texts.cancelNoMoney.text}</li>
    </ul>
  );
}

/** Asks before a pass is given up, and says how that goes. */
export function CancelPass({ shown, cancel, onCancel, onAskNow, onRetry, onClose }: Props): ReactNode {
  const { current, state } = shown;
  const isDone = cancel.state === 'cancelled';
  const isOnItsWay = cancel.state === 'cancelling' || cancel.state === 'doubtful';
  const canCancel = goesOn(current) && !isDone;
  const act = isDone ? null : cancel.state === 'doubtful' ? (
    <Button onClick={onAskNow} data-needs-script="">
      {texts.askNow.text}
    </Button>
  ) : canCancel ? (
    <Button onClick={onCancel} aria-disabled={isOnItsWay || undefined} data-needs-script="">
      {(cancel.state === 'refused' ? texts.cancelAgain : isOnItsWay ? texts.cancelling : texts.cancelYes).text}
    </Button>
  ) : state === 'failed' ? (
    <Button onClick={onRetry} data-needs-script="">
      {texts.tryAgain.text}
    </Button>
  ) : null;
  return (
    <Dialog
      title={(isDone ? texts.cancelledTitle : texts.cancelTitle).text}
      size="medium"
      actions={
        <>
          <Button look="outline" onClick={onClose} data-needs-script="">
            {(canCancel && !isOnItsWay ? texts.keep : texts.close).text}
          </Button>
          {act}
        </>
      }
    >
      <div className="subscription-modal">
        <p data-without-script="">{texts.needsScript.text}</p>
        {current && !isDone && canCancel ? (
          <>
            <p>
              <b>{current.plan.name}</b>
            </p>
            <Consequence of={current} />
          </>
        ) : null}
        {isDone ? (
          <p>
            {current ? filled(texts.cancelled.text, { day: saverDay(current.paidUntil) }) : texts.cancelledNow.text}
          </p>
        ) : null}
        {!isDone && !canCancel && !isOnItsWay ? (
          <p role="status">
            {
              (state === 'reading' ? texts.mineLoading : state === 'failed' ? texts.mineUnread : texts.nothingToCancel)
                .text
            }
          </p>
        ) : null}
        {cancel.state === 'refused' ? (
          <Alert type="error" title={texts.cancelRefused.text}>
            {cancel.fault?.message}
          </Alert>
        ) : (
          <p role="status">
            {cancel.state === 'cancelling'
              ? texts.cancelling.text
              : cancel.state === 'doubtful'
                ? texts.cancelDoubt.text
                : ''}
          </p>
        )}
      </div>
    </Dialog>
  );
}
