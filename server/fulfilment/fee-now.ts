import { coverOf, type SaverCover } from '../delivery-saver/pass.ts';
import type { SaverPass } from '../delivery-saver/subscription.types.ts';
import type { HeldSlot, Hold } from './hold.ts';

/** What is paid for a slot, and what a delivery pass pays of it. */
export type Fee = { readonly feeCents: number; readonly savedCents: number; readonly saver: SaverCover | null };

const isCovering = (saver: SaverCover | null | undefined, subtotalCents: number): saver is SaverCover =>
  saver != null && subtotalCents >= saver.minimumOrderCents;

/** What a slot costs whoever has goods of so much. */
export const toPayOf = ({ feeCents, saver }: HeldSlot, subtotalCents: number): number =>
  isCovering(saver, subtotalCents) ? 0 : feeCents;

/**
 * What a hold costs now. A pass that it was taken with holds for it whatever becomes of the pass, and one that was bought
 * since counts too; the place of an order costs what the order was told.
 */
export function feeNow(
  { slot, isOrders = false }: Hold,
  pass: SaverPass | null | undefined,
  subtotalOf: () => number,
): Fee {
  const { feeCents } = slot;
  if (isOrders) return { feeCents: slot.agreedFeeCents ?? feeCents, savedCents: 0, saver: null };
  const saver = slot.saver ?? coverOf(pass, slot);
  return saver && isCovering(saver, subtotalOf())
    ? { feeCents: 0, savedCents: feeCents, saver }
    : { feeCents, savedCents: 0, saver: null };
}
