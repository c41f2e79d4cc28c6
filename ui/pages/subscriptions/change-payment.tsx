import './subscription-modals.css';
import type { ReactNode } from 'react';
import { type ChangeCardShown, goesOn, type SubscriptionsShown } from '#machines/subscription/index.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { money } from '#services/display/money.rules.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { filled } from '../delivery-saver/saver-words.ts';

type Props = {
  readonly shown: SubscriptionsShown;
  readonly changeHref: string;
  /** The shopper's saved cards, each with the way to delete it; null where that is not offered, or nobody knows them. */
  readonly cards: readonly SavedInstrument[] | null;
  readonly deleteHrefOf: (instrumentId: string) => string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
};

/** Which pass is charged when, and how much. */
function NextCharge({ of, text }: { of: NonNullable<SubscriptionsShown['current']>; text: string }): ReactNode {
  const { renewsOn, nextChargeCents, state } = of;
  if (state === 'unpaid') return <p>{texts.changeUnpaid.text}</p>;
  if (renewsOn === null || nextChargeCents === null) return null;
  return <p>{filled(text, { price: money(nextChargeCents), day: saverDay(renewsOn) })}</p>;
}

/** The card that a pass is paid with, and the ways to another one. */
export function ChangePayment({ shown, changeHref, cards, deleteHrefOf, onRetry, onClose }: Props): ReactNode {
  const { current, state } = shown;
  const isCharged = goesOn(current);
  return (
    <Dialog
      title={texts.changeTitle.text}
      size="medium"
      actions={
        <>
          <Button look="outline" onClick={onClose} data-needs-script="">
            {texts.close.text}
          </Button>
          {isCharged ? (
            <ButtonLink href={changeHref} data-replace="">
              {texts.changeCard.text}
            </ButtonLink>
          ) : state === 'failed' ? (
            <Button onClick={onRetry} data-needs-script="">
              {texts.tryAgain.text}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="subscription-modal">
        {current && isCharged ? (
          <>
            <p>
              <b>{current.plan.name}</b>
            </p>
            {current.instrument ? <PaymentInstrument instrument={current.instrument} /> : <p>{texts.noCard.text}</p>}
            <NextCharge of={current} text={texts.changeText.text} />
          </>
        ) : (
          <p role="status">
            {
              (state === 'reading' ? texts.mineLoading : state === 'failed' ? texts.mineUnread : texts.nothingToPay)
                .text
            }
          </p>
        )}
        {cards && cards.length > 0 ? (
          <>
            <h3>{texts.savedCards.text}</h3>
            <ul className="saved-cards">
              {cards.map((card) => (
                <li key={card.instrumentId}>
                  <PaymentInstrument instrument={card} />
                  <ButtonLink size="small" look="quiet" href={deleteHrefOf(card.instrumentId)} data-replace="">
                    {texts.forget.text} <span className="visually-hidden">{card.cardSuffix}</span>
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}

type CardProps = {
  readonly shown: SubscriptionsShown;
  readonly change: ChangeCardShown;
  /** Saved cards may be chosen; else a new one takes the place of the one before. */
  readonly isV2: boolean;
  readonly ways: ReactNode;
  readonly isCapturing: boolean;
  readonly onUse: () => void;
  readonly onAskNow: () => void;
  readonly onClose: () => void;
};

/** Another card for a pass: chosen or typed, said once, and its end told. */
export function ChangeInstrument(props: CardProps): ReactNode {
  const { shown, change, isV2, ways, isCapturing, onUse, onAskNow, onClose } = props;
  const { current, state } = shown;
  const isCharged = goesOn(current);
  const isDone = change.state === 'changed';
  const isOnItsWay = isCapturing || change.state === 'changing' || change.state === 'doubtful';
  return (
    <Dialog
      title={texts.newCardTitle.text}
      size="medium"
      actions={
        <>
          <Button look="outline" onClick={onClose} data-needs-script="">
            {texts.close.text}
          </Button>
          {isDone || !isCharged ? null : change.state === 'doubtful' ? (
            <Button onClick={onAskNow}>{texts.askNow.text}</Button>
          ) : (
            <Button aria-disabled={isOnItsWay || undefined} data-needs-script="" onClick={() => !isOnItsWay && onUse()}>
              {(isOnItsWay ? texts.changing : texts.useCard).text}
            </Button>
          )}
        </>
      }
    >
      <div className="subscription-modal">
        <p data-without-script="">{texts.needsScript.text}</p>
        {isDone ? (
          <>
            <Alert type="success" title={texts.cardChanged.text} />
            {current?.instrument ? <PaymentInstrument instrument={current.instrument} /> : null}
          </>
        ) : isCharged && current ? (
          <>
            <p>{(isV2 ? texts.newCardTextV2 : texts.newCardText).text}</p>
            <NextCharge of={current} text={texts.newCardCharge.text} />
            {ways}
          </>
        ) : (
          <p role="status">
            {
              (state === 'reading' ? texts.mineLoading : state === 'failed' ? texts.mineUnread : texts.nothingToPay)
                .text
            }
          </p>
        )}
        {change.state === 'refused' ? (
          <Alert type="error" title={texts.changeRefused.text}>
            {change.fault?.message}
          </Alert>
        ) : (
          <p role="status">
            {change.state === 'doubtful'
              ? texts.changeDoubt.text
              : change.state === 'changing'
                ? texts.changing.text
                : ''}
          </p>
        )}
      </div>
    </Dialog>
  );
}
