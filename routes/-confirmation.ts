import { redirect } from '@tanstack/react-router';
import type { OrderConfirmation } from '#services/orders/placing.contract.ts';
import { faultOf, isNotFound } from '#services/fault.ts';
import type { Services } from '#services/services.ts';
import type { RouterContext } from './-context.ts';

/** What comes with the chart of the checkout for the page of an order that is placed. */
export type CheckoutParts = {
  readonly confirmation: (
    services: Pick<Services, 'adapter'>,
    orderId: string,
    signal: AbortSignal,
  ) => Promise<OrderConfirmation>;
};
export type ConfirmationData =
  | { readonly state: 'shown'; readonly order: OrderConfirmation; readonly nowMs: number }
  | { readonly state: 'missing' }
  | { readonly state: 'unread' };

/** `changed`: it was changed just now, and not placed. */
export type ConfirmationSearch = { orderId?: string; changed?: boolean };
export type Asked = {
  readonly context: RouterContext;
  readonly deps: ConfirmationSearch;
  readonly abortController: AbortController;
};

/** The order that the address names; without a name, all of them. It is read, and never written. */
export async function loadConfirmation({ context, deps, abortController }: Asked): Promise<ConfirmationData> {
  const { orderId } = deps;
  if (orderId === undefined) throw redirect({ to: '/account/orders', replace: true });
  const { services, openLate, partsOf } = context;
  try {
    await openLate('checkout');
    const { confirmation } = partsOf('checkout') as CheckoutParts;
    const order = await confirmation(services, orderId, abortController.signal);
    return { state: 'shown', order, nowMs: services.clock.nowMs() };
  } catch (error) {
    if (abortController.signal.aborted) throw error;
    if (isNotFound(faultOf(error))) return { state: 'missing' };
    if (import.meta.env.SSR) throw error;
    return { state: 'unread' };
  }
}
