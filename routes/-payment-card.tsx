import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import type { CardCapture } from '#services/payments/payments.contract.ts';
import type { Services } from '#services/services.ts';
import { CardFrame } from '#ui/card-frame/card-frame.tsx';
import { PaymentsContext } from '#ui/card-frame/payments-context.ts';
import { type CardFrameActor, useCardFrame } from '#ui/card-frame/use-card-frame.ts';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';

/** What comes with the ways to pay and no first byte needs. */
export type PayWaysParts = {
  readonly walletSession: (services: Services, signal?: AbortSignal) => Promise<CardCapture>;
};

type Props = {
  readonly payWays: ActorRefFrom<typeof payWaysMachine>;
  /** Told the frame that is on show, and that it is not any more. */
  readonly onFrame: (frame: CardFrameActor | null) => void;
  readonly title?: string;
};

/** A frame that takes a card when the ways to pay want it, and tells them how that ended. */
export function CardToPay({ payWays, onFrame, title }: Props): ReactNode {
  const actor = useCardFrame((report) => {
    if (report.type === 'submit.settled') payWays.send({ type: 'card.settled', outcome: report.outcome });
  });
  useEffect(() => {
    onFrame(actor);
    const wanted = payWays.on('capture.wanted', ({ wishes }) => actor.send({ type: 'card.submit', wishes }));
    return () => {
      wanted.unsubscribe();
      onFrame(null);
    };
  }, [actor, payWays, onFrame]);
  return <CardFrame actor={actor} {...(title === undefined ? {} : { title })} />;
}

/** The same with the frame of a wallet in it: it speaks as a card's does. */
export function WalletToPay(props: Props): ReactNode {
  const { services, partsOf } = useRouteContext({ from: '__root__' });
  const payments = useContext(PaymentsContext);
  const wallet = useMemo(
    () => ({
      ...payments,
      service: {
        ...payments.service,
        cardCapture: (signal?: AbortSignal) => (partsOf('payWays') as PayWaysParts).walletSession(services, signal),
        hasInstrument: payments.service.hasInstrument,
      },
    }),
    [payments, services, partsOf],
  );
  return (
    <PaymentsContext value={wallet}>
      <CardToPay {...props} title={texts.walletTitle.text} />
    </PaymentsContext>
  );
}
