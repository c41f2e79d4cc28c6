import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { orderChangeMachine } from '#machines/order-change/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { type trolleyMachine, unsentIn } from '#machines/trolley/index.ts';
import { asksForPayment, type Undo } from '#services/orders/difference.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { cutOffWords } from '#ui/change-order/cut-off.ts';
import type { ReviewedChange } from '#ui/pages/review-order/review-order.types.ts';
import { changePaymentTexts as texts } from '#ui/texts/change-payment.texts.ts';

/** What an order in change is changed by, and the ways to put it back; null while none is being changed. */
export function useDifference() {
  const { shop, services } = useRouteContext({ from: '__root__' });
  const change = chartOf<typeof orderChangeMachine>(shop, 'orderChange');
  const now = useSelector(change, (snapshot) => snapshot);
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  const isUnsent = useSelector(trolley, (snapshot) => snapshot !== undefined && unsentIn(snapshot) > 0);
  const isLive = useLive();
  const [nowMs] = useState(() => services.clock.nowMs());
  useEffect(() => change?.send({ type: 'difference.need' }), [change]);
  // By tags and context: what selects would bring the chart to everybody who looks an order over.
  if (!change || !now?.hasTag('changing')) return null;
  const { difference, differenceFault } = now.context;
  const cutOff = cutOffWords(difference?.cutOffTime ?? null, nowMs);
  const undo = (undos: readonly Undo[]) => {
    for (const one of undos) trolley?.send({ type: 'line.set', ...one, source: sources.trolley });
  };
  return {
    difference,
    isRough: now.hasTag('reckoning') || (isLive && isUnsent),
    hasFailed: differenceFault !== null,
    cutOff: cutOff === null ? null : texts.cutOff.text.replace('{time}', () => cutOff),
    onUndo: undo,
    onRetry: () => change.send({ type: 'difference.reload' }),
  };
}
export type DifferenceShown = NonNullable<ReturnType<typeof useDifference>>;

/** Saving is offered where something is other than it was ordered. */
export const reviewedChangeOf = ({ difference }: DifferenceShown, card: ReactNode): ReviewedChange => ({
  card,
  title: texts.reviewTitle.text,
  lead: texts.lead.text,
  go: !difference?.isChanged ? null : asksForPayment(difference) ? texts.pay.text : texts.save.text,
});
