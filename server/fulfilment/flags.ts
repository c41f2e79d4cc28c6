import type { ServerContextWire } from '#services/session/session.contract.ts';
import type { Hold } from './hold.ts';
import type { Terms } from './terms.ts';

/** What a client has to tell a shopper of their slot and their trolley together. */
export const flagsOf = (terms: Terms, hold: Hold | null): ServerContextWire['context']['flags'] => ({
  trolleyNeedsReview: false,
  liquorCannotBeDelivered: false,
  isExpressDelivery: hold?.slot.kind === 'express' && terms.method === 'Courier',
  isFlexibleDelivery: hold?.slot.kind === 'flexible',
  isELockerPickupSlot: hold?.slot.pickupType === 'ELocker',
  expressItemQuantityExceededWhenItemIsAdded: false,
});
