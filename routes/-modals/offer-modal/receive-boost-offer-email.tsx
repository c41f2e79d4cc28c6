import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback } from 'react';
import { emailOf as sendingOf } from '#machines/boosts/index.ts';
import { emailOf, sessionOf } from '#machines/shop/index.ts';
import { BoostEmail } from '#ui/loyalty/boost-email.tsx';
import { useModalWays } from '../../-close-modal.ts';
import { useBoosts } from '../../-loyalty.ts';
import type { ModalProps } from '../../-modal-chunks.ts';

/** Sends the offer that the address names, or all of them, to the shopper's own address. */
export default function ReceiveBoostOfferEmailModal({ parameter }: ModalProps): ReactNode {
  const { close } = useModalWays();
  const { shop, chart, member, now, shown } = useBoosts();
  const email = useSelector(sessionOf(shop), emailOf);
  const open = useCallback(() => chart?.send({ type: 'email.open' }), [chart]);
  return (
    <BoostEmail
      shown={shown}
      isMember={member !== null}
      sending={sendingOf(now)}
      offerId={parameter}
      email={email}
      onOpen={open}
      onSend={() => chart?.send({ type: 'email.send', offerId: parameter ?? null })}
      onClose={close}
    />
  );
}
