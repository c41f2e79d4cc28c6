import './boost-details.css';
import { type ReactNode, useEffect } from 'react';
import type { BoostsShown, EmailShown } from '#machines/boosts/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { JoinRewards } from '#ui/loyalty/join-rewards.tsx';
import { boostTexts as texts } from '#ui/texts/loyalty.texts.ts';

type Props = {
  readonly shown: BoostsShown;
  readonly isMember: boolean;
  readonly sending: EmailShown;
  /** One of them, or all. */
  readonly offerId: string | undefined;
  /** The address of whoever is signed in; null while it is not known. */
  readonly email: string | null;
  readonly onOpen: () => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Offers to one's own address: what is sent, where to, and what came of it. */
export function BoostEmail(props: Props): ReactNode {
  const { shown, isMember, sending, offerId, email, onOpen, onSend, onClose } = props;
  // A question that is put anew does not begin with the answer to the last one.
  useEffect(onOpen, [onOpen]);
  const offer = shown.offers?.find((one) => one.offerId === offerId);
  const to = email ?? texts.ownAddress.text;
  const isGone = offerId !== undefined && shown.state === 'shown' && !offer;
  const hasNothing = !isMember || isGone;
  const isSending = sending.state === 'sending';
  const isSent = sending.state === 'sent';
  const words = offer ? texts.emailOneText.text.replace('{name}', () => offer.name) : texts.emailText.text;
  return (
    <Dialog
      title={(offerId === undefined ? texts.emailTitle : texts.emailOneTitle).text}
      actions={
        <>
          <Button look="outline" onClick={onClose} data-needs-script="">
            {(isSent || hasNothing ? texts.close : texts.notNow).text}
          </Button>
          {isSent || hasNothing ? null : (
            <Button
              aria-disabled={isSending || undefined}
              onClick={() => (isSending ? undefined : onSend())}
              data-needs-script=""
            >
              {(isSending ? texts.emailSending : sending.state === 'failed' ? texts.emailAgain : texts.emailSend).text}
            </Button>
          )}
        </>
      }
    >
      <div className="boost-details">
        <p data-without-script="">{texts.needsScript.text}</p>
        {isMember ? <p>{isGone ? texts.gone.text : words.replace('{email}', () => to)}</p> : <JoinRewards />}
        <p role="status">{isSent ? texts.emailSent.text.replace('{email}', () => to) : ''}</p>
        <FormFault fault={sending.state === 'failed' ? sending.fault : null} />
      </div>
    </Dialog>
  );
}
