import type { SnapshotFrom } from 'xstate';
import type { Fault } from '#services/fault.ts';
import type { OrderChangeContext as OrderKnown, OrderDifference } from '#services/orders/order-change.contract.ts';
import type { orderChangeMachine } from './order-change.machine.ts';
import type { InChange } from './order-change.types.ts';

type Change = SnapshotFrom<typeof orderChangeMachine>;

/** The last answer of the store said that the shopper is changing an order. */
export const isChanging = (change: Change): boolean => change.hasTag('changing');
export const isBeginning = (change: Change): boolean => change.hasTag('beginning');
export const isGivingUp = (change: Change): boolean => change.hasTag('givingUp');
export const inChangeIn = ({ context }: Change): InChange | null => context.inChange;

/** The difference as the store last said it; null while nobody knows it. */
export const differenceIn = ({ context }: Change): OrderDifference | null => context.difference;
/** It is being asked for, so that what stands there may not be so any more. */
export const isReckoning = (change: Change): boolean => change.hasTag('reckoning');
export const differenceFaultIn = ({ context }: Change): Fault | null => context.differenceFault;

export type OrderAsked =
  | { readonly state: 'reading' | 'unknown'; readonly order: null; readonly fault: Fault | null }
  | {
      readonly state: 'changeable' | 'unchangeable' | 'beginning';
      readonly order: OrderKnown;
      readonly fault: Fault | null;
    };

/** The order that the shopper may want to change, and how far they have come with that. */
export function orderAskedIn(change: Change): OrderAsked {
  const { known: order, fault } = change.context;
  if (order === null) return { state: change.matches({ beginning: 'unknown' }) ? 'unknown' : 'reading', order, fault };
  if (isBeginning(change)) return { state: 'beginning', order, fault };
  return { state: order.isChangeable ? 'changeable' : 'unchangeable', order, fault };
}

export const giveUpFaultIn = ({ context }: Change): Fault | null => context.giveUpFault;

/** Why a change ended by itself, while the shopper is to be told; null where nothing is to be told. */
export const endReasonIn = (change: Change): { readonly reason: string | null } | null =>
  change.hasTag('ended') ? { reason: change.context.check?.changeOrderCancelledReason ?? null } : null;
