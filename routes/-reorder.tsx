import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type ReorderEvent, type reorderMachine, reorderOf } from '#machines/reorder/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { Reorder } from '#ui/reorder/reorder.tsx';

const ignored = () => undefined;

/** The chart of ordering again; it comes with the first thing that is told to it, and the trolley with what is added. */
export function useReorder() {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const chart = useSelector(shop, () => chartOf<typeof reorderMachine>(shop, 'reorder'));
  const reorder = useSelector(chart, (state) => state);
  const send = (event: ReorderEvent) => {
    const tell = () => chartOf<typeof reorderMachine>(shop, 'reorder')?.send(event);
    const adds = event.type === 'items.add' || event.type === 'page.add';
    void openLate('reorder')
      .then(() => (adds ? openLate('trolley').catch(ignored) : undefined))
      .then(tell, ignored);
  };
  return { reorder, send };
}

/** Ordering again what stood in one order, for the page of that order; another order begins closed. */
export function ReorderHere({ orderId }: { readonly orderId: string }): ReactNode {
  const { reorder, send } = useReorder();
  const { shop } = useRouteContext({ from: '__root__' });
  useEffect(
    () => () => chartOf<typeof reorderMachine>(shop, 'reorder')?.send({ type: 'order.close' }),
    [shop, orderId],
  );
  return <Reorder orderId={orderId} shown={reorderOf(reorder, orderId)} onSend={send} />;
}
