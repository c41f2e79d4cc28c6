import { type ComponentProps, type ReactNode, useCallback, useRef } from 'react';
import { canSubmit } from '#machines/card-frame/index.ts';
import type { CardFrameActor } from '#ui/card-frame/use-card-frame.ts';
import { PayWays } from '#ui/pay-ways/pay-ways.tsx';
import { PaymentPage } from '#ui/pages/payment/payment-page.tsx';
import { HoldCard } from './-hold-card.tsx';
import { CardToPay, WalletToPay } from './-payment-card.tsx';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';
import { type Payment, useOrderBill, usePayment, usePaymentWays } from './-payment-view.ts';

type Props = {
  readonly payment: Payment;
  /** The order that is changed; null for a new one. */
  readonly orderId: string | null;
  readonly onRetry: () => void;
} & Pick<ComponentProps<typeof PaymentPage>, 'words' | 'story'>;

/** The page to pay on, joined to what is ordered, what it is paid with, and the order on its way. */
export function PaymentRoute(): ReactNode {
  const { chart, bill } = useOrderBill();
  const payment = usePayment(bill);
  usePaymentWays(payment, texts.totalsChanged.text);
  return <PaymentView payment={payment} orderId={null} onRetry={() => chart?.send({ type: 'order.retry' })} />;
}

/** What is the same for a new order and for one that was changed. */
export function PaymentView({ payment, orderId, onRetry, ...said }: Props): ReactNode {
  const frame = useRef<CardFrameActor | null>(null);
  const keepFrame = useCallback((shown: CardFrameActor | null) => {
    frame.current = shown;
  }, []);
  const { charts, shown, ways } = payment;
  const { payWays, placing } = charts;
  const pay = () => {
    if (!shown.order) return;
    payWays?.send({
      type: 'pay.press',
      totalCents: shown.order.totalCents,
      isAgeAsked: shown.age !== null,
      orderId,
      isFrameReady: frame.current !== null && canSubmit(frame.current.getSnapshot()),
    });
  };
  return (
    <PaymentPage
      {...shown}
      {...said}
      holdCard={<HoldCard />}
      ways={
        <PayWays
          {...ways}
          cardFrame={payWays ? <CardToPay key="card" payWays={payWays} onFrame={keepFrame} /> : null}
          walletFrame={payWays ? <WalletToPay key="wallet" payWays={payWays} onFrame={keepFrame} /> : null}
          onChoose={(way) => payWays?.send({ type: 'way.choose', way })}
          onSaving={(isSaving) => payWays?.send({ type: 'save.say', isSaving })}
          onRenew={() => payWays?.send({ type: 'card.renew' })}
          onRetry={() => payWays?.send({ type: 'ways.retry' })}
        />
      }
      onPay={pay}
      onAge={(isOfAge) => payWays?.send({ type: 'age.say', isOfAge })}
      onDismiss={() => placing?.send({ type: 'outcome.dismiss' })}
      onRetry={onRetry}
    />
  );
}
