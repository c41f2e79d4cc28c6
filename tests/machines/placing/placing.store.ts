import assert from 'node:assert/strict';
import { FaultError } from '#services/fault.ts';
import type { FaultCode } from '#services/fault.codes.ts';
import type { Placement, PlacementTold } from '#services/orders/placing.contract.ts';

type Order = { readonly body: string; readonly fill: number; state: PlacementTold['state']; readonly orderId: string };

export const refused = (code: FaultCode, status = 409, retryAfterMs?: number) =>
  new FaultError({
    ...{ tag: 'refused', status, code, message: 'The store says no.' },
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  } as never);

/** A store that keeps to the design: one order a key, one under way at a time, and what is placed leaves the trolley. */
export function openStore() {
  const orders = new Map<string, Order>();
  const captures: string[] = [];
  let fill = 1;
  let isFull = true;
  let totalCents = 5_000;

  const told = ({ orderId, state }: Order): PlacementTold => ({
    ...{ orderId, orderNumber: `K${orderId.slice(-4)}`, state },
    reason: state === 'declined' ? 'The card was declined.' : null,
  });
  const underWay = () => [...orders.values()].find(({ state }) => state === 'paying');

  function settle(key: string, isCaptured: boolean): void {
    const order = orders.get(key);
    if (order?.state !== 'paying') return;
    order.state = isCaptured ? 'placed' : 'declined';
    if (!isCaptured) return;
    captures.push(`fill ${order.fill}`);
    isFull = false;
  }

  /** `luck`: 0 is captured at once, 1 declined at once, whatever else is left open. */
  function place(key: string, placement: Placement, luck: number): PlacementTold {
    const body = JSON.stringify(placement);
    const known = orders.get(key);
    if (known) {
      assert.equal(known.body, body, 'One key stood for two orders.');
      return told(known);
    }
    if (underWay()) throw refused('OrderUnderWay');
    if (!isFull) throw refused('OrderNotReady');
    if (placement.expectedTotalCents !== totalCents) throw refused('TotalsChanged');
    const orderId = `00000000-0000-4000-9000-${String(orders.size + 1).padStart(12, '0')}`;
    const order: Order = { body, fill, state: 'paying', orderId };
    orders.set(key, order);
    if (luck <= 1) settle(key, luck === 0);
    return told(order);
  }

  return {
    orders,
    captures,
    place,
    settle,
    byKey: (key: string): PlacementTold | null => {
      const order = orders.get(key);
      return order ? told(order) : null;
    },
    isUnderWay: () => underWay() !== undefined,
    totalCents: () => totalCents,
    changeTotal: () => void (totalCents += 100),
    /** The shopper fills the trolley once more. */
    refill: () => {
      if (isFull) return;
      isFull = true;
      fill += 1;
    },
  };
}
