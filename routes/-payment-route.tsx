import { type ReactNode, useCallback, useRef } from 'react';
import { canSubmit } from '#machines/card-frame/index.ts';
import type { CardFrameActor } from '#ui/card-frame/use-card-frame.ts';
import { PayWays } from '#ui/pay-ways/pay-ways.tsx';
import { PaymentPage } from '#ui/pages/payment/payment-page.tsx';
import { HoldCard } from './-hold-card.tsx';
import { CardToPay, WalletToPay } from './-payment-card.tsx';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';
import { useOrderBill, usePayment, usePaymentWays } from './-payment-view.ts';

/** The page to pay on, joined to what is ordered, what it is paid with, and the order on its way. */
export function PaymentRoute(): ReactNode {
  const { chart: order, bill } = useOrderBill();
  const payment = usePayment(bill);
  usePaymentWays(payment, texts.totalsChanged.text);
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
      orderId: null,
      isFrameReady: frame.current !== null && canSubmit(frame.current.getSnapshot()),
    });
  };
  return (
    <PaymentPage
      {...shown}
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
      onRetry={() => order?.send({ type: 'order.retry' })}
    />
  );
}
