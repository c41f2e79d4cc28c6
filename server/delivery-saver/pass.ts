import { isPlanDay } from '#services/delivery-saver/plan-days.rules.ts';
import type { HeldSlot } from '../fulfilment/hold.ts';
import type { SaverPass } from './subscription.types.ts';

/** What a pass promises of a delivery: its fee is paid for an order of so much. */
export type SaverCover = { readonly subscriptionId: string; readonly minimumOrderCents: number };

/** Not ended yet: what is over may stand there until it is swept. */
export const isLivePass = (pass: SaverPass | null, nowMs: number): pass is SaverPass =>
  pass !== null && (pass.state === 'active' || pass.dueMs === null || nowMs < pass.dueMs);

/**
 * What a pass promises for a day. One that goes on by itself covers every day that can be asked for, one that was given up
 * those that are paid for, and one that was not paid for none.
 */
function coverOn(pass: SaverPass, day: string): SaverCover | null {
  const isPaidFor = pass.state === 'active' || (pass.state === 'ending' && day <= pass.paidUntil);
  if (!isPaidFor || !isPlanDay(pass.days, day)) return null;
  return { subscriptionId: pass.subscriptionId, minimumOrderCents: pass.minimumOrderCents };
}

/** What a pass promises for a slot: only standard deliveries are in it. */
export const coverOf = (
  pass: SaverPass | null | undefined,
  { day, kind, pickupType }: Pick<HeldSlot, 'day' | 'kind' | 'pickupType'>,
): SaverCover | null => (pass && kind === 'standard' && pickupType === null ? coverOn(pass, day) : null);
