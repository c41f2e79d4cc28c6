import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { orderChangeMachine } from '#machines/order-change/index.ts';
import { chartSettled } from '#machines/shop/index.ts';

export type OrderChangeActor = ActorRefFrom<typeof orderChangeMachine>;

/** The chart of changing an order, opened by whatever shows it; undefined until its code has come. */
export function useOrderChange(): OrderChangeActor | undefined {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  useEffect(() => void openLate('orderChange').catch(() => undefined), [openLate]);
  return useSelector(shop, ({ children }) => (children as { orderChange?: OrderChangeActor }).orderChange);
}

/** Leads on from where a change was begun or given up, once the trolley is the other one. */
export function useAfterChange(
  to: '/reviewtrolley' | '/account/orders',
  when: 'change.begun' | 'change.givenUp',
): void {
  const { shop } = useRouteContext({ from: '__root__' });
  const change = useOrderChange();
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    const hearing = change?.on(when, () => {
      void chartSettled(shop, 'trolley').then(() => {
        if (isHere) void navigate({ to, replace: true });
      });
    });
    return () => {
      isHere = false;
      hearing?.unsubscribe();
    };
  }, [shop, change, navigate, to, when]);
}
