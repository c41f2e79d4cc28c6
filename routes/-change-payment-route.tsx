import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { sessionOf } from '#machines/shop/index.ts';
import { isRefusedAs } from '#services/fault.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';
import { OrderDifference } from '#ui/order-difference/order-difference.tsx';
import { type PaymentWords, placingWords } from '#ui/pages/payment/payment.words.ts';
import { money } from '#services/display/money.rules.ts';
import { changePaymentTexts as texts } from '#ui/texts/change-payment.texts.ts';
import { useDifference } from './-order-difference.tsx';
import { PaymentView } from './-payment-route.tsx';
import { type Bill, type Payment, usePayment, usePaymentWays } from './-payment-view.ts';

function wordsOf(sumCents: number): PaymentWords {
  const comesBack = texts.comesBack.text.replace('{total}', () => money(Math.abs(sumCents)));
  return {
    ...placingWords,
    title: (sumCents > 0 ? texts.payTitle : texts.saveTitle).text,
    lead: texts.lead.text,
    nothingToPay: sumCents < 0 ? comesBack : texts.nothingToPay.text,
    place: texts.save.text,
    paying: texts.saving.text,
    payingText: texts.savingText.text,
    declinedNext: texts.notSavedNext.text,
    refusedTitle: texts.notSavedTitle.text,
    refusedNext: texts.notSavedNext.text,
    unplacedTitle: texts.notSavedTitle.text,
    unplaced: texts.notSaved.text,
  };
}

const noBill: Bill = { order: null, hasFailed: false, isRough: true, problems: [], isAgeAsked: false };

function billOf(shown: ReturnType<typeof useDifference>): Bill {
  if (!shown) return noBill;
  const { difference, hasFailed, isRough } = shown;
  if (difference === null) return { ...noBill, hasFailed };
  const { beforeCents, afterCents, differenceCents, problems, isAgeAsked } = difference;
  const name = (differenceCents > 0 ? texts.toPay : differenceCents < 0 ? texts.toComeBack : texts.even).text;
  const order = {
    components: [
      { part: 'goods', name: texts.orderAfter.text, valueCents: afterCents, isTotal: false },
      { part: 'goods', name: texts.orderBefore.text, valueCents: -beforeCents, isTotal: false },
      { part: 'total', name, valueCents: Math.abs(differenceCents), isTotal: true },
    ],
    savingsCents: 0,
    totalCents: differenceCents,
  } as const;
  return { order, hasFailed, isRough, problems, isAgeAsked };
}

/** The order is being picked, or is in change no longer: nothing of it can be saved, and the change is over. */
function useChangeOver({ charts: { placing } }: Payment): void {
  const { shop } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  useEffect(() => {
    const refused = placing?.on('order.refused', ({ fault }) => {
      if (!isRefusedAs(fault, 'OrderAlreadyPicking') && !isRefusedAs(fault, 'TrolleyMoved')) return;
      const text = isRefusedAs(fault, 'OrderAlreadyPicking') ? texts.picking.text : fault.message;
      shop.send({ type: 'toast.show', toast: { id: 'change', text, isPressing: true } });
      placing.send({ type: 'outcome.dismiss' });
      void navigate(fromPublicHref(href.page('/account/orders')) as never);
    });
    return () => refused?.unsubscribe();
  }, [placing, navigate, shop]);
}

/** The page where a changed order is saved, and paid for where it costs more than before. */
export function ChangePaymentRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const shown = useDifference();
  const orderId = useSelector(sessionOf(shop), ({ context }) => context.shopper.changingOrderId);
  const payment = usePayment(billOf(shown));
  usePaymentWays(payment, texts.differenceChanged.text);
  useChangeOver(payment);
  const { stage } = payment.shown;
  const isAtRest = stage === 'open' || stage === 'unknown';
  return (
    <PaymentView
      payment={payment}
      orderId={shown?.difference?.orderId ?? orderId}
      words={wordsOf(payment.shown.order?.totalCents ?? 0)}
      story={shown && isAtRest ? <OrderDifference {...shown} onUndo={undefined} /> : null}
      onRetry={() => shown?.onRetry()}
    />
  );
}
