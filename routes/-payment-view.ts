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
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { href } from '#ui/link/href.ts';
import type { PaymentShown } from '#ui/pages/payment/payment-page.tsx';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';

type Placing = Parameters<typeof stageOf>[0];

export const confirmationHref = (orderId: string): string =>
  href.page(`/checkout/confirmation?orderId=${encodeURIComponent(orderId)}`);

function outcomeShown(placing: Placing, stage: PlacingStage): PaymentShown['outcome'] {
  if (stage === 'elsewhere') return { kind: 'elsewhere', why: null };
  const kind = outcomeOf(placing);
  if (kind === null) return null;
  const why = { declined: reasonIn(placing), refused: faultIn(placing)?.message ?? null, unplaced: null };
  return { kind, why: why[kind] };
}

type Order = Parameters<typeof orderIn>[0];

/** What is paid is what was seen when it was pressed, whatever becomes of the slot and the trolley meanwhile. */
function orderShown(order: Order, placing: Placing, stage: PlacingStage): PaymentShown['order'] {
  const active = orderIn(order);
  const sentCents = stage === 'open' ? null : (placing?.context.attempt?.placement.expectedTotalCents ?? null);
  if (sentCents !== null && sentCents !== active?.order.totalCents) {
    const total = { part: 'total', name: texts.youPay.text, valueCents: sentCents, isTotal: true } as const;
    return { components: [total], savingsCents: 0, totalCents: sentCents };
  }
  if (active === null) return null;
  const { totals, savingsCents, totalCents } = active.order;
  return { components: totals.components, savingsCents, totalCents };
}

/** The charts of a payment page, and what they say now. */
export function usePayment() {
  const { shop } = useRouteContext({ from: '__root__' });
  const isLive = useLive();
  const charts = {
    order: chartOf<typeof orderMachine>(shop, 'order'),
    payWays: chartOf<typeof payWaysMachine>(shop, 'payWays'),
    placing: chartOf<typeof placingMachine>(shop, 'placing'),
  };
  const order = useSelector(charts.order, (now) => now);
  const payWays = useSelector(charts.payWays, (now) => now);
  const placed = useSelector(charts.placing, (now) => now);
  const isUnsent = useSelector(
    chartOf<typeof trolleyMachine>(shop, 'trolley'),
    (now) => now !== undefined && unsentIn(now) > 0,
  );
  // Whether this tab kept an order is known to no server.
  const placing = isLive ? placed : undefined;
  const stage = stageOf(placing);
  const active = orderIn(order);
  const confirmed = confirmedIn(placing);
  const fault = faultIn(placing);
  const shown: PaymentShown = {
    stage,
    isCapturing: isCapturing(payWays),
    outcome: outcomeShown(placing, stage),
    isAskedToWait: stage === 'resolving' && fault !== null && isRefusedAs(fault, 'TooMany'),
    order: orderShown(order, placing, stage),
    hasFailed: orderFaultIn(order) !== null,
    isRough: isOrderBusy(order),
    problems: problemsIn(order),
    isUnsent: isLive && isUnsent,
    age: active?.order.isAgeAsked
      ? { isOfAge: payWays?.context.isOfAge ?? false, isMissing: troubleIn(payWays) === 'ageMissing' }
      : null,
    confirmedHref: confirmed && confirmationHref(confirmed.orderId),
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
  return { charts, shown, ways, confirmed };
}
export type Payment = ReturnType<typeof usePayment>;

/** Where an order leads: to its confirmation, and nobody comes back from there to a page that could pay. */
export function usePaymentWays({ charts: { payWays, placing }, confirmed }: Payment): void {
  const { shop } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const orderId = confirmed?.orderId ?? null;
  useEffect(() => {
    if (orderId === null) return;
    const to = fromPublicHref(confirmationHref(orderId));
    void navigate({ ...to, replace: true } as never).then(
      () => placing?.send({ type: 'order.seen' }),
      () => undefined,
    );
  }, [orderId, navigate, placing]);
  useEffect(() => {
    const refused = placing?.on('order.refused', ({ fault }) => {
      if (!isRefusedAs(fault, 'TotalsChanged')) return;
      shop.send({ type: 'toast.show', toast: { id: 'totals', text: texts.totalsChanged.text, isPressing: true } });
      placing.send({ type: 'outcome.dismiss' });
      void navigate(fromPublicHref(href.page('/checkout/revieworder')) as never);
    });
    return () => refused?.unsubscribe();
  }, [placing, navigate, shop]);
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
