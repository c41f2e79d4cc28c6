import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type orderMachine, orderFaultIn, orderIn, isOrderBusy, problemsIn } from '#machines/order/index.ts';
import {
  areLost,
  instrumentsIn,
  isCaptured,
  isCapturing,
  type payWaysMachine,
  troubleIn,
  wayIn,
} from '#machines/pay-ways/index.ts';
import {
  confirmedIn,
  faultIn,
  outcomeOf,
  type placingMachine,
  reasonIn,
  type PlacingStage,
  stageOf,
} from '#machines/placing/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { type trolleyMachine, unsentIn } from '#machines/trolley/index.ts';
import { isRefusedAs } from '#services/fault.ts';
import { sumOf } from '#services/orders/attempt.rules.ts';
import { confirmationPathOf } from '#services/orders/placing-paths.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { href } from '#ui/link/href.ts';
import type { PaymentShown } from '#ui/pages/payment/payment-page.tsx';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';

type Placing = Parameters<typeof stageOf>[0];

/** What is to be paid, and whether that is certain. */
export type Bill = Pick<PaymentShown, 'order' | 'hasFailed' | 'isRough' | 'problems'> & {
  readonly isAgeAsked: boolean;
};

function outcomeShown(placing: Placing, stage: PlacingStage): PaymentShown['outcome'] {
  if (stage === 'elsewhere') return { kind: 'elsewhere', why: null };
  const kind = outcomeOf(placing);
  if (kind === null) return null;
  const why = { declined: reasonIn(placing), refused: faultIn(placing)?.message ?? null, unplaced: null };
  return { kind, why: why[kind] };
}

/** What is paid is what was seen when it was pressed, whatever becomes of the slot and the trolley meanwhile. */
function orderShown({ order }: Bill, placing: Placing, stage: PlacingStage): PaymentShown['order'] {
  const sent = placing?.context.attempt?.placement;
  if (stage === 'open' || !sent) return order;
  const sentCents = sumOf(sent);
  if (sentCents === order?.totalCents) return order;
  const total = { part: 'total', name: texts.youPay.text, valueCents: sentCents, isTotal: true } as const;
  return { components: [total], savingsCents: 0, totalCents: sentCents };
}

/** What the order comes to that the trolley is about to become. */
export function useOrderBill() {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof orderMachine>(shop, 'order');
  const now = useSelector(chart, (order) => order);
  const order = orderIn(now)?.order;
  const bill: Bill = {
    order: order
      ? { components: order.totals.components, savingsCents: order.savingsCents, totalCents: order.totalCents }
      : null,
    hasFailed: orderFaultIn(now) !== null,
    isRough: isOrderBusy(now),
    problems: problemsIn(now),
    isAgeAsked: order?.isAgeAsked ?? false,
  };
  return { chart, bill };
}

/** The charts of a payment page, and what they say now. */
export function usePayment(bill: Bill) {
  const { shop } = useRouteContext({ from: '__root__' });
  const isLive = useLive();
  const charts = {
    payWays: chartOf<typeof payWaysMachine>(shop, 'payWays'),
    placing: chartOf<typeof placingMachine>(shop, 'placing'),
  };
  const payWays = useSelector(charts.payWays, (now) => now);
  const placed = useSelector(charts.placing, (now) => now);
  const isUnsent = useSelector(
    chartOf<typeof trolleyMachine>(shop, 'trolley'),
    (now) => now !== undefined && unsentIn(now) > 0,
  );
  // Whether this tab kept an order is known to no server.
  const placing = isLive ? placed : undefined;
  const stage = stageOf(placing);
  const confirmed = confirmedIn(placing);
  const fault = faultIn(placing);
  const shown: PaymentShown = {
    stage,
    isCapturing: isCapturing(payWays),
    outcome: outcomeShown(placing, stage),
    isAskedToWait: stage === 'resolving' && fault !== null && isRefusedAs(fault, 'TooMany'),
    hasFailed: bill.hasFailed,
    isRough: bill.isRough,
    problems: bill.problems,
    order: orderShown(bill, placing, stage),
    isUnsent: isLive && isUnsent,
    age: bill.isAgeAsked
      ? { isOfAge: payWays?.context.isOfAge ?? false, isMissing: troubleIn(payWays) === 'ageMissing' }
      : null,
    confirmedHref:
      confirmed && href.page(confirmationPathOf(confirmed.orderId, placing?.context.attempt?.placement ?? null)),
  };
  const ways = {
    instruments: instrumentsIn(payWays),
    areLost: areLost(payWays),
    way: wayIn(payWays),
    isSaving: payWays?.context.isSaving ?? false,
    isCaptured: isCaptured(payWays),
    isAtWork: isCapturing(payWays) || (stage !== 'open' && stage !== 'unknown'),
    trouble: troubleIn(payWays),
  };
  return { charts, shown, ways };
}
export type Payment = ReturnType<typeof usePayment>;

/** Where an order leads: to its confirmation, and nobody comes back from there to a page that could pay. */
export function usePaymentWays(
  { charts: { payWays, placing }, shown: { confirmedHref } }: Payment,
  changed: string,
): void {
  const { shop } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  useEffect(() => {
    if (confirmedHref === null) return;
    void navigate({ ...fromPublicHref(confirmedHref), replace: true } as never).then(
      () => placing?.send({ type: 'order.seen' }),
      () => undefined,
    );
  }, [confirmedHref, navigate, placing]);
  useEffect(() => {
    const refused = placing?.on('order.refused', ({ fault }) => {
      if (!isRefusedAs(fault, 'TotalsChanged')) return;
      shop.send({ type: 'toast.show', toast: { id: 'totals', text: changed, isPressing: true } });
      placing.send({ type: 'outcome.dismiss' });
      void navigate(fromPublicHref(href.page('/checkout/revieworder')) as never);
    });
    return () => refused?.unsubscribe();
  }, [placing, navigate, shop, changed]);
  useEffect(() => {
    payWays?.send({ type: 'ways.need' });
    const blocked = payWays?.on('pay.blocked', ({ trouble }) => {
      if (trouble === 'ageMissing') document.getElementById('payment-age')?.focus();
    });
    return () => {
      blocked?.unsubscribe();
      payWays?.send({ type: 'page.left' });
    };
  }, [payWays]);
}
