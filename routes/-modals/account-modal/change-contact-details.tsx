import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect, useReducer } from 'react';
import { accountShown, phonesShown } from '#machines/account-details/index.ts';
import { ContactDetails } from '#ui/contact-details/contact-details.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { accountDetailsTexts as texts } from '#ui/texts/account-details.texts.ts';
import { useAccountDetails } from '../../-account-details.ts';
import { useModalWays } from '../../-close-modal.ts';

/** The numbers a driver can call, over whatever page asks for them. */
export default function ChangeContactDetailsModal(): ReactNode {
  const { openLate } = useRouteContext({ from: '__root__' });
  const { close } = useModalWays();
  const [, show] = useReducer((times: number) => times + 1, 0);
  const { chart, now, signInHref } = useAccountDetails();
  useEffect(() => void openLate('accountDetails').then(show, () => undefined), [openLate]);
  const isKnown = now?.context.details != null;
  useEffect(() => {
    if (!isKnown) chart?.send({ type: 'details.open' });
  }, [chart, isKnown]);
  useEffect(() => () => chart?.send({ type: 'phones.leave' }), [chart]);
  return (
    <Dialog title={texts.modalTitle.text} size="medium">
      <ContactDetails
        shown={accountShown(now)}
        phones={phonesShown(now)}
        said={{
          onType: (typed) => chart?.send({ type: 'phones.type', typed }),
          onSubmit: (sent) => chart?.send({ type: 'phones.submit', ...sent }),
          onProof: (proof) => chart?.send({ type: 'proof.submit', ...proof }),
          onCancelProof: () => chart?.send({ type: 'proof.cancel' }),
        }}
        signInHref={signInHref}
        onRetry={() => chart?.send({ type: 'details.reload' })}
        onClose={close}
      />
    </Dialog>
  );
}
