import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { PastOrders, PastOrdersAsked } from '#services/orders/past-orders.contract.ts';
import type { pastOrdersMachine } from './past-orders.machine.ts';

type Orders = SnapshotFrom<typeof pastOrdersMachine>;

export type PastOrdersShown = {
  readonly state: 'reading' | 'shown' | 'empty' | 'failed';
  /** Which are wanted. */
  readonly asked: PastOrdersAsked;
  /** While others are read, those that stood there before. */
  readonly orders: PastOrders | null;
  readonly fault: Fault | null;
};

export function pastOrdersShown(now: Orders | undefined): PastOrdersShown {
  if (!now || now.matches('resting')) return { state: 'reading', asked: {}, orders: null, fault: null };
  const { asked, orders, fault } = now.context;
  return { state: now.value as PastOrdersShown['state'], asked: asked ?? {}, orders, fault };
}
