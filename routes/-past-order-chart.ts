import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { pastOrderMachine } from '#machines/past-order/index.ts';
import { chartOf } from '#machines/shop/index.ts';

/** The chart of one order, opened for the part that stands; told of that order if it is about another one. */
export function usePastOrder(orderId?: string) {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const [, show] = useReducer((times: number) => times + 1, 0);
  useEffect(() => void openLate('pastOrder').then(show, () => undefined), [openLate]);
  const chart = chartOf<typeof pastOrderMachine>(shop, 'pastOrder');
  useEffect(() => {
    if (chart && orderId !== undefined && chart.getSnapshot().context.orderId !== orderId)
      chart.send({ type: 'order.open', orderId });
  }, [chart, orderId]);
  return chart;
}
