import './subscription-modals.css';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { CardRemovalShown } from '#machines/card-removal/index.ts';
import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { money } from '#services/display/money.rules.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { PasswordField } from '#ui/password-field/password-field.tsx';
import { PaymentInstrument } from '#ui/payment-instrument/payment-instrument.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { filled } from '../delivery-saver/saver-words.ts';

type Props = {
  /** Null where there is no such card; undefined as long as nobody knows. */
  readonly card: SavedInstrument | null | undefined;
  /** The pass that is paid with it; null where none is. */
  readonly pass: Subscription | null;
  readonly shown: CardRemovalShown;
  readonly changeHref: string;
  readonly onDelete: (password: string) => void;
  readonly onClose: () => void;
};

/** What depends on the card, by its name. */
function Consequence({ pass }: { readonly pass: Subscription | null }): ReactNode {
  const { renewsOn = null, nextChargeCents = null } = pass ?? {};
  if (!pass || renewsOn === null || nextChargeCents === null) return null;
  const words = { plan: pass.plan.name, price: money(nextChargeCents), day: saverDay(renewsOn) };
  return <Alert type="warning">{filled(texts.forgetPass.text, words)}</Alert>;
}

/** Asks before a saved card is forgotten: what depends on it, and the password of whoever asks. */
export function DeleteCard({ card, pass, shown, changeHref, onDelete, onClose }: Props): ReactNode {
  const form = useId();
  const { state, fault, tries } = shown;
  const isDone = state === 'removed';
  const isBusy = state === 'removing';
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    if (!isBusy && typeof password === 'string' && password !== '') onDelete(password);
  };
  return (
    <Dialog
      title={texts.forgetTitle.text}
      size="medium"
      actions={
        <>
          <Button look="outline" onClick={onClose} data-needs-script="">
            {(isDone || !card ? texts.close : texts.forgetKeep).text}
          </Button>
          {isDone || !card ? null : (
            <Button type="submit" form={form} aria-disabled={isBusy || undefined} data-needs-script="">
              {(isBusy ? texts.forgetting : texts.forgetYes).text}
            </Button>
          )}
        </>
      }
    >
      <div className="subscription-modal">
        <p data-without-script="">{texts.needsScript.text}</p>
        {isDone ? (
          <Alert type="success" title={texts.cardForgotten.text} />
        ) : card ? (
          <form id={form} className="subscription-modal" noValidate onSubmit={send}>
            <PaymentInstrument instrument={card} />
            <p>{texts.forgetText.text}</p>
            <Consequence pass={pass} />
            {pass ? (
              <p>
                <ButtonLink size="small" look="outline" href={changeHref} data-replace="">
                  {texts.otherCardFirst.text}
                </ButtonLink>
              </p>
            ) : null}
            <PasswordField
              key={tries}
              label={texts.password.text}
              hint={texts.passwordWhy.text}
              judge={(value) => (value === '' ? texts.passwordMissing.text : null)}
              refusal={state === 'wrong' ? texts.passwordWrong.text : null}
            />
          </form>
        ) : (
          <p role="status">{(card === undefined ? texts.cardsLoading : texts.noSuchCard).text}</p>
        )}
        {state === 'refused' || state === 'unknown' ? (
          <Alert type="error" title={texts.forgetRefused.text}>
            {`${fault?.message ?? ''} ${state === 'unknown' ? texts.forgetUnknown.text : ''}`}
          </Alert>
        ) : (
          <p role="status">{isBusy ? texts.forgetting.text : ''}</p>
        )}
      </div>
    </Dialog>
  );
}
